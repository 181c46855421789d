// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/noisedocument.h"

#include "base/clock.h"
#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <functional>
#include <initializer_list>
#include <ranges>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr int documentVersion = 1;
constexpr std::string_view actKind = "noise";

Error bad(ErrorCode code, std::string detail) { return { code, {}, {}, {}, std::move(detail) }; }

/// The first field of an object that is none of these.
std::optional<Error> unknownField(const Json &object, std::initializer_list<std::string_view> known)
{
    for (const auto &[key, value] : object.items()) {
        if (!std::ranges::contains(known, key))
            return bad(ErrorCode::UnknownField, "/" + key);
    }
    return std::nullopt;
}

Result<void> readSwitches(const Json &switches, NoiseRules &rules)
{
    if (!switches.is_object())
        return std::unexpected(bad(ErrorCode::BadValue, "/rules: expected an object with rules by name"));
    for (const auto &[name, isOn] : switches.items()) {
        if (!std::ranges::contains(noiseRules(), name, &NoiseRule::name))
            return std::unexpected(bad(ErrorCode::UnknownField, "/rules/" + name));
        if (!isOn.is_boolean())
            return std::unexpected(bad(ErrorCode::BadValue, "/rules/" + name + ": expected true or false"));
        rules.setOn(name, isOn.get<bool>());
    }
    return {};
}

Result<OwnNoiseRule> readOwn(const Json &json)
{
    const auto isText = [&json](const char *key) { return json.contains(key) && json.at(key).is_string(); };
    if (!json.is_object() || !isText("name") || !isText("pattern"))
        return std::unexpected(bad(ErrorCode::BadValue, "/own: each rule needs a name and a pattern"));
    if (auto unknown = unknownField(json, { "name", "pattern", "replacement", "on" }))
        return std::unexpected(std::move(*unknown));
    OwnNoiseRule rule { json.at("name"), json.at("pattern"), {}, true };
    if (json.contains("replacement") && !isText("replacement"))
        return std::unexpected(bad(ErrorCode::BadValue, "/own/" + rule.name + ": the replacement must be a text"));
    if (json.contains("on") && !json.at("on").is_boolean())
        return std::unexpected(bad(ErrorCode::BadValue, "/own/" + rule.name + ": on must be true or false"));
    rule.replacement = json.value("replacement", std::string());
    rule.isOn = json.value("on", true);
    return rule;
}

Result<void> readOwnRules(const Json &list, NoiseRules &rules)
{
    if (!list.is_array())
        return std::unexpected(bad(ErrorCode::BadValue, "/own: expected a list"));
    std::vector<OwnNoiseRule> own;
    for (const Json &json : list) {
        auto rule = readOwn(json);
        if (!rule)
            return std::unexpected(std::move(rule.error()));
        own.push_back(std::move(*rule));
    }
    return rules.setOwn(std::move(own));
}

Result<NoiseRules> readDocument(const Json &document)
{
    if (!document.is_object() || document.value("vitrine_noise", Json()) != documentVersion)
        return std::unexpected(bad(ErrorCode::BadValue, "/vitrine_noise: expected 1"));
    if (auto unknown = unknownField(document, { "vitrine_noise", "rules", "own" }))
        return std::unexpected(std::move(*unknown));
    NoiseRules rules;
    if (const auto read = readSwitches(document.value("rules", Json::object()), rules); !read)
        return std::unexpected(read.error());
    if (const auto read = readOwnRules(document.value("own", Json::array()), rules); !read)
        return std::unexpected(read.error());
    return rules;
}

} // namespace

Result<NoiseRules> readNoiseRules(std::string_view json, std::string_view file)
{
    const Json document = parsedJson<Json>(json);
    auto rules = document.is_discarded()
        ? Result<NoiseRules>(std::unexpected(bad(ErrorCode::BadJson, "noise rules must be a JSON document")))
        : readDocument(document);
    if (!rules)
        rules.error().file = file;
    return rules;
}

namespace {

Json documentOf(const NoiseRules &rules)
{
    Json switches = Json::object();
    for (const NoiseRule &rule : noiseRules())
        switches[std::string(rule.name)] = rules.isOn(rule.name);
    Json own = Json::array();
    for (const OwnNoiseRule &rule : rules.own())
        own.push_back({ { "name", rule.name }, { "pattern", rule.pattern }, { "replacement", rule.replacement },
            { "on", rule.isOn } });
    return { { "vitrine_noise", documentVersion }, { "rules", std::move(switches) }, { "own", std::move(own) } };
}

/// The newest event about these rules, and fits.
Result<NoiseRules> newestTrailEvent(const Trail &trail, const std::function<bool(const Json &detail)> &fits)
{
    const auto trailEvents = trail.trailEvents();
    if (!trailEvents)
        return std::unexpected(trailEvents.error());
    for (const TrailEvent &event : *trailEvents | std::views::reverse) {
        const Json detail = event.kind == actKind ? parsedJson<Json>(event.detail) : Json();
        if (!detail.is_object() || !fits(detail))
            continue;
        auto rules = readDocument(detail.value("rules", Json()));
        if (!rules)
            rules.error().file = trail.file().string();
        return rules;
    }
    return NoiseRules();
}

} // namespace

std::string toJson(const NoiseRules &rules)
{
    return documentOf(rules).dump(2, ' ', false, Json::error_handler_t::replace);
}

Result<void> saveNoise(Recorder &recorder, SessionId session, const NoiseRules &rules)
{
    if (rules == NoiseRules())
        return {};
    const Json detail { { "session", session }, { "rules", documentOf(rules) } };
    return recorder
        .addTrailEvent({ std::string(actKind), detail.dump(-1, ' ', false, Json::error_handler_t::replace), "vitrine",
            secondsSinceEpoch() })
        .transform([](std::int64_t) { });
}

Result<NoiseRules> savedNoise(const Trail &trail, SessionId session)
{
    return newestTrailEvent(
        trail, [session](const Json &detail) { return detail.value("session", Json()) == session; });
}

Result<NoiseRules> newestNoise(const Trail &trail)
{
    return newestTrailEvent(trail, [](const Json &) { return true; });
}

} // namespace vitrine
