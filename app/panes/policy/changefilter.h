// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policycomparison.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace vitrine {

/// The number of steps whose verdict changes or that only a run can decide.
std::uint64_t changedSteps(const ChangeCounts &counts);

/// A filter expression for exactly those steps; nothing if there are too many.
std::optional<QString> changeFilter(const FactBase &base, const PolicyComparison &comparison);

/// A filter expression for the steps with a verdict; nothing if there are too many and no name of the policy that the
/// filter language knows.
std::optional<QString> verdictFilter(const PolicyVerdicts &verdicts, Verdict verdict);

/// A filter expression for the chosen steps; empty for none, nothing if there are too many.
std::optional<QString> stepFilter(const FactBase &base, const std::function<bool(StepIndex)> &isMeant);

/// A filter expression for the steps that use an entry of a policy's list: a module, a builtin, a class of syntax, or
/// what a pattern of actions matches.
std::optional<QString> useFilter(const PolicyVerdicts &verdicts, UseKind kind, const std::string &name);

} // namespace vitrine
