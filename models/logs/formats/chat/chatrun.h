// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/callnotes.h"
#include "models/logs/formats/chat/chatmessage.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/runbuilder.h"
#include "models/trail/record/callfacts.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// Builds steps from a conversation: a turn of the model, its tool calls and their results are one step. Readers of
/// other shapes open steps themselves and add their calls and results.
class ChatRun final {
public:
    explicit ChatRun(RunBuilder &builder);

    void add(ChatMessage message, const SourceSpan &span, const TimeSpan &time = {});
    /// Call it after the last message was added.
    void finish();
    /// Sets whether fenced blocks and tags in replies are code that a program runs; otherwise only tool calls run code.
    /// By default they are, until a message has a tool call.
    void setRunsText(bool runs) { m_runsText = runs; }
    /// Adds an event other than messages and calls. It is kept with the current step, the next one, or the run. `json`
    /// is the record as in the log.
    void event(std::string_view kind, std::string_view json, std::optional<double> at = {});

    /// Starts a step for the reader. It stays open for calls and results until the next one.
    StepRecord &begin(StepKind kind, const SourceSpan &span);
    bool isOpen() const { return m_step.has_value(); }
    /// Takes the open step back, which a later record has in another form.
    void discard()
    {
        m_notes.forget(*m_step);
        m_step.reset();
    }
    StepRecord &step() { return *m_step; }
    /// Replaces the tokens of the open step; previous, different ones are kept as an event.
    void setTokens(const Tokens &tokens);
    void call(ChatCall call);
    /// Adds a result to the call with its id, possibly in an earlier step, else to the first open call without a
    /// result.
    void result(ChatResult result, const SourceSpan &span, std::optional<double> seconds = {});
    /// Sets the exit status of a call's command if it is recorded separately from the result.
    void ended(std::string_view id, std::int64_t status, std::optional<double> seconds);
    /// Notes who decided whether a call may run. The call may follow.
    void decided(std::string_view id, Approval approval);
    /// Notes when a call began. The call may follow.
    void startedAt(std::string_view id, double at);
    /// Adds the result of running the open step's code, as one text.
    void observation(std::string_view text, const SourceSpan &span);

private:
    StepRecord *open() { return m_step ? &*m_step : nullptr; }
    void assistant(ChatMessage message, const SourceSpan &span, const TimeSpan &time);
    void plain(const ChatMessage &message, const SourceSpan &span, const TimeSpan &time);
    bool isObservation(std::string_view text) const;
    bool isAnswerToTextCall(std::string_view text, const SourceSpan &span);
    void exited(std::string_view id, std::int64_t status);
    void close();

    RunBuilder &m_builder;
    std::optional<StepRecord> m_step;
    std::string m_pending; ///< events, as a JSON list without its brackets
    CallNotes m_notes;
    bool m_runsText = true;
    bool m_hasTextCalls = false; ///< for the current step
};

} // namespace vitrine
