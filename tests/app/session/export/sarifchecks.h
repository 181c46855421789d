// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <QRegularExpression>
#include <QString>
#include <QUrl>

#include <algorithm>
#include <set>
#include <string>

// The requirements of the standard (SARIF 2.1.0) for the logs that we write. Each function returns the fault; empty if
// there is none.
namespace vitrine::sarif {

using Json = nlohmann::json;

inline bool isText(const Json &object, const char *key)
{
    return object.contains(key) && object.at(key).is_string() && !object.at(key).get<std::string>().empty();
}

/// The keys of an object are among those that the schema allows there.
inline bool hasOnly(const Json &object, const std::set<std::string> &keys)
{
    return std::ranges::all_of(object.items(), [&keys](const auto &item) { return keys.contains(item.key()); });
}

/// RFC 3986: a relative reference of unreserved and percent-encoded characters.
inline std::string wrongUri(const Json &location)
{
    const auto uri = QString::fromStdString(location.at("artifactLocation").at("uri").get<std::string>());
    static const QRegularExpression plain(QStringLiteral("^([A-Za-z0-9._~/-]|%[0-9A-F]{2})+$"));
    const bool isRelative = !uri.startsWith(u'/') && !uri.contains(QStringLiteral("..")) && QUrl(uri).isRelative();
    const bool isFine = isRelative && plain.match(uri).hasMatch() && QUrl(uri, QUrl::StrictMode).isValid();
    return isFine ? std::string() : "uri " + uri.toStdString();
}

inline std::string wrongLocation(const Json &locations)
{
    if (locations.size() != 1 || !hasOnly(locations[0], { "physicalLocation" }))
        return "locations " + locations.dump();
    const Json &location = locations[0].at("physicalLocation");
    const Json &region = location.at("region");
    if (!hasOnly(location, { "artifactLocation", "region" }) || !hasOnly(region, { "startLine", "startColumn" }))
        return "place " + location.dump();
    if (region.at("startLine") < 1 || region.at("startColumn") < 1)
        return "region " + region.dump();
    return wrongUri(location);
}

/// 3.27.10: a result that is no failure has the level "none".
inline std::string wrongLevel(const Json &result)
{
    static const std::set<std::string> levels { "note", "warning", "error" };
    static const std::set<std::string> others { "pass", "open", "informational", "notApplicable", "review" };
    const auto level = result.at("level").get<std::string>();
    const auto kind = result.value("kind", "fail");
    const bool isFine = kind == "fail" ? levels.contains(level) : others.contains(kind) && level == "none";
    return isFine ? std::string() : "level " + level + " of " + kind;
}

/// 3.27.5 to 3.27.7: the id and the index name the same rule.
inline std::string wrongResult(const Json &result, const Json &rules)
{
    if (!hasOnly(result, { "ruleId", "ruleIndex", "kind", "level", "message", "locations" }))
        return "keys " + result.dump();
    const auto index = result.at("ruleIndex").get<std::size_t>();
    if (!isText(result, "ruleId") || index >= rules.size() || rules[index].at("id") != result.at("ruleId"))
        return "rule " + result.dump();
    if (!isText(result.at("message"), "text"))
        return "message " + result.dump();
    const std::string level = wrongLevel(result);
    return level.empty() ? wrongLocation(result.at("locations")) : level;
}

inline std::string wrongRules(const Json &rules)
{
    std::set<std::string> ids;
    for (const Json &rule : rules) {
        if (!hasOnly(rule, { "id", "shortDescription" }) || !isText(rule, "id")
            || !ids.insert(rule.at("id").get<std::string>()).second)
            return "rule " + rule.dump();
        if (rule.contains("shortDescription") && !isText(rule.at("shortDescription"), "text"))
            return "description " + rule.dump();
    }
    return {};
}

inline std::string wrongLog(const Json &log)
{
    if (!hasOnly(log, { "$schema", "version", "runs" }) || log.at("version") != "2.1.0" || log.at("runs").size() != 1)
        return "log";
    const Json &run = log.at("runs")[0];
    if (!hasOnly(run, { "tool", "columnKind", "results" }) || run.at("columnKind") != "unicodeCodePoints")
        return "run";
    const Json &driver = run.at("tool").at("driver");
    if (!hasOnly(driver, { "name", "version", "rules" }) || !isText(driver, "name"))
        return "driver " + driver.dump();
    std::string wrong = wrongRules(driver.at("rules"));
    for (const Json &result : run.at("results"))
        if (wrong.empty())
            wrong = wrongResult(result, driver.at("rules"));
    return wrong;
}

} // namespace vitrine::sarif
