// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/trajectories/openhandsevents.h"

#include "base/decimal.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

bool isEvent(const Outline &value)
{
    const std::string_view kind = value["kind"].text;
    return value.isObject() && value["source"].isString() && value.has("timestamp")
        && (kind.ends_with("Event") || kind.ends_with("Observation") || kind.starts_with("Condensation"));
}

class EventsReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override;
    void stats(JsonObject event);
    void message(JsonObject event, const SourceSpan &span);
    void action(JsonObject event, const SourceSpan &span);
    void call(JsonObject event, JsonObject action);
    void observation(JsonObject event, const SourceSpan &span);
    void failure(JsonObject event, const SourceSpan &span);

    std::string m_reply; ///< id of the model's reply that the last actions came from
};

void EventsReader::event(JsonObject event, const SourceSpan &span)
{
    constexpr std::array<std::string_view, 9> known { "ConversationStateUpdateEvent", "PauseEvent", "Condensation",
        "CondensationRequest", "CondensationSummaryEvent", "TokenEvent", "LLMCompletionLogEvent", "StreamingDeltaEvent",
        "ConversationErrorEvent" };
    const std::string kind = memberText(event, "kind");
    const TimeSpan time = timeSpan(momentIn(event, "timestamp"), {});
    if (kind == "SystemPromptEvent") {
        const auto prompt = objectMember(event, "system_prompt");
        return say("system", prompt ? memberText(*prompt, "text") : std::string {}, span, time);
    }
    if (kind == "MessageEvent")
        return message(event, span);
    if (kind == "ActionEvent")
        return action(event, span);
    if (kind == "ActionEvent" || kind == "ObservationEvent" || kind == "AgentErrorEvent"
        || kind == "UserRejectObservation")
        leaveMember(event, "timestamp");
    if (kind == "ObservationEvent")
        return observation(event, span);
    if (kind == "AgentErrorEvent" || kind == "UserRejectObservation")
        return failure(event, span);
    if (kind == "ConversationErrorEvent")
        m_builder.run.state = RunState::Error;
    if (memberText(event, "key") == "stats")
        stats(event);
    keep(kind, event, std::ranges::contains(known, kind));
}

/// Sums so far, by what the model is used for: the last ones hold.
void EventsReader::stats(JsonObject event)
{
    const auto value = objectMember(event, "value");
    const auto uses = value ? objectMember(*value, "usage_to_metrics") : std::nullopt;
    if (!uses)
        return;
    RunRecord &run = m_builder.run;
    run.tokens = {};
    run.cost.reset();
    const auto add = [](auto &sum, const auto &part) {
        if (part)
            sum = sum.value_or(0) + *part;
    };
    for (const auto &[use, metrics] : *uses) {
        const auto fields = objectIn(metrics);
        const auto usage = fields ? memberOf(*fields, "accumulated_token_usage") : std::nullopt;
        const auto tokens = usage ? usageIn(*usage) : std::nullopt;
        if (tokens) {
            add(run.tokens.input, tokens->input);
            add(run.tokens.output, tokens->output);
            run.tokens.quality = Quality::Recorded;
        }
        const auto cost = fields ? memberOf(*fields, "accumulated_cost") : std::nullopt;
        addDecimal(run.cost, cost ? amountIn(*cost) : std::nullopt);
        if (run.model.empty() && fields)
            run.model = memberText(*fields, "model_name");
    }
}

void EventsReader::message(JsonObject event, const SourceSpan &span)
{
    const auto inner = objectMember(event, "llm_message");
    auto message = inner ? readChatMessage(*inner) : std::nullopt;
    if (!message)
        return keep("MessageEvent", event, true);
    if (memberText(event, "source") == "agent")
        message->role = "assistant";
    m_reply.clear();
    m_chat.add(std::move(*message), span, timeSpan(momentIn(event, "timestamp"), {}));
}

