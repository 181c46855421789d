// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/zedthread.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

class ZedReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    bool word(std::string_view word) override;
    std::string_view listKey() const override { return "messages"; }
    void head(JsonObject head) override;
    void complete() override { m_builder.run.framework = "zed"; }
    void user(JsonObject user, const SourceSpan &span);
    void agent(JsonObject agent, const SourceSpan &span);
    void early(JsonObject message, const SourceSpan &span);
    static void agentPart(JsonElement element, ChatMessage &message);
    void add(ChatMessage message, const SourceSpan &span);
    ChatResult resultOf(JsonObject result);

    std::vector<std::string> m_outputs; ///< of the message at hand, as JSON
};

void ZedReader::head(JsonObject head)
{
    RunRecord &run = m_builder.run;
    const auto thread = objectMember(head, "thread");
    if (thread) {
        run.externalId = memberText(*thread, "id");
        run.time.startedAt = momentIn(*thread, "created_at");
    }
    run.frameworkVersion = memberText(head, "version");
    if (const auto model = objectMember(head, "model"))
        run.model = memberText(*model, "model");
    run.time.endedAt = momentIn(head, "updated_at");
    if (const auto usage = objectMember(head, "cumulative_token_usage"))
        run.tokens = usageIn(JsonElement(*usage)).value_or(Tokens {});
    mergeExtra(run.extra, jsonText(JsonElement(head)));
    const auto starter = objectMember(head, "subagent_context");
    run.parentRun = m_context.runLinkedTo(starter ? memberText(*starter, "parent_thread_id")
            : thread                              ? memberText(*thread, "parent_id")
                                                  : std::string {});
    if (!run.externalId.empty())
        m_context.linkRun(run.externalId, m_context.runs() + 1);
}

/// The user let the model go on.
bool ZedReader::word(std::string_view word)
{
    if (word != "Resume")
        return false;
    m_chat.event("resume", quotedJson(word));
    return true;
}

void ZedReader::event(JsonObject event, const SourceSpan &span)
{
    if (reportUnreadable(event, span))
        return;
    if (const auto said = objectMember(event, "User"))
        return user(*said, span);
    if (const auto done = objectMember(event, "Agent"))
        return agent(*done, span);
    if (arrayMember(event, "segments"))
        return early(event, span);
    keep(event.size() == 1 ? (*event.begin()).key : "message", event, false);
}

void ZedReader::user(JsonObject user, const SourceSpan &span)
{
    ChatMessage message;
    message.role = "user";
    const auto content = arrayMember(user, "content");
    if (!content)
        return keep("User", user, false);
    for (const JsonElement element : *content) {
        const auto part = objectIn(element);
        if (part && memberOf(*part, "Text"))
            (message.text += message.text.empty() ? "" : "\n") += memberText(*part, "Text");
        else
            m_chat.event(part && memberOf(*part, "Mention") ? "document" : "content", jsonText(element));
    }
    m_chat.add(std::move(message), span);
}

void ZedReader::agent(JsonObject agent, const SourceSpan &span)
{
    const auto content = arrayMember(agent, "content");
    const auto results = objectMember(agent, "tool_results");
    if (!content)
        return keep("Agent", agent, false);
    ChatMessage message;
    message.role = "assistant";
    for (const JsonElement element : *content)
        agentPart(element, message);
    if (results)
        for (const auto &[id, value] : *results)
            if (const auto result = objectIn(value)) {
                message.results.push_back(resultOf(*result));
                if (message.results.back().id.empty())
                    message.results.back().id = id;
            }
    if (memberOf(agent, "reasoning_details"))
        leaveMember(agent, "reasoning_details");
    add(std::move(message), span);
}

void ZedReader::agentPart(JsonElement element, ChatMessage &message)
{
    const auto part = objectIn(element);
    const auto add = [](std::string &to, std::string_view text) { (to += to.empty() ? "" : "\n\n") += text; };
    if (part && memberOf(*part, "Text"))
        return add(message.text, memberText(*part, "Text"));
    if (const auto thinking = part ? objectMember(*part, "Thinking") : std::nullopt) {
        if (memberOf(*thinking, "signature"))
            leaveMember(*thinking, "signature");
        return add(message.thinking, memberText(*thinking, "text"));
    }
    if (const auto use = part ? objectMember(*part, "ToolUse") : std::nullopt) {
        const auto input = memberOf(*use, "input");
        const std::string id = memberText(*use, "id");
        const std::string name = memberText(*use, "name");
        message.calls.push_back(input && !input->is_null()
                ? chatCall(id, name, *input)
                : ChatCall { .id = id, .name = name, .arguments = "{}", .code = {} });
        const auto isWhole = memberOf(*use, "is_input_complete");
        if (isWhole && !boolIn(*isWhole).value_or(true))
            message.calls.back().parseError = memberText(*use, "raw_input");
        return;
    }
    message.unknown.push_back(jsonText(element));
}

ChatResult ZedReader::resultOf(JsonObject object)
{
    ChatResult result;
    result.id = memberText(object, "tool_use_id");
    const auto isError = memberOf(object, "is_error");
    result.isError = isError && boolIn(*isError).value_or(false);
    const auto add = [&result](JsonElement value) {
        const auto part = objectIn(value);
        (result.text += result.text.empty() ? "" : "\n")
            += part && memberOf(*part, "Text") ? memberText(*part, "Text") : valueText(value);
    };
    const auto content = memberOf(object, "content");
    if (const auto parts = arrayMember(object, "content"))
        for (const JsonElement part : *parts)
            add(part);
    else if (content)
        add(*content);
    // For the editor, such as the texts before and after an edit.
    if (const auto output = memberOf(object, "output"); output && !output->is_null())
        if (valueText(*output) != result.text)
            m_outputs.push_back(jsonText(*output));
    return result;
}

/// {role, segments: [{type, text}], tool_uses, tool_results, context}.
void ZedReader::early(JsonObject record, const SourceSpan &span)
{
    ChatMessage message;
    message.role = memberText(record, "role");
    if (const auto segments = arrayMember(record, "segments"))
        for (const JsonElement element : *segments) {
            const auto segment = objectIn(element);
            const std::string type = segment ? memberText(*segment, "type") : std::string {};
            if (type != "text" && type != "thinking") {
                message.unknown.push_back(jsonText(element));
                continue;
            }
            std::string &to = type == "text" ? message.text : message.thinking;
            (to += to.empty() ? "" : "\n\n") += memberText(*segment, "text");
        }
    if (const auto uses = arrayMember(record, "tool_uses"))
        message.calls = messageOfCalls(*uses).calls;
    if (const auto results = arrayMember(record, "tool_results"))
        for (const JsonElement element : *results)
            if (const auto result = objectIn(element))
                message.results.push_back(resultOf(*result));
    if (const std::string context = memberText(record, "context"); !context.empty())
        m_chat.event("document", quotedJson(context));
    add(std::move(message), span);
}

void ZedReader::add(ChatMessage message, const SourceSpan &span)
{
    m_chat.add(std::move(message), span);
    for (const std::string &output : std::exchange(m_outputs, {}))
        m_chat.event("result", output);
}

bool isMessage(const Outline &message)
{
    return message["User"].has("content") || message["Agent"].has("content") || message.text == "Resume"
        || (message["role"].isString() && message["segments"].isArray());
}

} // namespace

bool ZedThread::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        const bool isStored = record["thread"].has("data_type") && record["thread"].has("summary");
        return isStored || (record["messages"].isArray() && isMessage(record["messages"].first()));
    });
}

void ZedThread::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<ZedReader>(file, sniff.framing, context);
}

} // namespace vitrine
