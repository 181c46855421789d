// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/policy/baseuse.h"
#include "models/judging/looserules.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What a policy says of one thing, as the list of rules shows it.
struct PolicyValue {
    UseKind kind = UseKind::Import;
    std::string name; ///< a module or pattern, a builtin, an attribute, a class of syntax, a tool
    bool isAllowed = false;
    bool wasAllowed = false; ///< by the policy in force
    Risk risk = Risk::None;
    std::uint64_t steps = 0; ///< that use it
};

/// All that the policies name or the steps use, what is used most first. `use` may be null.
std::vector<PolicyValue> policyValues(UseKind kind, const Policy &active, const Policy &draft, const BaseUse *use);

/// The list that rules on a use, as differences and comments call it: "imports.allow".
std::string_view pathOf(UseKind kind);

/// The policy with one thing allowed or denied, by the smallest change of its lists.
Policy withValue(Policy policy, UseKind kind, const std::string &name, bool isAllowed);

/// The policy with an entry of a list that no facts are judged by, or without it.
Policy withEntry(Policy policy, const PolicyRule &list, const std::string &entry, bool isThere);

} // namespace vitrine
