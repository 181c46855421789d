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
    for (const char *key : { "decision", "by", "author", "rule", "reason", "policy", "changed", "asked", "waited_s" })
        if (const auto found = detail.find(key); found != detail.end() && *found != "")
            decision[key] = *found;
    decision["at"] = at;
    return decision.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

Result<std::unordered_map<StepId, std::string>> hookDecisions(const Trail &trail)
{
    const auto trailEvents = trail.trailEvents();
    if (!trailEvents)
        return std::unexpected(trailEvents.error());
    const auto joined = joinedCalls(trail);
    if (!joined)
        return std::unexpected(joined.error());
    std::map<CallKey, std::string> decisions;
    std::unordered_map<StepId, std::string> found;
    for (const TrailEvent &event : *trailEvents) {
        const Json detail = event.kind == "hook" ? parsedJson<Json>(event.detail) : Json();
        const auto key = detail.is_object() ? keyOf(detail) : std::nullopt;
        if (!key)
            continue;
        if (detail.contains("decision"))
            decisions[*key] = decisionOf(detail, event.at);
        const auto decision = decisions.find(*key);
        const auto step = detail.find("step");
        if (decision != decisions.end() && step != detail.end() && step->is_number_integer())
            found[step->get<StepId>()] = decision->second;
    }
    for (const auto &[key, decision] : decisions)
        if (const auto step = joined->find(key); step != joined->end())
            found[step->second.second] = decision;
    return found;
}

} // namespace vitrine
