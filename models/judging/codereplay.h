// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/executor.h"
#include "models/judging/recordedactions.h"

#include <string>
#include <string_view>

namespace vitrine {

/// The result of running the Python code of a recorded action again.
struct CodeReplay {
    /// Same: its printed text or its error is in the recorded result. Incomplete: it needs a file that the session did
    /// not write or a module that is not installed. NotCompared: no result was recorded, or it did not run here.
    enum class Outcome { Same, Differs, Incomplete, NotCompared };
    Outcome outcome = Outcome::NotCompared;
    std::string missing {}; ///< the missing file or module
    StepResult result;
};
std::string_view toString(CodeReplay::Outcome outcome);

/// The policy for code of commands: all of Python, with files only in its working folder and without network.
Policy codeReplayPolicy();

/// Runs the code of an action in a session of its own, whose working folder has the files that the recorded session had
/// written by then. Paths within `project` are relative to it. Blocks.
Result<CodeReplay> replayCode(
    Executor &executor, const RecordedAction &action, const ActionCode &code, std::string_view project);

} // namespace vitrine
