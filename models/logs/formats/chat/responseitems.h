// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatrun.h"

#include <map>
#include <string>
#include <utility>

namespace vitrine {

/// Builds turns from the items of OpenAI's Responses API, which Codex stores as well: reasoning, messages and calls up
/// to the first result are one turn. Calls that the service itself ran, with their results, are part of it.
class ResponseItems final {
public:
    ResponseItems(RunBuilder &builder, ChatRun &chat)
        : m_builder(builder)
        , m_chat(chat)
    {
    }

    /// Returns false if the object is not an item, such as a message of another API.
    bool add(JsonObject item, const SourceSpan &span, const TimeSpan &time = {});
    /// Ends the turn, so that the next item starts a new one.
    void endTurn() { m_isInTurn = false; }
    /// Takes the reasoning that was not added to a turn yet.
    std::string takeReasoning() { return std::exchange(m_reasoning, {}); }

    /// Adds calls whose results are recorded with them.
    static void addLogs(StepRecord &step, JsonObject interpreter);

private:
    StepRecord &turn(const SourceSpan &span, const TimeSpan &time);
    void reasoning(JsonObject item);
    bool message(JsonObject item, const SourceSpan &span, const TimeSpan &time);
    void call(JsonObject item, std::string_view type, const SourceSpan &span, const TimeSpan &time);
    void output(JsonObject item, const SourceSpan &span);
    void answered(JsonObject item);
    void codeInterpreter(JsonObject item, const SourceSpan &span, const TimeSpan &time);

    RunBuilder &m_builder;
    ChatRun &m_chat;
    std::string m_reasoning; ///< not added to a turn yet
    bool m_isInTurn = false;
    std::map<std::string, Approval> m_answers; ///< by the request to approve a call, until the call follows
};

/// Whether the item is a message of the model as the Responses API has it, not one of another API.
bool isReplyItem(JsonObject item);

} // namespace vitrine
