// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/callfacts.h"

#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <span>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view member = "calls";

std::string text(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json approvalJson(const Approval &approval)
{
    Json json { { "decision", toString(approval.decision) }, { "by", toString(approval.source) } };
    if (!approval.name.empty())
        json["name"] = approval.name;
    if (!approval.reason.empty())
        json["reason"] = approval.reason;
    if (approval.at)
        json["at"] = *approval.at;
    return json;
}

std::string textAt(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<double> numberAt(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
}

std::optional<std::int64_t> exitIn(const Json &call)
{
    const auto found = call.find("exit");
    return found != call.end() && found->is_number_integer() ? std::optional(found->get<std::int64_t>()) : std::nullopt;
}

template <typename E>
std::optional<E> named(std::span<const std::string_view> names, std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<E>(found - names.begin()));
}

std::optional<Approval> approvalFrom(const Json &call)
{
    const auto found = call.find("approval");
    if (found == call.end() || !found->is_object())
        return {};
    const auto decision = named<Approval::Decision>(decisionNames, textAt(*found, "decision"));
    const auto source = named<Approval::Source>(approvalSourceNames, textAt(*found, "by"));
    if (!decision || !source)
        return {};
    return Approval { *decision, *source, textAt(*found, "name"), textAt(*found, "reason"), numberAt(*found, "at") };
}

/// The entry of a call in the list; a new one if it has none.
Json &entryOf(Json &list, const std::string &id)
{
    const auto found
        = std::ranges::find_if(list, [&](const Json &one) { return one.is_object() && textAt(one, "call_id") == id; });
    if (found != list.end())
        return *found;
    list.push_back({ { "call_id", id } });
    return list.back();
}

} // namespace

std::string_view toString(Approval::Decision decision) { return decisionNames.at(static_cast<std::size_t>(decision)); }
std::string_view toString(Approval::Source source) { return approvalSourceNames.at(static_cast<std::size_t>(source)); }

void addCallFacts(std::string &extra, const std::vector<CallFacts> &facts)
{
    if (facts.empty())
        return;
    Json object = extra.empty() ? Json::object() : parsedJson<Json>(extra);
    if (!object.is_object())
        return;
    Json &list = object[member];
    if (!list.is_array())
        list = Json::array();
    for (const CallFacts &call : facts) {
        Json &entry = entryOf(list, call.callId);
        if (call.startedAt)
            entry["started_at"] = *call.startedAt;
        if (call.approval)
            entry["approval"] = approvalJson(*call.approval);
        if (call.exitStatus)
            entry["exit"] = *call.exitStatus;
    }
    extra = text(object);
}

std::vector<CallFacts> callFactsIn(std::string_view extra)
{
    std::vector<CallFacts> facts;
    // Most steps have none, and their texts may be long.
    if (!extra.contains("\"call_id\""))
        return facts;
    const Json object = parsedJson<Json>(extra);
    const auto list = object.is_object() ? object.find(member) : object.end();
    if (list == object.end() || !list->is_array())
        return facts;
    for (const Json &call : *list)
        if (call.is_object() && !textAt(call, "call_id").empty())
            facts.push_back(
                { textAt(call, "call_id"), numberAt(call, "started_at"), approvalFrom(call), exitIn(call) });
    return facts;
}

std::string startingCallIn(std::string_view extra)
{
    if (!extra.contains("\"parent_call\""))
        return {};
    const Json object = parsedJson<Json>(extra);
    return object.is_object() ? textAt(object, "parent_call") : std::string();
}

} // namespace vitrine
