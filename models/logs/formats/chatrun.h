// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chatmessage.h"
#include "models/logs/steps/runbuilder.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>
#include <string>
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
    /// Whether fenced blocks and tags in replies are code, as where a program runs them; otherwise only tool calls run
    /// something. By itself they are, until a message has a tool call.
    void setRunsText(bool runs) { m_runsText = runs; }
    /// Something that happened beside messages and calls: kept with the step at hand, or with the next one, or with
    /// the run. `json` is the record as the log has it.
    void event(std::string_view kind, std::string_view json, std::optional<double> at = {});

    /// A step of the reader's own; stays open for calls and results until the next one.
    StepRecord &begin(StepKind kind, const SourceSpan &span);
    bool isOpen() const { return m_step.has_value(); }
    StepRecord &step() { return *m_step; }
    /// Replaces the tokens of the open step; others that it had are kept as an event.
    void setTokens(const Tokens &tokens);
    void call(ChatCall call);
    /// Goes to the call with its id, be it some steps back, else to the first open call without a result.
    void result(ChatResult result, const SourceSpan &span, std::optional<double> seconds = {});
    /// How the command of a call ended, where that is recorded apart from its result.
    void ended(std::string_view id, std::int64_t status, std::optional<double> seconds);
    /// The result of running the open step's code, as one text.
    void observation(std::string_view text, const SourceSpan &span);

private:
    struct Location {
        StepRecord *step = nullptr;
        RecordedToolCall *call = nullptr;
    };
    Location locationOf(std::string_view id);
    void assistant(ChatMessage message, const SourceSpan &span, const TimeSpan &time);
    void plain(const ChatMessage &message, const SourceSpan &span, const TimeSpan &time);
    bool isObservation(std::string_view text) const;
    bool isAnswerToTextCall(std::string_view text, const SourceSpan &span);
    void close();

    RunBuilder &m_builder;
    std::optional<StepRecord> m_step;
    std::string m_pending; ///< events, as a JSON list without its brackets
    bool m_runsText = true;
    bool m_hasTextCalls = false; ///< of the step at hand
};

/// The error that a Python traceback, or a syntax error without one, at the end of an output reports; nothing when
/// there is none.
std::optional<ErrorRecord> tracebackIn(std::string_view output);

/// The exit status that tools write into the output of a command; nothing when there is none.
std::optional<std::int64_t> exitStatusIn(std::string_view output);

/// Adds a member to a JSON object in text, which may be empty.
void addToExtra(std::string &extra, std::string_view key, std::string_view json);

/// Adds the members of one JSON object in text to another; both may be empty.
void mergeExtra(std::string &extra, std::string_view other);

/// The error of a command that ended with this status; nothing for 0.
std::optional<ErrorRecord> exitError(std::int64_t status, std::string_view output);

} // namespace vitrine
