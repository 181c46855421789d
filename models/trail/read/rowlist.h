// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter/filter.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The queries of lists to a trail: first the ids, in display order, then the rows when they are shown.
namespace vitrine {

/// The sort key of a list. Rows without a value come first, and last in descending order; rows with the same value are
/// in the order of import.
enum class RunSort {
    Import,
    Task,
    Steps,
    Blocked,
    Errors,
    Tokens,
    Time,
    Agent,
    Model,
    Source,
    Replay, ///< the worst verdict
    Answer,
    Expected,
    Cost,
    Started,
    Score, ///< the first one that is a number
    Field ///< a field of the filter language
};
enum class StepSort { Import, Kind, Status, FirstLine, ReplayTime, Replay };

struct RunList {
    std::optional<Filter> filter = {}; ///< runs with a step that matches it
    RunSort sort = RunSort::Import;
    bool isDescending = false;
    std::string field = {}; ///< for RunSort::Field
};

/// The property by which a list of runs is grouped.
enum class RunGroupBy { None, Source, Agent, Model, Task };

/// A run with its group and the counts that groups add up.
struct GroupedRun {
    RunId run = 0;
    std::size_t group = 0;
    std::uint64_t steps = 0;
    std::uint64_t blocked = 0;
    std::uint64_t errors = 0;
    std::optional<std::int64_t> tokens = {}; ///< nothing if not recorded
    std::optional<double> cost = {};
    std::optional<double> score = {}; ///< the first one that is a number
    std::optional<bool> isRight = {}; ///< its answer is the expected one; nothing if none was expected
};

/// All runs in the order of import, and the names of their groups. A name is empty where a log records none; that of a
/// task is its beginning.
struct GroupedRuns {
    std::vector<std::string> names;
    std::vector<GroupedRun> runs;
};

/// Whether a field of the filter language describes a run as a whole: "run.state", "source.format".
bool isRunField(std::string_view field);

/// The value of a field of the filter language; empty if there is none.
using FieldValue = std::variant<std::monostate, std::int64_t, double, std::string>;

struct StepList {
    RunId run = 0; ///< 0: steps of all runs
    std::optional<Filter> filter = {};
    StepSort sort = StepSort::Import;
    bool isDescending = false;
};

/// A run that a call in another run has started.
struct StartedRun {
    RunId run = 0;
    std::string call; ///< id of the call; empty if the log does not say which one it was
    bool operator==(const StartedRun &) const = default;
};

/// A run that was called by another one, as agents call sub-agents.
struct RunCall {
    RunId caller = 0;
    RunId called = 0;
    bool operator==(const RunCall &) const = default;
};

struct RowTotals {
    std::uint64_t runs = 0;
    std::uint64_t steps = 0;
    bool operator==(const RowTotals &) const = default;
};

/// A step whose recording has an error, with the data that distinguishes such steps. Texts are truncated to some
/// thousand bytes.
struct ErrorLine {
    StepId step = 0;
    RunId run = 0;
    std::uint64_t ordinal = 0;
    std::optional<std::int64_t> externalNumber;
    ErrorRecord error; ///< without its traceback
};

/// A step with the same code as an earlier step of its run.
struct RepeatLine {
    StepId step = 0;
    RunId run = 0;
    std::uint64_t ordinal = 0;
    std::optional<std::int64_t> externalNumber;
    std::uint64_t earlier = 0; ///< ordinal of the first step with that code
    int inRow = 1; ///< number of consecutive steps with this code so far; 2 or more are a loop
};

/// How far the executions of a trail were read: entries of its own chain, and of the trails that were merged into it.
struct ReplayPosition {
    std::int64_t own = 0;
    std::int64_t merged = 0;
};

/// How far the steps of a trail were read: its own ones, and those that were merged into it.
struct StepPosition {
    StepId own = 0;
    StepId merged = 0;
};

/// How far recordings were read: complete rows by their ids, those of live runs by their entries, because several
/// agents may record at the same time.
struct RecordingPosition {
    StepPosition complete; ///< of steps or of runs, depending on what is read
    ReplayPosition live;
};

/// A step and the run that it belongs to.
struct StepLine {
    StepId step = 0;
    RunId run = 0;
};

/// How an execution of a step compared with the recording.
struct ReplayLine {
    ExecutionId execution = 0;
    bool isOwn = true; ///< it was made in this trail, after all merged executions
    StepId step = 0;
    RunId run = 0;
    std::uint64_t ordinal = 0;
    std::optional<std::int64_t> externalNumber;
    ReplayVerdict verdict = ReplayVerdict::None;
    StepStatus status = StepStatus::Ok;
    std::optional<StepError> error; ///< its class and the beginning of its message; only set if nothing was compared
};

} // namespace vitrine
