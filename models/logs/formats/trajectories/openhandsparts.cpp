// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/trajectories/openhandsparts.h"

#include "models/logs/formats/chat/chatmessage.h"
#include "models/logs/formats/chat/tokenusage.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

bool isEvent(const Outline &value)
{
    // The flat shape has the arguments beside the name of the action.
    const bool isFlat = value["action"].isString() && !value.has("args")
        && (value.has("command") || value.has("thought") || (value.has("content") && value.has("wait_for_response")));
    return value.isObject() && (value.has("action") || value.has("observation"))
        && (value.has("source") || value.has("args") || value.has("extras") || isFlat);
}

} // namespace

bool isOpenHandsEvent(const Outline &value)
{
    return value["source"].isString() && value.has("id")
        && ((value["action"].isString() && value["args"].isObject())
            || (value["observation"].isString() && value["extras"].isObject() && value.has("content")));
}

bool isOpenHandsHistory(const Outline &value)
{
    return value.isArray() && (isEvent(value.first()) || isEvent(value.first().first()));
}

std::optional<CodeRecord> openHandsCode(std::string_view action, JsonObject arguments)
{
    const auto code = memberOf(arguments, action == "run_ipython" ? "code" : "command");
    const bool runs = action == "run" || action == "run_ipython";
    if (!runs || !code || valueText(*code).empty())
        return {};
    return CodeRecord { .language = action == "run" ? Language::Bash : Language::Python,
        .text = valueText(*code),
        .origin = CodeOrigin::ToolArgument };
}

std::optional<std::int64_t> openHandsStatus(JsonObject extras)
{
    const auto metadata = objectMember(extras, "metadata");
    const auto own = memberOf(extras, "exit_code");
    const auto inner = metadata ? memberOf(*metadata, "exit_code") : std::nullopt;
    const auto status = own ? own : inner;
    return status ? integerIn(*status) : std::nullopt;
}

void readOpenHandsFields(JsonObject object, RunRecord &run, ImportContext &context)
{
    constexpr std::array<std::string_view, 7> known { "instance_id", "instruction", "metadata", "metrics", "error",
        "test_result", "instance" };
    JsonExtra extra;
    for (const auto &[key, value] : object) {
        if (key == "instance_id" || key == "question_id" || key == "id")
            run.externalId = valueText(value);
        else if (key == "instruction")
            run.task = valueText(value);
        else
            extra.add(key, jsonText(value));
        if (!std::ranges::contains(known, key))
            context.unknownKey(key);
    }
    const auto metadata = objectMember(object, "metadata");
    if (metadata) {
        run.agentName = memberText(*metadata, "agent_class");
        const auto model = objectMember(*metadata, "llm_config");
        if (model && !memberText(*model, "model").empty())
            run.model = memberText(*model, "model");
    }
    const auto metrics = objectMember(object, "metrics");
    const auto usage = metrics ? memberOf(*metrics, "accumulated_token_usage") : std::nullopt;
    if (usage)
        run.tokens = usageIn(*usage).value_or(Tokens {});
    if (const auto cost = metrics ? memberOf(*metrics, "accumulated_cost") : std::nullopt)
        run.cost = amountIn(*cost);
    const std::string error = memberText(object, "error");
    if (error.contains("maximum iteration"))
        run.state = RunState::MaxSteps;
    else if (!error.empty())
        run.state = RunState::Error;
    run.extra = extra.text();
}

} // namespace vitrine
