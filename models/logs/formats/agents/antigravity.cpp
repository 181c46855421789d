// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/antigravity.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/steptext.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

class TranscriptReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override { m_builder.run.framework = "antigravity"; }
    void input(JsonObject event, const SourceSpan &span);
    void response(JsonObject event, const SourceSpan &span);
    void addCalls(ChatMessage &message, JsonObject event);
    void result(const std::string &type, JsonObject event, const SourceSpan &span);

    std::size_t m_open = 0; ///< calls of the last response without a result
};

void TranscriptReader::event(JsonObject event, const SourceSpan &span)
{
    constexpr auto known = std::to_array<std::string_view>({ "CONVERSATION_HISTORY", "EPHEMERAL_MESSAGE", "CHECKPOINT",
        "SYSTEM_MESSAGE", "KNOWLEDGE_ARTIFACTS", "ERROR_MESSAGE" });
    const std::string type = memberText(event, "type");
    if (type == "USER_INPUT")
        return input(event, span);
    if (type == "PLANNER_RESPONSE")
        return response(event, span);
    if (memberIs(event, "source", { "MODEL" }))
        return result(type, event, span);
    keep(type.empty() ? "record" : type, event, std::ranges::contains(known, std::string_view(type)),
        momentIn(event, "created_at"));
}

/// What the program adds to the request, such as the time or the open files, is kept apart from it.
void TranscriptReader::input(JsonObject event, const SourceSpan &span)
{
    const std::string content = memberText(event, "content");
    const TaggedText request = splitAtTags(content, "USER_REQUEST").value_or(TaggedText { {}, content, {} });
    const std::string context = std::string(request.before).append(request.behind);
    m_open = 0;
    say("user", std::string(request.inside), span, timeSpan(momentIn(event, "created_at"), {}));
    if (!context.empty())
        m_chat.event("context", "{\"text\":" + quotedJson(context) + '}');
}

void TranscriptReader::response(JsonObject event, const SourceSpan &span)
{
    ChatMessage message;
    message.role = "assistant";
    message.text = memberText(event, "content");
    message.thinking = memberText(event, "thinking");
    message.tokens = usageIn(JsonElement(event)).value_or(Tokens {});
    addCalls(message, event);
    m_open = message.calls.size();
    m_chat.add(std::move(message), span, timeSpan(momentIn(event, "created_at"), {}));
}

void TranscriptReader::addCalls(ChatMessage &message, JsonObject event)
{
    const auto calls = arrayMember(event, "tool_calls");
    if (!calls)
        return;
    for (const JsonElement element : *calls) {
        const auto call = objectIn(element);
        auto arguments = call ? memberOf(*call, "args") : std::nullopt;
        if (call && !arguments)
            arguments = memberOf(*call, "arguments");
        if (arguments)
            message.calls.push_back(chatCall(memberText(*call, "id"), memberText(*call, "name"), *arguments));
        else
            message.unknown.push_back(jsonText(element));
    }
}

/// A step of another type is the result of a call, in their order. Some calls are only recorded by it.
void TranscriptReader::result(const std::string &type, JsonObject event, const SourceSpan &span)
{
    if (m_open > 0) {
        --m_open;
        leaveMember(event, "type");
        leaveMember(event, "created_at");
    } else {
        if (!m_chat.isOpen())
            m_chat.begin(StepKind::Action, span).time = timeSpan(momentIn(event, "created_at"), {});
        m_chat.call({ .id = {}, .name = type, .arguments = "{}", .code = {} });
    }
    ChatResult result;
    result.text = memberText(event, "content");
    result.isError = memberIs(event, "status", { "ERROR", "CANCELED", "CANCELLED" });
    m_chat.result(std::move(result), span);
}

bool isStep(const Outline &value)
{
    return value.has("step_index") && value["source"].isString() && value["type"].isString() && value.has("status")
        && value.has("created_at");
}

} // namespace

bool Antigravity::isRecognized(const Sniff &sniff) { return anyRecord(sniff, isStep); }

void Antigravity::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<TranscriptReader>(file, sniff.framing, context);
}

} // namespace vitrine
