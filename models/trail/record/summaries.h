// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>
#include <string>

/// Recorded data as shown in lists.
namespace vitrine {

/// A source with its counts, as shown in lists.
struct SourceSummary {
    SourceId id = 0;
    SourceRecord record;
    bool isComplete = false; ///< its import has ended: its rows are final
    std::string report; ///< JSON of the import report; empty until then
    std::uint64_t runs = 0;
};

/// A run as shown in lists, without the content of steps.
struct RunSummary {
    RunId id = 0;
    SourceId source = 0;
    RunRecord record;
    std::uint64_t steps = 0;
    std::uint64_t codeSteps = 0;
    std::uint64_t errors = 0; ///< steps with an error that is not a denial
    std::uint64_t blocked = 0; ///< steps that a policy denied
    bool isLive = false; ///< its steps were recorded while they ran, and more may come
};

/// The lines of a summary are cut to this number of bytes.
inline constexpr std::size_t longestSummaryLine = 400;

/// A step as shown in lists.
struct StepSummary {
    StepId id = 0;
    RunId run = 0;
    std::uint64_t ordinal = 0;
    std::optional<std::int64_t> externalNumber;
    StepKind kind = StepKind::Action;
    std::string firstLine; ///< of the code, or else of the thought, or of the message to the agent
    bool hasCode = false;
    bool isReplayable = false; ///< it has Python code
    bool isFinalAnswer = false;
    std::optional<ErrorLayer> errorLayer;
    std::string errorMessage; ///< first line
    bool isOpen = false; ///< recorded live and not ended: it runs, or was interrupted
    bool isInterrupted = false; ///< its program ended before the step did
    TimeSpan time;
    Tokens tokens;
    ExecutionId lastExecution = 0; ///< newest execution of this step, including edited ones
    std::optional<StepStatus> lastStatus;
    ReplayVerdict lastVerdict = ReplayVerdict::None;
    std::string lastReason;
    double lastSeconds = 0;
};

/// One execution with its start, its end (if it has ended) and the session it belongs to.
struct Execution {
    ExecutionId id = 0;
    ExecutionState state = ExecutionState::Running;
    ExecutionBegin begin;
    std::optional<ExecutionEnd> end;
    SessionRecord session;
};

/// The verdict of a policy on a step.
struct StepVerdict {
    StepId step = 0;
    Verdict verdict = Verdict::Allowed;
};

struct NoteSummary {
    std::int64_t id = 0;
    NoteRecord note;
};

} // namespace vitrine
