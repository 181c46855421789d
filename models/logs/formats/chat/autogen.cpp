// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/autogen.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

bool isMessage(const Outline &value)
{
    const std::string_view type = value["type"].text;
    return value["source"].isString() && value.has("content") && (type.ends_with("Message") || type.ends_with("Event"))
        && (value.has("models_usage") || value.has("metadata"));
}

/// What a model is given, as agents of the core interface store it.
bool isModelMessage(const Outline &value)
{
    const std::string_view type = value["type"].text;
    return value.has("content")
        && (type == "SystemMessage" || type == "FunctionExecutionResultMessage"
            || ((type == "UserMessage" || type == "AssistantMessage") && value["source"].isString()));
}

/// Agents that represent the user, or run the code of others.
bool isUser(std::string_view source)
{
    return source == "user" || source.contains("user_proxy") || source.contains("UserProxy");
}

class MessagesReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    std::string_view listKey() const override { return "messages"; }
    void head(JsonObject head) override
    {
        addToExtra(m_builder.run.extra, "stop_reason", quotedJson(memberText(head, "stop_reason")));
    }
    void complete() override { m_builder.run.framework = "autogen"; }
    void team(JsonObject agents, const SourceSpan &span);
    void ofModel(JsonObject event, const std::string &type, const SourceSpan &span);
    void requests(JsonObject event, const SourceSpan &span);
    void results(JsonObject event, const SourceSpan &span);
    void text(JsonObject event, const SourceSpan &span);
    void codeResult(JsonObject event, const SourceSpan &span);
    void codeBlocks(JsonObject event, const SourceSpan &span);
    void turn(ChatMessage message, JsonObject event, const SourceSpan &span);

    std::string m_thought; ///< before its turn
};

void MessagesReader::event(JsonObject event, const SourceSpan &span)
{
    constexpr std::array<std::string_view, 8> known { "ToolCallSummaryMessage", "MemoryQueryEvent",
        "UserInputRequestedEvent", "ModelClientStreamingChunkEvent", "SelectSpeakerEvent", "SelectorEvent",
        "HandoffMessage", "StopMessage" };
    const std::string type = memberText(event, "type");
    if (const auto agents = objectMember(event, "agent_states"))
        return team(*agents, span);
    if (type == "SystemMessage" || type == "UserMessage" || type == "AssistantMessage")
        return ofModel(event, type, span);
    if (type == "FunctionExecutionResultMessage")
        return results(event, span);
    if (type == "ToolCallRequestEvent")
        requests(event, span);
    else if (type == "ToolCallExecutionEvent")
        results(event, span);
    else if (type == "ThoughtEvent")
        m_thought += memberText(event, "content");
    else if (type == "CodeGenerationEvent")
        codeBlocks(event, span);
    else if (type == "CodeExecutionEvent")
        codeResult(event, span);
    else if (type == "TextMessage" || type == "MultiModalMessage" || type == "StructuredMessage")
        text(event, span);
    else
        keep(type, event, std::ranges::contains(known, type));
}

/// The saved state of a team: its manager has the messages of all; what each agent has of them is kept as it is.
void MessagesReader::team(JsonObject agents, const SourceSpan &span)
{
    for (const auto &[name, value] : agents) {
        const auto state = objectIn(value);
        const auto thread = state ? arrayMember(*state, "message_thread") : std::nullopt;
        if (!thread) {
            if (state)
                keep("state", *state, true);
            continue;
        }
        for (const JsonElement element : *thread)
            if (const auto message = objectIn(element); message && !memberOf(*message, "agent_states"))
                event(*message, span);
    }
}

void MessagesReader::turn(ChatMessage message, JsonObject event, const SourceSpan &span)
{
    message.role = "assistant";
    message.thinking = std::exchange(m_thought, {});
    if (const auto usage = memberOf(event, "models_usage"))
        message.tokens = usageIn(*usage).value_or(Tokens {});
    m_chat.add(std::move(message), span, timeSpan(momentIn(event, "created_at"), {}));
    addToExtra(m_chat.step().extra, "agent", quotedJson(memberText(event, "source")));
}

