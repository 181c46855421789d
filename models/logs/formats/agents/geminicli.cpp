// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/geminicli.h"

#include "models/logs/formats/agents/geminirecord.h"
#include "models/logs/formats/agents/geministream.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <unordered_set>
#include <utility>

namespace vitrine {

namespace {

class GeminiReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    std::string_view listKey() const override { return "messages"; }
    void head(JsonObject head) override;
    void complete() override;
    bool isRepeated(JsonObject message, std::string_view type);
    void checkpoint(JsonObject changed, simdjson::dom::array messages, const SourceSpan &span);
    void gemini(JsonObject message, const SourceSpan &span);
    void tool(JsonObject call, const SourceSpan &span);
    void qwen(JsonObject record, JsonObject message, const SourceSpan &span);

    std::string m_turn; ///< id of the message of the last turn
    std::unordered_set<std::string> m_ids; ///< of the messages that were read
    bool m_isQwen = false;
};

void GeminiReader::head(JsonObject head)
{
    JsonExtra extra;
    for (const auto &[key, value] : head) {
        if (key == "sessionId")
            m_builder.run.externalId = valueText(value);
        else
            extra.add(key, jsonText(value));
    }
    m_builder.run.extra = extra.text();
}

void GeminiReader::event(JsonObject event, const SourceSpan &span)
{
    const std::string type = memberText(event, "type");
    if (const auto inner = objectMember(event, "message"); inner && memberOf(*inner, "parts"))
        return qwen(event, *inner, span);
    if (type.empty() && memberOf(event, "sessionId"))
        return head(event);
    const auto changed = objectMember(event, "$set");
    if (const auto messages = changed ? arrayMember(*changed, "messages") : std::nullopt)
        return checkpoint(*changed, *messages, span);
    if (isRepeated(event, type))
        return;
    const auto content = memberOf(event, "content");
    if (type == "gemini" || type == "model")
        return gemini(event, span);
    if (type == "user" && !content && memberOf(event, "parts"))
        return m_chat.add(readChatMessage(event, "user"), span, timeSpan(momentIn(event, "timestamp"), {}));
    if (type == "user" && content)
        return say("user", contentText(*content), span, timeSpan(momentIn(event, "timestamp"), {}));
    m_isQwen = m_isQwen || memberOf(event, "systemPayload").has_value();
    keep(type.empty() ? "record" : type, event,
        type == "info" || type == "error" || type == "warning" || type == "system" || type.empty());
}

/// A message is written again under its id when its calls have run and its tokens are known: the last one counts. If
/// others came in between, it is kept as an event.
bool GeminiReader::isRepeated(JsonObject message, std::string_view type)
{
    const std::string id = memberText(message, "id");
    const bool isModel = type == "gemini" || type == "model";
    if (id.empty() || (!isModel && type != "user"))
        return false;
    const bool isNew = m_ids.insert(id).second;
    if (!isNew && isModel && id == m_turn && m_chat.isOpen()) {
        m_chat.discard();
        m_context.account(ImportContext::RecordUse::Silent, "replaced " + std::string(type));
    } else if (!isNew) {
        keep(type, message, true, momentIn(message, "timestamp"));
        return true;
    }
    m_turn = isModel ? id : std::string();
    leaveMember(message, "id");
    return false;
}

/// The messages of the session so far: those that are not known are read.
void GeminiReader::checkpoint(JsonObject changed, simdjson::dom::array messages, const SourceSpan &span)
{
    for (const JsonElement element : messages) {
        const auto message = objectIn(element);
        const std::string id = message ? memberText(*message, "id") : std::string();
        if (message && (id.empty() || !m_ids.contains(id)))
            event(*message, span);
        else if (message)
            m_context.account(ImportContext::RecordUse::Silent, "repeated " + memberText(*message, "type"));
    }
    JsonExtra others;
    for (const auto &[key, value] : changed)
        if (key != "messages")
            others.add(key, jsonText(value));
    if (const std::string json = others.text(); !json.empty())
        m_chat.event("record", json);
}

void GeminiReader::gemini(JsonObject message, const SourceSpan &span)
{
    const auto content = memberOf(message, "content");
    ChatMessage chat;
    // Some messages have the parts of the API in place of the content.
    if (content ? content->is_array() : memberOf(message, "parts").has_value())
        chat = readChatMessage(message, "assistant");
    else
        chat.text = content ? valueText(*content) : std::string {};
    chat.role = "assistant";
    chat.model = memberText(message, "model");
    if (const auto thoughts = arrayMember(message, "thoughts"))
        for (const JsonElement element : *thoughts)
            if (const auto thought = objectIn(element))
                chat.thinking += (chat.thinking.empty() ? "" : "\n") + memberText(*thought, "subject") + ": "
                    + memberText(*thought, "description");
    if (const auto usage = objectMember(message, "tokens")) {
        chat.tokens = usageIn(JsonElement(*usage)).value_or(Tokens {});
        if (const auto thoughts = memberOf(*usage, "thoughts"); thoughts && chat.tokens.output)
            addTokens(chat.tokens.output, tokenCountIn(*thoughts));
    }
    const auto calls = arrayMember(message, "toolCalls");
    m_chat.add(std::move(chat), span, timeSpan(momentIn(message, "timestamp"), {}));
    if (calls && calls->size() > 0)
        m_builder.setAnswer({});
    if (calls)
        for (const JsonElement element : *calls)
            if (const auto call = objectIn(element))
                tool(*call, span);
}

/// A call is recorded with its result.
void GeminiReader::tool(JsonObject call, const SourceSpan &span)
{
    const std::string id = memberText(call, "id");
    if (const auto arguments = memberOf(call, "args"))
        m_chat.call(chatCall(id, memberText(call, "name"), *arguments));
    else
        m_chat.call({ .id = id, .name = memberText(call, "name"), .arguments = "{}", .code = {} });
    ChatResult result;
    result.id = id;
    if (const auto list = arrayMember(call, "result"))
        for (const JsonElement element : *list)
            if (const auto part = objectIn(element))
                for (ChatResult &one : readChatMessage(*part, "user").results) {
                    result.text += one.text;
                    if (one.id != id)
                        m_chat.event("result", "{\"call_id\":" + quotedJson(one.id) + '}');
                }
    const auto shown = memberOf(call, "resultDisplay");
    if (result.text.empty() && shown)
        result.text = valueText(*shown);
    result.isError = memberIs(call, "status", { "error", "cancelled" });
    m_chat.result(std::move(result), span);
}

/// Qwen Code keeps the API's own parts, one record for each message or piece of one.
void GeminiReader::qwen(JsonObject record, JsonObject message, const SourceSpan &span)
{
    m_isQwen = true;
    RunRecord &run = m_builder.run;
    if (run.externalId.empty())
        run.externalId = memberText(record, "sessionId");
    if (run.frameworkVersion.empty())
        run.frameworkVersion = memberText(record, "version");
    else if (run.frameworkVersion != memberText(record, "version"))
        leaveMember(record, "version");
    leaveMember(record, "type");
    leaveMember(message, "role");
    if (run.extra.empty() && memberOf(record, "cwd"))
        addToExtra(run.extra, "cwd", quotedJson(memberText(record, "cwd")));
    ChatMessage chat { readChatMessage(message, memberText(message, "role")) };
    const auto usage = memberOf(record, "usageMetadata");
    if (usage)
        chat.tokens = usageIn(*usage).value_or(Tokens {});
    chat.model = memberText(record, "model");
    const std::string id = memberText(record, "uuid");
    leaveMember(record, "uuid");
    if (chat.role != "model" || id != m_turn || !m_chat.isOpen()) {
        m_turn = chat.role == "model" ? id : std::string {};
        const bool isResult = !chat.results.empty();
        m_chat.add(std::move(chat), span, timeSpan(momentIn(record, "timestamp"), {}));
        if (isResult)
            leaveMember(record, "timestamp");
        return;
    }
    StepRecord &step = m_chat.step();
    step.span.byteTo = span.byteTo;
    for (const std::string *text : { &chat.thinking, &chat.text })
        step.thought += (step.thought.empty() || text->empty() ? "" : "\n\n") + *text;
    step.rawModelOutput += chat.text;
    if (run.model.empty())
        run.model = chat.model;
    if (usage)
        m_chat.setTokens(chat.tokens);
    for (const std::string &block : chat.unknown)
        m_chat.event("content", block);
    for (ChatCall &call : chat.calls)
        m_chat.call(std::move(call));
}

void GeminiReader::complete() { m_builder.run.framework = m_isQwen ? "qwen-code" : "gemini-cli"; }

} // namespace

bool GeminiCli::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, isGeminiRecord) || GeminiStream::isRecognized(sniff);
}

void GeminiCli::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    if (GeminiStream::isRecognized(sniff))
        return GeminiStream::read(file, sniff.framing, context);
    readSession<GeminiReader>(file, sniff.framing, context);
}

} // namespace vitrine
