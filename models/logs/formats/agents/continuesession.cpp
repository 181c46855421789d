// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/continuesession.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"

#include <algorithm>
#include <map>
#include <utility>

namespace vitrine {

namespace {

class ContinueReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    std::string_view listKey() const override { return "history"; }
    void head(JsonObject head) override;
    void complete() override;
    void item(JsonObject item, JsonObject message, const SourceSpan &span);
    void state(JsonObject state, const SourceSpan &span);
    void toolMessage(JsonObject message, const SourceSpan &span);
    void keepList(JsonObject item, std::string_view key);

    std::string m_thinking; ///< that came before the next reply
    std::map<std::string, std::size_t> m_results; ///< hash of the text, by the id of the call
};

void ContinueReader::head(JsonObject head)
{
    RunRecord &run = m_builder.run;
    run.externalId = memberText(head, "sessionId");
    if (run.model.empty())
        run.model = memberText(head, "chatModelTitle");
    if (const auto usage = objectMember(head, "usage")) {
        const auto cost = memberOf(*usage, "totalCost");
        run.cost = cost ? amountIn(*cost) : std::nullopt;
        if (const auto tokens = usageIn(JsonElement(*usage)))
            run.tokens = *tokens;
    }
    mergeExtra(run.extra, jsonText(JsonElement(head)));
}

void ContinueReader::complete()
{
    if (!m_thinking.empty())
        m_chat.event("thinking", quotedJson(m_thinking));
    m_builder.run.framework = "continue";
}

void ContinueReader::event(JsonObject event, const SourceSpan &span)
{
    const auto message = objectMember(event, "message");
    if (!message)
        return keep("item", event, false);
    if (memberIs(*message, "role", { "tool" }))
        return toolMessage(*message, span);
    if (memberIs(*message, "role", { "thinking" })) {
        const auto content = memberOf(*message, "content");
        (m_thinking += m_thinking.empty() ? "" : "\n\n") += content ? contentText(*content) : std::string {};
        for (const std::string_view more : { "signature", "redactedThinking", "reasoning_details", "toolCalls" })
            if (memberOf(*message, more))
                leaveMember(*message, more);
        return;
    }
    item(event, *message, span);
}

void ContinueReader::item(JsonObject item, JsonObject message, const SourceSpan &span)
{
    const auto content = memberOf(message, "content");
    ChatMessage said;
    said.role = memberText(message, "role");
    said.text = content ? contentText(*content) : std::string {};
    if (said.role == "assistant")
        said.thinking = std::exchange(m_thinking, {});
    if (const auto reasoning = objectMember(item, "reasoning"))
        said.thinking += memberText(*reasoning, "text");
    if (const auto usage = memberOf(message, "usage"))
        said.tokens = usageIn(*usage).value_or(Tokens {});
    if (const auto calls = arrayMember(message, "toolCalls"))
        said.calls = messageOfCalls(*calls).calls;
    if (const auto logs = arrayMember(item, "promptLogs"))
        for (const JsonElement element : *logs)
            if (const auto log = objectIn(element); log && said.model.empty())
                said.model = memberText(*log, "modelTitle");
    if (const auto metadata = objectMember(message, "metadata"))
        addToExtra(said.extra, "metadata", jsonText(JsonElement(*metadata)));
    m_chat.add(std::move(said), span);
    for (const std::string_view key : { "contextItems", "appliedRules" })
        keepList(item, key);
    if (const std::string summary = memberText(item, "conversationSummary"); !summary.empty())
        m_chat.event("compaction", "{\"summary\":" + quotedJson(summary) + '}');
    if (const auto states = arrayMember(item, "toolCallStates"))
        for (const JsonElement element : *states)
            if (const auto one = objectIn(element))
                state(*one, span);
}

/// Files and documents that were given to the model.
void ContinueReader::keepList(JsonObject item, std::string_view key)
{
    const auto list = arrayMember(item, key);
    if (!list)
        return;
    for (const JsonElement element : *list)
        m_chat.event(key == "contextItems" ? "document" : key, jsonText(element));
}

void ContinueReader::state(JsonObject state, const SourceSpan &span)
{
    ChatResult result;
    result.id = memberText(state, "toolCallId");
    const std::string status = memberText(state, "status");
    const auto outputs = arrayMember(state, "output");
    if (outputs)
        for (const JsonElement element : *outputs)
            if (const auto output = objectIn(element))
                (result.text += result.text.empty() ? "" : "\n\n") += memberText(*output, "content");
    result.isError = status == "errored" || status == "canceled";
    if (status == "canceled")
        result.errorType = status;
    else if (!result.isError && status != "done")
        m_chat.event("status", jsonText(JsonElement(state)));
    if (!outputs && !result.isError)
        return;
    m_results[result.id] = std::hash<std::string> {}(result.text);
    m_chat.result(std::move(result), span);
}

/// The extensions repeat the outputs of the state before it, the command line writes nothing else.
void ContinueReader::toolMessage(JsonObject message, const SourceSpan &span)
{
    const auto content = memberOf(message, "content");
    ChatResult result;
    result.id = memberText(message, "toolCallId");
    result.text = content ? contentText(*content) : std::string {};
    const auto known = m_results.find(result.id);
    if (known == m_results.end())
        m_chat.result(std::move(result), span);
    else if (known->second != std::hash<std::string> {}(result.text))
        m_chat.event("result", jsonText(JsonElement(message)));
}

} // namespace

bool ContinueSession::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        const Outline &first = record["history"].first();
        return record["sessionId"].isString() && record["history"].isArray()
            && (record["history"].items.empty() ? record.has("workspaceDirectory") : first["message"].has("role"));
    });
}

void ContinueSession::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<ContinueReader>(file, sniff.framing, context);
}

} // namespace vitrine
