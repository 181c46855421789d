// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/approvalhistory.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <ranges>
#include <unordered_map>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::json;

/// Other programs may write acts of this kind, too: what has another type counts as absent.
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

/// A hook asks before a call, whose step is recorded when the call has ended: steps by the identities of calls.
using StepsOfCalls = std::unordered_map<std::string, StepId>;

std::optional<ApprovalRecord> recordFrom(const ActRecord &act, const Json &detail, const StepsOfCalls &steps)
{
    const bool isHook = act.kind == "hook";
    if ((act.kind != "approval" && !isHook) || !detail.is_object())
        return std::nullopt;
    auto decision = approvalDecision(valueOf<std::string>(detail, "decision"));
    const auto by = approvalDecider(valueOf<std::string>(detail, "by"));
    if (!decision || !by)
        return std::nullopt;
    if (isHook && decision == ApprovalDecision::Allow && detail.contains("changed"))
        decision = ApprovalDecision::Edit;
    const auto later = steps.find(valueOf<std::string>(detail, "call_id"));
    const auto step = valueOf<StepId>(detail, "step");
    return ApprovalRecord { .run = valueOf<RunId>(detail, "run"),
        .step = step == 0 && later != steps.end() ? later->second : step,
        .ordinal = 0,
        .decision = *decision,
        .by = *by,
        .author = valueOf<std::string>(detail, "author"),
        .reason = valueOf<std::string>(detail, "reason"),
        .at = act.at,
        .waitedSeconds = valueOf<double>(detail, "waited_s") };
}

} // namespace

Result<std::vector<ApprovalRecord>> approvalRecords(const Trail &trail, std::size_t most)
{
    const auto acts = trail.acts();
    if (!acts)
        return std::unexpected(acts.error());
    std::vector<ApprovalRecord> records;
    StepsOfCalls steps;
    for (const ActRecord &act : *acts | std::views::reverse) {
        if (records.size() == most)
            break;
        const Json detail = Json::parse(act.detail, nullptr, false);
        auto record = recordFrom(act, detail, steps);
        if (act.kind == "hook" && detail.is_object() && valueOf<StepId>(detail, "step") != 0)
            steps.emplace(valueOf<std::string>(detail, "call_id"), valueOf<StepId>(detail, "step"));
        if (!record)
            continue;
        if (const auto step = trail.step(record->step))
            record->ordinal = step->ordinal;
        records.push_back(std::move(*record));
    }
    return records;
}

} // namespace vitrine
