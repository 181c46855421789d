// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/parsedjson.h"
#include "models/trail/record/records.h"

#include <nlohmann/json.hpp>

/// The document that an environment is stored as: equal ones are one content.
namespace vitrine {

namespace {

using Json = nlohmann::json;

std::string textAt(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace

std::string toJson(const EnvironmentRecord &environment)
{
    Json packages = Json::array();
    for (const PackageRecord &package : environment.packages)
        packages.push_back({ { "name", package.name }, { "version", package.version } });
    const Json json { { "python", environment.python }, { "implementation", environment.implementation },
        { "platform", environment.platform }, { "packages", std::move(packages) }, { "extra", environment.extra } };
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<EnvironmentRecord> environmentFromJson(std::string_view json)
{
    const Json document = parsedJson<Json>(json);
    if (!document.is_object())
        return std::nullopt;
    EnvironmentRecord environment { textAt(document, "python"), textAt(document, "implementation"),
        textAt(document, "platform"), {}, textAt(document, "extra") };
    const auto packages = document.find("packages");
    if (packages == document.end() || !packages->is_array())
        return environment;
    for (const Json &package : *packages)
        if (package.is_object())
            environment.packages.push_back({ textAt(package, "name"), textAt(package, "version") });
    return environment;
}

} // namespace vitrine
