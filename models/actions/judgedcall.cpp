// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/actions/judgedcall.h"

#include "base/jsondepth.h"
#include "base/parsedjson.h"
#include "models/actions/recordedaction.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace vitrine {

ActionRecord actionOfCall(std::string id, std::string tool, std::string arguments)
{
    StepRecord step;
    step.toolCalls.push_back({ std::move(id), std::move(tool), std::move(arguments), {}, {}, {}, false });
    return std::move(actionsOf(step).front());
}

std::optional<ActionRuling> judgeCall(std::string_view call, const Policy &policy, const ProjectFolders &locations)
{
    using Json = nlohmann::ordered_json;
    const Json document = isShallowJson(call) ? parsedJson<Json>(call) : Json();
    const auto tool = document.is_object() ? document.find("tool") : document.end();
    const auto input = document.is_object() ? document.find("input") : document.end();
    if (tool == document.end() || input == document.end() || !tool->is_string() || !input->is_object())
        return std::nullopt;
    const ActionRecord action
        = actionOfCall({}, tool->get<std::string>(), input->dump(-1, ' ', false, Json::error_handler_t::replace));
    return judgeAction(ActionJudge(policy, locations), action, FileLinks::Followed);
}

} // namespace vitrine
