// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/exitstatus.h"
#include "models/judging/policyverdicts.h"
#include "models/judging/recordedactions.h"
#include "models/replay/runreplayer.h"

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <vector>

namespace vitrine {

/// Runs of logs and trails, as policies are judged by them.
struct JudgedInput {
    struct Run {
        std::string file;
        std::uint64_t number = 0; ///< by which the user knows it: its place in a log, its row in a trail
        std::string task;
        std::string trail; ///< that it is stored in; empty of a log
        RunId stored = 0; ///< its row there; 0 of a log
        ReplayRequest request; ///< to run it again; empty unless it was asked for
    };
    std::shared_ptr<const FactBase> base;
    std::vector<Run> runs; ///< by RunIndex
    RecordedActions actions; ///< of the same runs
    ExitStatus status = ExitStatus::Fine; ///< Unusable when something could not be read
};

/// Reads and reviews logs, trails and folders of them; of trails also what executions have used. What is wrong is said
/// on the console. With `keepsRequests` the runs can be run again. With a `trail` logs are imported into it first.
/// `project`: the folder that the agents worked in, in place of the one that their logs name.
std::expected<JudgedInput, ExitStatus> readJudgedInput(Console &console, const std::vector<std::string> &files,
    bool keepsRequests = false, const std::string &trail = {}, const std::string &project = {});

/// "Import of sympy is not allowed", made safe.
QString objectionText(const Objection &objection);
/// Why the policy verdict of a step is undecidable without running it.
QString openQuestionText(const FactBase &base, StepIndex step);

} // namespace vitrine
