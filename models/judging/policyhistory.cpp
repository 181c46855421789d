// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/policyhistory.h"

#include "base/parsedjson.h"
#include "executor/policy/policydocument.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <ranges>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::json;

constexpr std::string_view actKind = "policy";

std::optional<Policy> storedPolicy(const Trail &trail, const std::string &hash)
{
    const auto document = trail.policy(hash);
    if (!document)
        return std::nullopt;
    auto policy = readPolicy(*document);
    return policy ? std::optional(std::move(*policy)) : std::nullopt;
}

std::string textOf(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

PolicyComments commentsOf(const Json &detail, const char *key)
{
    const auto comments = detail.find(key);
    PolicyComments read;
    if (comments == detail.end() || !comments->is_object())
        return read;
    for (const auto &[rule, comment] : comments->items())
        if (comment.is_string())
            read.emplace(rule, comment.get<std::string>());
    return read;
}

std::optional<PolicyChange> changeFrom(const Trail &trail, const TrailEvent &event)
{
    const Json detail = parsedJson<Json>(event.detail);
    if (!detail.is_object())
        return std::nullopt;
    auto policy = storedPolicy(trail, textOf(detail, "policy"));
    auto before = storedPolicy(trail, textOf(detail, "before"));
    if (!policy || !before)
        return std::nullopt;
    return PolicyChange { std::move(*policy), std::move(*before), commentsOf(detail, "comments"),
        textOf(detail, "author"), textOf(detail, "reason"), event.program, event.at,
        commentsOf(detail, "comments_before") };
}

} // namespace

Result<std::vector<PolicyChange>> policyChanges(const Trail &trail)
{
    const auto trailEvents = trail.trailEvents();
    if (!trailEvents)
        return std::unexpected(trailEvents.error());
    std::vector<PolicyChange> changes;
    for (const TrailEvent &event : *trailEvents | std::views::reverse) {
        if (event.kind != actKind)
            continue;
        if (auto change = changeFrom(trail, event))
            changes.push_back(std::move(*change));
    }
    return changes;
}

Result<void> recordPolicyChange(Recorder &recorder, const PolicyChange &change, std::string_view program)
{
    const auto policy = recorder.addPolicy(canonicalJson(change.policy));
    if (!policy)
        return std::unexpected(policy.error());
    const auto before = recorder.addPolicy(canonicalJson(change.before));
    if (!before)
        return std::unexpected(before.error());
    const Json detail { { "policy", *policy }, { "before", *before }, { "author", change.author },
        { "reason", change.reason }, { "comments", change.comments }, { "comments_before", change.commentsBefore } };
    const auto added = recorder.addTrailEvent({ std::string(actKind),
        detail.dump(-1, ' ', false, Json::error_handler_t::replace), std::string(program), change.at });
    if (!added)
        return std::unexpected(added.error());
    return {};
}

} // namespace vitrine
