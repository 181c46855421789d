// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/finding.h"

#include <span>
#include <string_view>

namespace vitrine {

/// One kind of finding. The rule of a finding may have a suffix after a colon: "imports.deny:numpy.f2py".
struct ReviewRule {
    std::string_view id; ///< for rules of a policy, the location in the document
    std::string_view code;
    Severity severity = Severity::Note; ///< secrets in the results of a step are Denied if the policy blocks them
};

/// All kinds of findings, by id.
std::span<const ReviewRule> reviewRules();

} // namespace vitrine
