// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chatmessage.h"
#include "models/logs/steps/runbuilder.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// Makes steps of a conversation: a turn of the model, the tool calls in it and what came back to them are one step.
/// Readers of other shapes open steps themselves and give their calls and results.
class ChatRun final {
public:
    explicit ChatRun(RunBuilder &builder);

    void add(ChatMessage message, const SourceSpan &span, const TimeSpan &time = {});
    /// The last message was added.
    void finish();

    /// A step of the reader's own; stays open for calls and results until the next one.
    StepRecord &begin(StepKind kind, const SourceSpan &span);
    bool isOpen() const { return m_step.has_value(); }
    StepRecord &step() { return *m_step; }
    void call(ChatCall call);
    /// Goes to the call with its id, be it some steps back, else to the first open call without a result.
    void result(ChatResult result, const SourceSpan &span, std::optional<double> seconds = {});
    /// What running the open step's code gave, as one text.
    void observation(std::string_view text, const SourceSpan &span);

private:
    struct Place {
        StepRecord *step = nullptr;
        RecordedToolCall *call = nullptr;
    };
    Place placeOf(std::string_view id);
    void assistant(ChatMessage message, const SourceSpan &span, const TimeSpan &time);
    void plain(const ChatMessage &message, const SourceSpan &span, const TimeSpan &time);
    bool isObservation(std::string_view text) const;

    RunBuilder &m_builder;
    std::optional<StepRecord> m_step;
};

/// The error that a Python traceback at the end of an output tells of; nothing when there is none.
std::optional<ErrorRecord> tracebackIn(std::string_view output);

/// The error of a command that ended with this status; nothing for 0.
std::optional<ErrorRecord> exitError(std::int64_t status, std::string_view output);

} // namespace vitrine
