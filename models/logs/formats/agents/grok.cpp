// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/grok.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/steps/steptext.h"

#include <utility>

namespace vitrine {

namespace {

class HistoryReader final : public EventReader {
public:
    using EventReader::EventReader;

    /// The last record was read: reasoning without a reply is a turn, too.
    void end()
    {
        if (m_nextSpan)
            hand(*m_nextSpan);
        finish();
    }

private:
    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override { m_builder.run.framework = "grok-cli"; }
    void user(JsonObject event, const SourceSpan &span);
    void assistant(JsonObject event, const SourceSpan &span);
    void result(JsonObject event, const SourceSpan &span);
    void reason(JsonObject event, const SourceSpan &span);
    void backendCall(JsonObject event, const SourceSpan &span);
    void hand(const SourceSpan &span);

    /// Reasoning and the service's own calls are recorded before the reply that they belong to.
    ChatMessage m_next;
    std::optional<SourceSpan> m_nextSpan;
};

void HistoryReader::event(JsonObject event, const SourceSpan &span)
{
    const std::string type = memberText(event, "type");
    if (type == "reasoning")
        return reason(event, span);
    if (type == "backend_tool_call" && objectMember(event, "kind"))
        return backendCall(event, span);
    if (type == "assistant")
        return assistant(event, span);
    if (m_nextSpan)
        hand(*m_nextSpan);
    if (type == "user")
        return user(event, span);
    if (type == "tool_result")
        return result(event, span);
    const auto content = memberOf(event, "content");
    if (type == "system" && content)
        return say("system", contentText(*content), span);
    keep(type.empty() ? "record" : type, event, false);
}

/// Messages with a reason are the program's own, such as the environment or a reminder.
void HistoryReader::user(JsonObject event, const SourceSpan &span)
{
    const bool isOwn = memberOf(event, "synthetic_reason").has_value();
    leaveMember(event, "synthetic_reason");
    ChatMessage message = readChatMessage(event, isOwn ? "system" : "user");
    const auto query = splitAtTags(message.text, "user_query");
    if (query && query->before.empty() && query->behind.empty())
        message.text = std::string(query->inside);
    m_chat.add(std::move(message), span);
}

void HistoryReader::assistant(JsonObject event, const SourceSpan &span)
{
    if (const auto content = memberOf(event, "content"))
        m_next.text = contentText(*content);
    m_next.model = memberText(event, "model_id");
    if (const auto calls = arrayMember(event, "tool_calls"))
        for (const JsonElement element : *calls) {
            const auto call = objectIn(element);
            const auto arguments = call ? memberOf(*call, "arguments") : std::nullopt;
            if (arguments)
                m_next.calls.push_back(chatCall(memberText(*call, "id"), memberText(*call, "name"), *arguments));
            else
                m_next.unknown.push_back(jsonText(element));
        }
    hand(span);
}

void HistoryReader::reason(JsonObject event, const SourceSpan &span)
{
    if (!m_nextSpan)
        m_nextSpan = span;
    if (const auto summary = memberOf(event, "summary"))
        m_next.thinking += (m_next.thinking.empty() ? "" : "\n\n") + contentText(*summary);
}

/// A search by the service itself, whose result is not recorded.
void HistoryReader::backendCall(JsonObject event, const SourceSpan &span)
{
    if (!m_nextSpan)
        m_nextSpan = span;
    const auto kind = objectMember(event, "kind");
    const auto action = memberOf(*kind, "action");
    std::string id = memberText(*kind, "id");
    std::string name = memberText(*kind, "tool_type");
    m_next.calls.push_back(action
            ? chatCall(std::move(id), std::move(name), *action)
            : ChatCall { .id = std::move(id), .name = std::move(name), .arguments = "{}", .code = {} });
}

void HistoryReader::result(JsonObject event, const SourceSpan &span)
{
    ChatResult result;
    result.id = memberText(event, "tool_call_id");
    if (const auto content = memberOf(event, "content"))
        result.text = contentText(*content);
    const auto failed = memberOf(event, "is_error");
    result.isError = failed && boolIn(*failed).value_or(false);
    m_chat.result(std::move(result), span);
}

void HistoryReader::hand(const SourceSpan &span)
{
    SourceSpan whole = m_nextSpan.value_or(span);
    whole.byteTo = span.byteTo;
    m_next.role = "assistant";
    m_chat.add(std::exchange(m_next, {}), whole);
    m_nextSpan.reset();
}

bool isLine(const Outline &value)
{
    const std::string_view type = value["type"].text;
    if (value.has("role") || value.has("message") || value.has("uuid"))
        return false;
    const bool isAssistant = type == "assistant" && value.has("content")
        && (value.has("model_id") || value["tool_calls"].first().has("arguments"));
    const bool isUser
        = type == "user" && value["content"].isArray() && (value.has("prompt_index") || value.has("synthetic_reason"));
    return isAssistant || isUser || (type == "backend_tool_call" && value["kind"].has("tool_type"));
}

} // namespace

bool Grok::isRecognized(const Sniff &sniff) { return anyRecord(sniff, isLine); }

void Grok::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    HistoryReader reader(stream, context, walker);
    forEachRecord(stream, context, [&] { reader.record(); });
    reader.end();
}

} // namespace vitrine
