// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/hookdecisions.h"

#include "base/parsedjson.h"
#include "models/trail/read/joins.h"

#include <nlohmann/json.hpp>

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;
using CallKey = std::pair<RunId, std::string>;

/// Other programs may write events of this kind, too: what has another type counts as absent.
std::optional<CallKey> keyOf(const Json &detail)
{
    const auto run = detail.find("run");
    const auto call = detail.find("call_id");
    const bool isCall = run != detail.end() && run->is_number_integer() && call != detail.end() && call->is_string();
    return isCall && !call->get<std::string>().empty()
        ? std::optional(CallKey(run->get<RunId>(), call->get<std::string>()))
        : std::nullopt;
}

std::string decisionOf(const Json &detail, double at)
{
    Json decision = Json::object();
    for (const char *key :
        { "call_id", "tool", "decision", "by", "author", "rule", "reason", "policy", "changed", "asked", "waited_s" })
        if (const auto found = detail.find(key); found != detail.end() && *found != "")
            decision[key] = *found;
    decision["at"] = at;
    return decision.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

Result<HookDecisions> hookDecisions(const Trail &trail)
{
    const auto trailEvents = trail.trailEvents();
    if (!trailEvents)
        return std::unexpected(trailEvents.error());
    const auto joined = joinedCalls(trail);
    if (!joined)
        return std::unexpected(joined.error());
    std::vector<CallKey> calls; // in the order of their first decisions
    std::map<CallKey, std::string> decisions;
    std::map<CallKey, StepId> steps;
    for (const TrailEvent &event : *trailEvents) {
        const Json detail = event.kind == "hook" ? parsedJson<Json>(event.detail) : Json();
        const auto key = detail.is_object() ? keyOf(detail) : std::nullopt;
        if (!key)
            continue;
        if (detail.contains("decision")) {
            const bool isNew = decisions.insert_or_assign(*key, decisionOf(detail, event.at)).second;
            if (isNew)
                calls.push_back(*key);
        }
        if (const auto step = detail.find("step"); step != detail.end() && step->is_number_integer())
            steps[*key] = step->get<StepId>();
    }
    HookDecisions found;
    for (const CallKey &key : calls) {
        if (const auto step = steps.find(key); step != steps.end())
            found[step->second].push_back(decisions[key]);
        if (const auto step = joined->find(key); step != joined->end())
            found[step->second.second].push_back(decisions[key]);
    }
    return found;
}

} // namespace vitrine
