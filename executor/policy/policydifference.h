// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policycomments.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// One difference between two policies.
struct PolicyDifference {
    enum class Kind { Added, Removed, Changed };
    Kind kind = Kind::Changed;
    std::string path; ///< "imports.allow", "limits.operations" …
    std::string value; ///< the entry of a list, or the new value as JSON
    std::string before; ///< the old value as JSON; empty for entries of lists
    bool operator==(const PolicyDifference &) const = default;
};
std::string_view toString(PolicyDifference::Kind kind);

/// In the order of the canonical document. Names, versions and bases are not compared, since they do not affect
/// permissions.
std::vector<PolicyDifference> differences(const Policy &from, const Policy &to);
/// The differences of the comments on rules, which do not change permissions: "comments.imports.allow/sympy".
std::vector<PolicyDifference> differences(const PolicyComments &from, const PolicyComments &to);

} // namespace vitrine
