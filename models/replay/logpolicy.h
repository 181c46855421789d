// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/policytrace.h"
#include "models/replay/runreplayer.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>
#include <span>

namespace vitrine {

/// The traces of the policy in the log of one run. Without its steps, only the imports are known.
PolicyTrace policySeen(const RunRecord &run, std::span<const ReplayStep> steps);

/// The language in which the code of a run was executed.
struct RecordedDialect {
    Dialect dialect = Dialect::Python;
    std::optional<DialectVersion> version = {}; ///< of the framework, if its recording names it

    /// Changes the policy to this language. A version that is not known stays.
    void apply(Policy &policy) const;
};

/// The dialect of a run: that of its policy if it is known, smolagents' for its own agents, and Python for those of
/// other frameworks. Nothing if neither is known.
std::optional<RecordedDialect> recordedDialect(const RunRecord &run, const PolicyTrace &trace);

/// The dialect of all runs, in the newest of their versions; nothing if they differ, or one is not known.
std::optional<RecordedDialect> commonDialect(std::span<const std::optional<RecordedDialect>> runs);

/// The policy to replay a run under: the framework's default, changed by the traces in its log. Without the steps, only
/// the imports are known, and `codeSteps`, the number of steps with code, which is the least that the policy must
/// allow.
Policy policyOfLog(const RunRecord &run, std::span<const ReplayStep> steps = {}, std::uint64_t codeSteps = 0);

} // namespace vitrine