/// Actions of one reply are one turn.
void EventsReader::action(JsonObject event, const SourceSpan &span)
{
    const std::string reply = memberText(event, "llm_response_id");
    if (!m_chat.isOpen() || reply.empty() || reply != m_reply)
        m_chat.begin(StepKind::Action, span).time = timeSpan(momentIn(event, "timestamp"), {});
    m_reply = reply;
    leaveMember(event, "llm_response_id");
    StepRecord &step = m_chat.step();
    step.span.byteTo = span.byteTo;
    const auto thought = memberOf(event, "thought");
    std::string text = thought ? contentText(*thought) : std::string {};
    const std::string reasoning = memberText(event, "reasoning_content");
    for (const std::string *part : std::array<const std::string *, 2> { &reasoning, &text })
        step.thought += (step.thought.empty() || part->empty() ? "" : "\n\n") + *part;
    step.rawModelOutput += text;
    if (const auto action = objectMember(event, "action"))
        call(event, *action);
    for (const std::string_view key : { "security_risk", "critic_result", "summary" })
        if (const auto value = memberOf(event, key); value && !value->is_null())
            addToExtra(step.extra, key, jsonText(*value));
}

void EventsReader::call(JsonObject event, JsonObject action)
{
    const std::string kind = memberText(action, "kind");
    StepRecord &step = m_chat.step();
    if (kind == "FinishAction") {
        m_builder.setAnswer(memberText(action, "message"));
        m_builder.setFinalsRecorded();
        step.isFinalAnswer = true;
    }
    const auto made = objectMember(event, "tool_call");
    const auto inner = made ? objectMember(*made, "function") : std::nullopt;
    const auto arguments = made ? memberOf(inner.value_or(*made), "arguments") : std::nullopt;
    std::string name = memberText(event, "tool_name");
    if (name.empty())
        name = kind;
    m_chat.call(chatCall(memberText(event, "tool_call_id"), std::move(name), arguments.value_or(JsonElement(action))));
    // What ran is the action, whichever way the model wrote it.
    const std::string command = memberText(action, kind.starts_with("IPython") ? "code" : "command");
    const bool isCommand = kind == "TerminalAction" || kind == "ExecuteBashAction" || kind == "CmdRunAction";
    if (step.code.empty() && !command.empty() && (isCommand || kind.starts_with("IPython")))
        step.code.push_back({ .language = isCommand ? Language::Bash : Language::Python,
            .text = command,
            .origin = CodeOrigin::ToolArgument });
    else if (arguments && kind != "FinishAction")
        leaveMember(event, "action");
}

void EventsReader::observation(JsonObject event, const SourceSpan &span)
{
    const auto observed = objectMember(event, "observation");
    if (!observed)
        return keep("ObservationEvent", event, true);
    ChatResult result;
    result.id = memberText(event, "tool_call_id");
    for (const std::string_view key : { "content", "output", "message" })
        if (const auto content = memberOf(*observed, key); content && result.text.empty())
            result.text = contentText(*content);
    const auto isError = memberOf(*observed, "is_error");
    const auto status = memberOf(*observed, "exit_code");
    result.isError = isError && boolIn(*isError).value_or(false);
    result.exitStatus = status ? integerIn(*status) : std::nullopt;
    m_chat.result(std::move(result), span);
}

/// A call that failed before it ran, or that the user rejected.
void EventsReader::failure(JsonObject event, const SourceSpan &span)
{
    const std::string reason = memberText(event, "rejection_reason");
    ChatResult result;
    result.id = memberText(event, "tool_call_id");
    result.text = reason.empty() ? memberText(event, "error") : reason;
    result.errorType = memberText(event, "kind") == "UserRejectObservation" ? "approval" : "";
    result.isError = true;
    m_chat.result(std::move(result), span);
}

void EventsReader::complete()
{
    m_builder.run.framework = "openhands";
    if (m_builder.run.agentKind.empty())
        m_builder.run.agentKind = "code";
}

} // namespace

bool OpenHandsEvents::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records,
        [](const Outline &record) { return isEvent(record) || (record.isArray() && isEvent(record.first())); });
}

void OpenHandsEvents::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<EventsReader>(file, sniff.framing, context);
}

} // namespace vitrine
