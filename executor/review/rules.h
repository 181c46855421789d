// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/finding.h"

#include <span>
#include <string_view>

namespace vitrine {

/// One kind of finding. A finding's rule may say more behind a colon: "imports.deny:numpy.f2py".
struct ReviewRule {
    std::string_view id; ///< of a rule that a policy sets: its place in the document
    std::string_view code;
    Severity severity = Severity::Note; ///< secrets in what a step gives are Denied where the policy blocks them
};

/// Every kind of finding that there is, by id.
std::span<const ReviewRule> reviewRules();

} // namespace vitrine