void MessagesReader::requests(JsonObject event, const SourceSpan &span)
{
    ChatMessage message;
    if (const auto list = arrayMember(event, "content"))
        for (const JsonElement element : *list) {
            const auto call = objectIn(element);
            const auto arguments = call ? memberOf(*call, "arguments") : std::nullopt;
            if (arguments)
                message.calls.push_back(chatCall(memberText(*call, "id"), memberText(*call, "name"), *arguments));
        }
    turn(std::move(message), event, span);
}

void MessagesReader::ofModel(JsonObject event, const std::string &type, const SourceSpan &span)
{
    const auto content = memberOf(event, "content");
    const bool isCall = content && content->is_array() && type == "AssistantMessage";
    if (type == "AssistantMessage")
        m_thought += memberText(event, "thought");
    if (isCall)
        return requests(event, span);
    const std::string said = content ? contentText(*content) : std::string {};
    if (type != "AssistantMessage") {
        m_chat.add(readChatMessage(event, type == "SystemMessage" ? "system" : "user"), span);
        if (const std::string source = memberText(event, "source"); !source.empty() && source != "user")
            m_chat.event("source", quotedJson(source));
        return;
    }
    ChatMessage message;
    message.text = said;
    turn(std::move(message), event, span);
}

void MessagesReader::results(JsonObject event, const SourceSpan &span)
{
    const auto list = arrayMember(event, "content");
    if (!list)
        return;
    for (const JsonElement element : *list) {
        const auto object = objectIn(element);
        if (!object)
            continue;
        const auto content = memberOf(*object, "content");
        const auto isError = memberOf(*object, "is_error");
        ChatResult result;
        result.id = memberText(*object, "call_id");
        result.text = content ? contentText(*content) : std::string {};
        result.isError = isError && boolIn(*isError).value_or(false);
        m_chat.result(std::move(result), span);
    }
}

void MessagesReader::text(JsonObject event, const SourceSpan &span)
{
    const auto content = memberOf(event, "content");
    const std::string said = content ? contentText(*content) : std::string {};
    const std::string source = memberText(event, "source");
    if (isUser(source))
        return say("user", said, span, timeSpan(momentIn(event, "created_at"), {}));
    ChatMessage message;
    message.text = said;
    turn(std::move(message), event, span);
}

/// What an agent wrote for its executor: it runs.
void MessagesReader::codeBlocks(JsonObject event, const SourceSpan &span)
{
    ChatMessage message;
    message.text = memberText(event, "content");
    turn(std::move(message), event, span);
    m_builder.setAnswer({});
    if (const auto blocks = arrayMember(event, "code_blocks"))
        for (const JsonElement element : *blocks)
            if (const auto block = objectIn(element)) {
                const std::string language = memberText(*block, "language");
                const bool isShell = language.contains("sh");
                if (!isShell && language != "python")
                    leaveMember(*block, "language");
                m_chat.step().code.push_back({ .language = isShell ? Language::Bash : Language::Python,
                    .text = memberText(*block, "code"),
                    .origin = CodeOrigin::Field });
            }
}

void MessagesReader::codeResult(JsonObject event, const SourceSpan &span)
{
    const auto outcome = objectMember(event, "result");
    const auto status = outcome ? memberOf(*outcome, "exit_code") : std::nullopt;
    ChatResult result;
    result.text = outcome ? memberText(*outcome, "output") : std::string {};
    result.exitStatus = status ? integerIn(*status) : std::nullopt;
    m_chat.result(std::move(result), span);
}

} // namespace

bool AutoGen::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        return isMessage(record) || isMessage(record["messages"].first()) || isModelMessage(record["messages"].first())
            || (record["type"].text == "TeamState" && record["agent_states"].isObject())
            || (record.isArray() && (isMessage(record.first()) || isModelMessage(record.first())));
    });
}

void AutoGen::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<MessagesReader>(file, sniff.framing, context);
}

} // namespace vitrine
