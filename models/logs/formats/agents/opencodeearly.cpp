// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/opencodeearly.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

class EarlyReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    std::string_view listKey() const override { return "messages"; }
    void head(JsonObject head) override;
    void complete() override { m_builder.run.framework = "opencode"; }
    void part(JsonObject part, std::string &said, const SourceSpan &span);
    void call(JsonObject data);
    void result(JsonObject data, const SourceSpan &span);
};

void EarlyReader::head(JsonObject head)
{
    const auto session = objectMember(head, "session");
    if (!session)
        return;
    RunRecord &run = m_builder.run;
    run.externalId = memberText(*session, "id");
    const auto cost = memberOf(*session, "cost");
    run.cost = cost ? amountIn(*cost) : std::nullopt;
    const auto input = memberOf(*session, "prompt_tokens");
    const auto output = memberOf(*session, "completion_tokens");
    run.tokens.input = input ? tokenCountIn(*input) : std::nullopt;
    run.tokens.output = output ? tokenCountIn(*output) : std::nullopt;
    if (run.tokens.input || run.tokens.output)
        run.tokens.quality = Quality::Recorded;
    mergeExtra(run.extra, jsonText(JsonElement(*session)));
    run.parentRun = m_context.runLinkedTo(memberText(*session, "parent_session_id"));
    m_context.linkRun(run.externalId, m_context.runs() + 1);
}

void EarlyReader::event(JsonObject event, const SourceSpan &span)
{
    if (reportUnreadable(event, span))
        return;
    const auto parts = arrayMember(event, "parts");
    if (!parts)
        return keep("message", event, false);
    const TimeSpan time = timeSpan(momentIn(event, "created_at"), {});
    const std::string role = memberText(event, "role");
    if (role == "assistant") {
        m_chat.begin(StepKind::Action, span).time = time;
        const std::string model = memberText(event, "model");
        if (m_builder.run.model.empty())
            m_builder.run.model = model;
        else if (model != m_builder.run.model)
            addToExtra(m_chat.step().extra, "model", quotedJson(model));
    } else if (role == "tool") {
        leaveMember(event, "created_at");
    }
    std::string said;
    for (const JsonElement element : *parts)
        if (const auto one = objectIn(element))
            part(*one, said, span);
    if (role == "assistant") {
        StepRecord &step = m_chat.step();
        step.rawModelOutput = said;
        step.thought += (step.thought.empty() || said.empty() ? "" : "\n\n") + said;
        m_builder.setAnswer(step.toolCalls.empty() ? std::optional(said) : std::nullopt);
    } else if (role != "tool" || !said.empty()) {
        say(role, std::move(said), span, time);
    }
}

void EarlyReader::part(JsonObject part, std::string &said, const SourceSpan &span)
{
    const std::string type = memberText(part, "type");
    const auto data = objectMember(part, "data");
    if (type == "text" && data)
        said += (said.empty() ? "" : "\n\n") + memberText(*data, "text");
    else if (type == "reasoning" && data && m_chat.isOpen())
        m_chat.step().thought += memberText(*data, "thinking");
    else if (type == "tool_call" && data && m_chat.isOpen())
        call(*data);
    else if (type == "tool_result" && data)
        result(*data, span);
    else
        keep("part." + type, part, true);
}

void EarlyReader::call(JsonObject data)
{
    const auto input = memberOf(data, "input");
    const std::string id = memberText(data, "id");
    m_chat.call(input && input->is_string() && !valueText(*input).empty()
            ? chatCall(id, memberText(data, "name"), *input)
            : ChatCall { .id = id, .name = memberText(data, "name"), .arguments = "{}", .code = {} });
}

void EarlyReader::result(JsonObject data, const SourceSpan &span)
{
    const auto content = memberOf(data, "content");
    const auto isError = memberOf(data, "is_error");
    ChatResult result;
    result.id = memberText(data, "tool_call_id");
    result.text = content ? contentText(*content) : std::string {};
    result.isError = isError && boolIn(*isError).value_or(false);
    if (const std::string more = memberText(data, "metadata"); !more.empty())
        m_chat.event("result", "{\"metadata\":" + quotedJson(more) + '}');
    m_chat.result(std::move(result), span);
}

} // namespace

bool OpenCodeEarly::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        const Outline &first = record["messages"].first();
        return record["session"].has("id") && (first["parts"].first().has("data") || first.has("unreadable"));
    });
}

void OpenCodeEarly::read(FileWindow &file, Framing framing, ImportContext &context)
{
    readSession<EarlyReader>(file, framing, context);
}

} // namespace vitrine
