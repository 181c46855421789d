// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policycomparison.h"

#include <QString>

#include <optional>
#include <string>

namespace vitrine {

/// The number of steps whose verdict changes or is undecidable without running.
std::uint64_t changedSteps(const ChangeCounts &counts);

/// An expression of the filter language for exactly those. Of very many steps there is none: nothing.
std::optional<QString> changeFilter(const FactBase &base, const PolicyComparison &comparison);

/// One for the steps that use something which a list of a policy rules on: a module, a builtin, a class of syntax, or
/// what a pattern of actions decides about.
std::optional<QString> useFilter(const PolicyVerdicts &verdicts, UseKind kind, const std::string &name);

} // namespace vitrine
