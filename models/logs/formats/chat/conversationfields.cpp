// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/conversationfields.h"

#include "base/decimal.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/timetext.h"

#include <optional>
#include <string_view>

namespace vitrine {

namespace {

void readMint(RunRecord &run, JsonObject state)
{
    const auto success = memberOf(state, "success");
    const std::string reason = memberText(state, "terminate_reason");
    if (success && boolIn(*success).value_or(false))
        run.state = RunState::Success;
    else if (reason.starts_with("max_"))
        run.state = RunState::MaxSteps;
    else if (const auto error = memberOf(state, "error"); error && !error->is_null())
        run.state = RunState::Error;
    if (const auto usage = memberOf(state, "token_counter"))
        run.tokens = usageIn(*usage).value_or(Tokens {});
}

void readMiniSweAgent(RunRecord &run, JsonObject info)
{
    const std::string status = memberText(info, "exit_status");
    if (status == "Submitted")
        run.state = RunState::Success;
    else if (status == "LimitsExceeded")
        run.state = RunState::MaxSteps;
    else if (!status.empty())
        run.state = RunState::Error;
    if (const auto submission = memberOf(info, "submission"); submission && submission->is_string())
        run.finalAnswer = valueText(*submission);
    const auto stats = objectMember(info, "model_stats");
    if (const auto cost = stats ? memberOf(*stats, "instance_cost") : std::nullopt)
        run.cost = amountIn(*cost);
}

/// False where the key has no field of a run.
bool readField(RunRecord &run, std::string_view key, JsonElement value)
{
    const bool isObject = value.is_object();
    if (key == "model" || key == "model_id")
        run.model = valueText(value);
    else if (key == "id" || key == "session_id" || key == "conversation_id" || key == "idx" || key == "uuid"
        || (key == "task_id" && run.externalId.empty()))
        run.externalId = valueText(value);
    else if (key == "question" || (key == "task" && !isObject))
        run.task = valueText(value);
    else if (key == "answer" || key == "reference" || key == "gt")
        run.expectedAnswer = valueText(value);
    else if (key == "pred" || key == "prediction")
        run.finalAnswer = valueText(value);
    else
        return false;
    return true;
}

void readDescription(RunRecord &run, JsonObject task)
{
    if (!memberOf(task, "prompt"))
        return;
    run.externalId = memberText(task, "task_name") + '/' + memberText(task, "task_id");
    run.task = memberText(task, "prompt");
    run.expectedAnswer = memberText(task, "reference");
}

/// When a simulation of tau2-bench took place, and how long it took.
void readSimulation(RunRecord &run, JsonObject object)
{
    const auto start = momentIn(object, "start_time");
    const auto end = momentIn(object, "end_time");
    const auto length = memberOf(object, "termination_reason") ? memberOf(object, "duration") : std::nullopt;
    if (start)
        run.time = timeSpan(start, end);
    if (const auto seconds = length ? amountIn(*length) : std::nullopt) {
        run.time.seconds = seconds;
        run.time.quality = Quality::Recorded;
    }
}

} // namespace

void addCost(RunRecord &run, JsonElement value)
{
    const auto parts = objectIn(value);
    const auto total = parts ? memberOf(*parts, "total") : std::nullopt;
    addDecimal(run.cost, amountIn(total.value_or(value)));
}

void readConversationFields(RunRecord &run, JsonObject object)
{
    JsonExtra extra;
    for (const auto &[key, value] : object) {
        const auto fields = objectIn(value);
        if (key == "state" && fields)
            readMint(run, *fields);
        if (key == "info" && fields)
            readMiniSweAgent(run, *fields);
        if (!readField(run, key, value))
            extra.add(key, jsonText(value));
        if (key == "usage" || key == "token_usage")
            run.tokens = usageIn(value).value_or(Tokens {});
        if (key == "cost" || key == "agent_cost")
            addCost(run, value);
        if (key == "task" && fields)
            readDescription(run, *fields);
    }
    // What a proxy logs of one request: when it was answered, and how long that took.
    const auto latency = memberOf(object, "latency_sec");
    const auto moment = memberOf(object, "timestamp");
    const auto seconds = latency ? amountIn(*latency) : std::nullopt;
    if (const auto end = moment ? momentIn(*moment) : std::nullopt; end && seconds)
        run.time = timeSpan(*end - *seconds, *end);
    readSimulation(run, object);
    mergeExtra(run.extra, extra.text());
}

} // namespace vitrine
