// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/vscodechat.h"

#include "models/logs/formats/eventlines.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

class SessionReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    std::string_view listKey() const override { return "requests"; }
    void head(JsonObject head) override;
    void complete() override { m_builder.run.framework = "vscode-chat"; }
    void rounds(simdjson::dom::array rounds, JsonObject metadata, const SourceSpan &span);
    void response(JsonObject request, const SourceSpan &span);
    static std::string textOf(JsonElement content);
};

void SessionReader::head(JsonObject head)
{
    m_builder.run.externalId = memberText(head, "sessionId");
    mergeExtra(m_builder.run.extra, jsonText(JsonElement(head)));
}

void SessionReader::event(JsonObject event, const SourceSpan &span)
{
    const auto message = objectMember(event, "message");
    const auto result = objectMember(event, "result");
    const auto metadata = result ? objectMember(*result, "metadata") : std::nullopt;
    const auto list = metadata ? arrayMember(*metadata, "toolCallRounds") : std::nullopt;
    say("user", message ? memberText(*message, "text") : std::string {}, span,
        timeSpan(momentIn(event, "timestamp"), {}));
    if (m_builder.run.model.empty())
        m_builder.run.model = memberText(event, "modelId");
    if (list && list->size() > 0)
        rounds(*list, *metadata, span);
    else
        response(event, span);
    const auto failure = result ? objectMember(*result, "errorDetails") : std::nullopt;
    if (failure && m_chat.isOpen())
        m_chat.step().error = ErrorRecord { .layer = ErrorLayer::Model,
            .type = "error",
            .message = memberText(*failure, "message"),
            .traceback = {},
            .codeLine = {},
            .causeType = {} };
}

/// A string, or parts with values, some levels deep.
std::string SessionReader::textOf(JsonElement content)
{
    simdjson::dom::array list;
    if (content.get(list) != simdjson::SUCCESS) {
        const auto object = objectIn(content);
        const auto value = object ? memberOf(*object, "value") : std::nullopt;
        return valueText(value.value_or(content));
    }
    std::string text;
    for (const JsonElement part : list) {
        const auto object = objectIn(part);
        const auto value = object ? memberOf(*object, "value") : std::nullopt;
        text += valueText(value.value_or(part));
    }
    return text;
}

/// Each round is a reply of the model with its calls; the results are separate, by the ids of the calls.
void SessionReader::rounds(simdjson::dom::array rounds, JsonObject metadata, const SourceSpan &span)
{
    const auto results = objectMember(metadata, "toolCallResults");
    for (const JsonElement element : rounds) {
        const auto round = objectIn(element);
        if (!round)
            continue;
        ChatMessage message;
        message.role = "assistant";
        message.text = memberText(*round, "response");
        if (const auto thinking = objectMember(*round, "thinking"))
            message.thinking = memberText(*thinking, "text");
        if (const auto calls = arrayMember(*round, "toolCalls"))
            for (const JsonElement one : *calls) {
                const auto call = objectIn(one);
                const auto arguments = call ? memberOf(*call, "arguments") : std::nullopt;
                if (arguments)
                    message.calls.push_back(chatCall(memberText(*call, "id"), memberText(*call, "name"), *arguments));
            }
        const auto calls = message.calls;
        m_chat.add(std::move(message), span);
        for (const ChatCall &call : calls) {
            const auto found = results ? objectMember(*results, call.id) : std::nullopt;
            const auto content = found ? memberOf(*found, "content") : std::nullopt;
            if (!content)
                continue;
            ChatResult result;
            result.id = call.id;
            result.text = textOf(*content);
            m_chat.result(std::move(result), span);
        }
    }
}

/// Where no rounds are kept: what was shown.
void SessionReader::response(JsonObject request, const SourceSpan &span)
{
    const auto parts = arrayMember(request, "response");
    if (!parts || parts->size() == 0)
        return;
    StepRecord &step = m_chat.begin(StepKind::Action, span);
    for (const JsonElement element : *parts) {
        const auto part = objectIn(element);
        const std::string kind = part ? memberText(*part, "kind") : std::string {};
        if (!part)
            continue;
        if (kind.empty() && memberOf(*part, "value"))
            step.rawModelOutput += memberText(*part, "value");
        else if (kind == "thinking")
            step.thought += memberText(*part, "value");
        else
            keep("response." + kind, *part, true);
    }
    step.thought += (step.thought.empty() ? "" : "\n\n") + step.rawModelOutput;
    m_builder.setAnswer(step.rawModelOutput);
}

} // namespace

bool VsCodeChat::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        const Outline &first = record["requests"].first();
        return first["message"].isObject() && (first.has("response") || first.has("requestId"));
    });
}

void VsCodeChat::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<SessionReader>(file, sniff.framing, context);
}

} // namespace vitrine
