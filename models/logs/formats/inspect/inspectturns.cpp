// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/inspect/inspectturns.h"

#include "models/logs/formats/chat/approvals.h"
#include "models/logs/formats/chat/commandoutput.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <utility>

namespace vitrine {

namespace {

std::optional<double> timeOf(JsonObject object, std::string_view key) { return isoTimeIn(object, key); }

} // namespace

InspectTurns::InspectTurns(std::uint64_t mostHeld)
    : m_builder(mostHeld)
{
}

/// Older logs do not record when a model was done: at the latest when the next thing happened.
void InspectTurns::end(JsonObject event)
{
    const auto now = timeOf(event, "timestamp");
    if (!now || !m_chat.isOpen())
        return;
    TimeSpan &time = m_chat.step().time;
    if (!time.startedAt || time.endedAt || *now < *time.startedAt)
        return;
    time = {
        .startedAt = time.startedAt, .endedAt = now, .seconds = *now - *time.startedAt, .quality = Quality::Derived
    };
}

void InspectTurns::model(JsonObject event, const SourceSpan &span, bool isGrader)
{
    const auto output = objectMember(event, "output");
    const auto choices = output ? arrayMember(*output, "choices") : std::nullopt;
    const auto choice = choices && choices->size() > 0 ? objectIn(choices->at(0).value_unsafe()) : std::nullopt;
    const auto reply = choice ? objectMember(*choice, "message") : std::nullopt;
    ChatMessage message;
    if (auto read = reply ? readChatMessage(*reply) : std::nullopt)
        message = std::move(*read);
    if (reply) {
        leaveMember(*reply, "role");
        leaveMember(*reply, "model");
    }
    message.role = "assistant";
    message.results.clear();
    message.model = memberText(event, "model");
    if (const auto usage = output ? memberOf(*output, "usage") : std::nullopt)
        message.tokens = usageIn(*usage).value_or(Tokens {});
    m_chat.add(std::move(message), span, timeSpan(timeOf(event, "timestamp"), timeOf(event, "completed")));
    StepRecord &step = m_chat.step();
    if (isGrader)
        step.kind = StepKind::Grader;
    prompt(event);
    if (const std::string error = memberText(event, "error"); !error.empty())
        step.error = ErrorRecord { .layer = ErrorLayer::Model,
            .type = "ModelError",
            .message = error,
            .traceback = {},
            .codeLine = {},
            .causeType = {} };
}

void InspectTurns::prompt(JsonObject event)
{
    StepRecord &step = m_chat.step();
    if (const auto prompt = arrayMember(event, "input"))
        for (const JsonElement element : *prompt)
            if (const auto object = objectIn(element))
                if (const auto content = memberOf(*object, "content"))
                    step.prompt.push_back({ memberText(*object, "role"), contentText(*content) });
    if (const auto ranges = arrayMember(event, "input_refs"))
        for (const JsonElement range : *ranges)
            if (simdjson::dom::array ends; range.get(ends) == simdjson::SUCCESS && ends.size() == 2)
                m_prompts.push_back(
                    { m_builder.count(), static_cast<std::uint64_t>(integerIn(ends.at(0).value_unsafe()).value_or(0)),
                        static_cast<std::uint64_t>(integerIn(ends.at(1).value_unsafe()).value_or(0)) });
}

void InspectTurns::tool(JsonObject event, const SourceSpan &span)
{
    if (!m_chat.isOpen())
        m_chat.begin(StepKind::Tool, span);
    const auto value = memberOf(event, "result");
    ChatResult result { .id = memberText(event, "id"),
        .text = value ? contentText(*value) : std::string {},
        .outputs = {},
        .errorType = {},
        .isError = false };
    if (const auto error = objectMember(event, "error")) {
        result.isError = true;
        result.errorType = memberText(*error, "type");
        if (result.text.empty())
            result.text = memberText(*error, "message");
    }
    if (const auto started = timeOf(event, "timestamp"))
        m_chat.startedAt(result.id, *started);
    const auto seconds = memberOf(event, "working_time");
    m_chat.result(std::move(result), span, seconds ? amountIn(*seconds) : std::nullopt);
}

void InspectTurns::decided(JsonObject event)
{
    const auto call = objectMember(event, "call");
    auto approval = approvalFrom(memberText(event, "decision"));
    if (!call || !approval)
        return;
    const std::string approver = memberText(event, "approver");
    // The approvers that Inspect itself has; others are named by their authors.
    approval->source = approver == "human" ? Approval::Source::Person
        : approver == "auto"               ? Approval::Source::Rule
                                           : Approval::Source::Unknown;
    approval->name = approver;
    approval->reason = memberText(event, "explanation");
    approval->at = timeOf(event, "timestamp");
    m_chat.decided(memberText(*call, "id"), std::move(*approval));
}

/// The sample ended with an error, at its last turn. That a call was denied before is in the call and its approval.
void InspectTurns::failed(JsonObject event)
{
    const auto error = objectMember(event, "error");
    if (!error || !m_chat.isOpen())
        return;
    std::optional<ErrorRecord> &own = m_chat.step().error;
    if (own && own->layer != ErrorLayer::Policy)
        return;
    const std::string traceback = memberText(*error, "traceback");
    own = tracebackIn(traceback).value_or(ErrorRecord { .layer = ErrorLayer::Tool,
        .type = "SampleError",
        .message = {},
        .traceback = traceback,
        .codeLine = {},
        .causeType = {} });
    own->layer = ErrorLayer::Tool;
    own->message = memberText(*error, "message");
}

void InspectTurns::finish(InspectPools &pools)
{
    m_chat.finish();
    if (m_prompts.empty())
        return;
    auto range = m_prompts.begin();
    m_builder.change([&](std::uint64_t step, StepRecord &record) {
        for (; range != m_prompts.end() && range->step <= step; ++range)
            pools.fillPrompt(range->from, range->to, record);
    });
}

} // namespace vitrine
