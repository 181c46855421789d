// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/anymessage.h"
#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/formats/chat/responseitems.h"
#include "models/logs/steps/recordwalker.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine {

/// Members of an object that may contain its messages.
inline constexpr std::array<std::string_view, 10> conversationKeys { "messages", "history", "conversation",
    "conversations", "output", "trajectory", "chat_history", "input", "data", "traj" };

/// Reads one conversation: an object with a list of messages, the list alone, or messages one by one. Its run is passed
/// on by `handOn`.
class ConversationReader final : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    void object();
    void list();
    /// Reads one message of a file of messages.
    void line() { element(m_stream.take(), {}); }
    void finishList(const SourceSpan &span);
    /// Reads like `object`, but the run is completed by `finishRun`.
    Envelope collect();
    /// `collection`: the data of an object that contains several conversations, as JSON; may be empty.
    void finishRun(const Envelope &envelope, std::string collection, std::uint64_t parent);
    /// The model of all conversations of a collection, for one that names none.
    void setModel(const std::string &model) { m_builder.run.model = model; }
    /// Passes the run on. Does nothing if it has no steps.
    void handOn();
    bool isEmpty() const { return m_builder.isEmpty(); }
    /// Whether there are messages, but no reply of a model and no result of a tool.
    bool hasPromptsOnly() const { return m_builder.hasPromptsOnly(); }
    const SourceSpan &span() const { return m_builder.run.span; }

private:
    bool member(std::string_view key, Envelope &frame);
    void elements(std::string_view name);
    void element(const JsonSlice &slice, const std::string &location);
    bool message(ChatMessage message, std::string name, const SourceSpan &span, const TimeSpan &time);
    static TimeSpan timeOf(JsonObject message);
    void endOf(JsonObject response);
    void takeSides(ChatMessage &message, const std::string &name);
    bool mark(JsonObject object);
    bool item(JsonObject object, const SourceSpan &span);
    void putInOrder();
    void finish(const Envelope &envelope);
    void reply(JsonObject response, const SourceSpan &span);
    void program(JsonObject object, const SourceSpan &span);

    RunBuilder m_builder;
    ChatRun m_chat { m_builder };
    ResponseItems m_items { m_builder, m_chat };
    std::string m_collection;
    bool m_hasNames = false;
    bool m_isFirst = true;
    bool m_hasList = false;
};

} // namespace vitrine
