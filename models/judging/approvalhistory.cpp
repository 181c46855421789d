// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/approvalhistory.h"

#include "base/formatted.h"
#include "base/parsedjson.h"
#include "base/sha256.h"
#include "models/trail/read/joins.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <ranges>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace vitrine {

namespace {

/// In the order of the keys, which the hash of arguments depends on.
using Json = nlohmann::ordered_json;

/// Other programs may write events of this kind, too: what has another type counts as absent.
template <typename Value>
Value valueOf(const Json &detail, const char *key)
{
    const auto found = detail.find(key);
    if (found == detail.end())
        return {};
    if constexpr (std::is_same_v<Value, std::string>)
        return found->is_string() ? found->get<Value>() : Value();
    else
        return found->is_number() ? found->get<Value>() : Value();
}

std::string written(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// A hook asks before a call, whose step is recorded when the call has ended: the steps after an event, the nearest
/// last, by run and call.
using StepsOfCalls = std::unordered_map<std::string, std::vector<StepId>>;

/// A call is known by its identity. An agent that gives none is asked to make the same call again: its tool and its
/// arguments, as a person changed them.
std::string callKey(const Json &detail)
{
    const std::string id = valueOf<std::string>(detail, "call_id");
    if (!id.empty())
        return formatted("{} {}", valueOf<RunId>(detail, "run"), id);
    const auto changed = detail.find("changed");
    return formatted("{} {} {}", valueOf<RunId>(detail, "run"), valueOf<std::string>(detail, "tool"),
        changed == detail.end() ? valueOf<std::string>(detail, "arguments_sha256") : sha256Hex(written(*changed)));
}

std::optional<ApprovalRecord> recordFrom(const TrailEvent &event, const Json &detail, StepsOfCalls &steps)
{
    const bool isHook = event.kind == "hook";
    if ((event.kind != "approval" && !isHook) || !detail.is_object())
        return std::nullopt;
    auto decision = approvalDecision(valueOf<std::string>(detail, "decision"));
    const auto by = approvalDecider(valueOf<std::string>(detail, "by"));
    if (!decision || !by)
        return std::nullopt;
    if (isHook && decision == ApprovalDecision::Allow && detail.contains("changed"))
        decision = ApprovalDecision::Edit;
    auto step = valueOf<StepId>(detail, "step");
    if (const auto later = steps.find(callKey(detail)); step == 0 && later != steps.end() && !later->second.empty()) {
        step = later->second.back();
        later->second.pop_back();
    }
    return ApprovalRecord { .run = valueOf<RunId>(detail, "run"),
        .step = step,
        .ordinal = 0,
        .decision = *decision,
        .by = *by,
        .author = valueOf<std::string>(detail, "author"),
        .reason = valueOf<std::string>(detail, "reason"),
        .at = event.at,
        .waitedSeconds = valueOf<double>(detail, "waited_s") };
}

} // namespace

Result<std::vector<ApprovalRecord>> approvalRecords(const Trail &trail, std::size_t most)
{
    const auto trailEvents = trail.trailEvents();
    if (!trailEvents)
        return std::unexpected(trailEvents.error());
    // Nothing is joined in a trail whose lists cannot be read.
    const JoinedCalls joined = joinedCalls(trail).value_or(JoinedCalls());
    std::vector<ApprovalRecord> records;
    StepsOfCalls steps;
    for (const TrailEvent &event : *trailEvents | std::views::reverse) {
        if (records.size() == most)
            break;
        const Json detail = parsedJson<Json>(event.detail);
        auto record = recordFrom(event, detail, steps);
        if (event.kind == "hook" && detail.is_object() && !detail.contains("decision")
            && valueOf<StepId>(detail, "step") != 0)
            steps[callKey(detail)].push_back(valueOf<StepId>(detail, "step"));
        if (!record)
            continue;
        if (const auto found = joined.find({ record->run, valueOf<std::string>(detail, "call_id") });
            found != joined.end())
            std::tie(record->run, record->step) = found->second;
        if (const auto step = trail.step(record->step))
            record->ordinal = step->ordinal;
        records.push_back(std::move(*record));
    }
    return records;
}

} // namespace vitrine
