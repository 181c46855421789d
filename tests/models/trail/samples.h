// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <SQLiteCpp/Database.h>

#include <string>
#include <vector>

/// Records for the tests of the trail, with every field filled, and with every optional one empty.
namespace vitrine::samples {

SourceRecord source(const std::string &name = "run.json");
RunRecord fullRun();
RunRecord bareRun();
StepRecord fullStep(std::uint64_t ordinal);
StepRecord bareStep(std::uint64_t ordinal);
/// `count` steps of which each repeats the prompt of the one before, as agents' logs do.
std::vector<StepRecord> steps(std::uint64_t count);
SessionRecord session(RunId run, const std::string &policy);
ExecutionEnd fullEnd();
/// With findings and an environment.
ExecutionEnd endOfTwo();
/// And with shapes.
ExecutionEnd endOfThree();
EnvironmentRecord environment();
ExecutionEnd bareEnd();

/// A trail with one completed source of two runs, a session, and one ended execution; closed.
struct Written {
    SourceId source = 0;
    Recorder::AddedRun first;
    Recorder::AddedRun second;
    SessionId session = 0;
    ExecutionId execution = 0;
};
Written writeTrail(const std::string &file);

/// Runs `sql` on the file like an attacker who changes what was recorded: the triggers are dropped first.
void tamper(const std::string &file, const std::string &sql);

/// For comparisons that print names: QTest and the project's `toString` do not go together.
inline std::string nameOf(ErrorCode code) { return std::string(toString(code)); }
template <typename T>
std::string codeOf(const Result<T> &result)
{
    return result ? std::string("no error") : nameOf(result.error().code);
}

} // namespace vitrine::samples
