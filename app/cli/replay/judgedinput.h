// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"
#include "models/judging/policyverdicts.h"
#include "models/judging/recordedactions.h"
#include "models/replay/logpolicy.h"
#include "models/replay/runreplayer.h"

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// Runs of logs and trails, in the form in which policies judge them.
struct JudgedInput {
    struct Run {
        std::string file;
        std::uint64_t number = 0; ///< shown to the user: position in a log, row in a trail
        std::string task;
        std::string trail; ///< the trail that it is stored in; empty for a log
        RunId stored = 0; ///< row in that trail; 0 for a log
        ReplayRequest request; ///< to replay the run; empty unless requested
        std::optional<RecordedDialect> dialect = {}; ///< in which its code was executed, if known
    };
    std::shared_ptr<const FactBase> base;
    std::vector<Run> runs; ///< by RunIndex
    RecordedActions actions; ///< of the same runs
    ExitStatus status = ExitStatus::Fine; ///< Unusable if something could not be read
};

/// Reads and reviews logs, trails and folders of them; for trails also the recorded usage of executions. Errors are
/// printed on the console. With `keepsRequests` the runs can be replayed. With a `trail` logs are imported into it
/// first. `project`: the folder that the agents worked in, instead of the one in their logs.
std::expected<JudgedInput, ExitStatus> readJudgedInput(Console &console, const std::vector<std::string> &files,
    bool keepsRequests = false, const std::string &trail = {}, const std::string &project = {});

/// "Import of sympy is not allowed", made safe.
QString objectionText(const Objection &objection);
/// Why the policy verdict on a step is only known at run time.
QString openQuestionText(const FactBase &base, StepIndex step);

} // namespace vitrine
