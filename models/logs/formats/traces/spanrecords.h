// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/runbuilder.h"
#include "models/logs/steps/scorelist.h"
#include "models/trail/record/callfacts.h"

#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// The answer of a model that judges the run: not a turn of the agent, but kept with its turns.
StepRecord graderStep(const Span &span);
/// A relevant span that is neither a call nor a step, as an event in JSON.
std::string eventOf(const Span &span);
/// OpenTelemetry's conventions have the result of an evaluation as an event of the span that was evaluated.
void addEvaluations(const Span &span, ScoreList &scores);

/// Adds the calls of a model's reply.
void addCalls(StepRecord &step, const Span &span);
/// Settles what code ran: a reply that could not be parsed never ran; a call of an interpreter names the code itself.
void closeCode(StepRecord &step, std::optional<CodeRecord> replyCode);
/// The time that a model needed, and the rest of the step's time. `step` may be null.
void addSeconds(JsonExtra &extra, const Span &model, const Span *step);
/// The answer of a run in the output of its agent's span.
std::string answerOf(const Span &described);

/// The call that a tool's span reports, without its result.
RecordedToolCall callOfTool(const Span &span);
void takeToolResult(RecordedToolCall &call, const Span &span);
/// The call of the model that the tool's span answers: by its id, or by name and arguments, some turns back too, or by
/// the name alone in the current turn.
RecordedToolCall *openCall(const RecordedToolCall &wanted, StepRecord &current, RunBuilder &builder);

/// Notes when a call of the step began; for one of an earlier step, that step is no longer at hand. A call without an
/// id gets that of its span.
void noteStart(RecordedToolCall &call, const Span &span, const StepRecord &step, std::vector<CallFacts> &starts);

} // namespace vitrine
