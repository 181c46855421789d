// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chatrun.h"

#include <string>
#include <utility>

namespace vitrine {

/// Makes turns of the items of OpenAI's Responses API, which Codex stores as well: reasoning, messages and calls up to
/// the first result are one turn. A call that holds its own result is a turn of its own.
class ResponseItems final {
public:
    ResponseItems(RunBuilder &builder, ChatRun &chat)
        : m_builder(builder)
        , m_chat(chat)
    {
    }

    /// False where the object is no item, such as a message of another API.
    bool add(JsonObject item, const SourceSpan &span, const TimeSpan &time = {});
    /// The next item starts a new turn.
    void endTurn() { m_isInTurn = false; }
    /// Reasoning that waits for its turn.
    std::string takeReasoning() { return std::exchange(m_reasoning, {}); }

    /// Calls whose results are recorded with them.
    static void addLogs(StepRecord &step, JsonObject interpreter);

private:
    StepRecord &turn(const SourceSpan &span, const TimeSpan &time);
    void reasoning(JsonObject item);
    bool message(JsonObject item, const SourceSpan &span, const TimeSpan &time);
    void call(JsonObject item, std::string_view type, const SourceSpan &span, const TimeSpan &time);
    void output(JsonObject item, const SourceSpan &span);
    void codeInterpreter(JsonObject item, const SourceSpan &span, const TimeSpan &time);

    RunBuilder &m_builder;
    ChatRun &m_chat;
    std::string m_reasoning; ///< before its turn
    bool m_isInTurn = false;
};

} // namespace vitrine
