// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policyverdicts.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The kind of harm that an allowed item permits; None for most. `toString` returns "files", "processes" …
enum class Risk { None, Files, Processes, Network, Interpreter, RunsCode, Everything };
std::string_view toString(Risk risk);
/// The risk of a module or a pattern, a builtin, an attribute with two underscores, or a pattern of actions.
Risk riskOf(UseKind kind, std::string_view name);

/// Something that a policy allows but that should be reviewed: it is risky, or no step uses it.
struct LooseRule {
    UseKind kind = UseKind::Import; ///< the first of its list: Import, Builtin, Command …
    std::string name; ///< as in the policy
    Risk risk = Risk::None;
    std::vector<StepIndex> steps; ///< steps that use it, ascending; always empty if it is not risky
};

/// Risky ones first, then in the order of the policy. Does not include "*" for tools, which every policy needs. An
/// entry about actions is unused if it decides about no step.
std::vector<LooseRule> looseRules(const PolicyVerdicts &verdicts);

} // namespace vitrine
