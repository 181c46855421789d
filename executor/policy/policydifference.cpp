// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policydifference.h"

#include "base/enumnames.h"
#include "base/parsedjson.h"
#include "executor/policy/policydocument.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using Json = nlohmann::json;
using Kind = PolicyDifference::Kind;

constexpr auto kinds = enumNames<Kind::Changed>("added", "removed", "changed");
constexpr std::array<std::string_view, 4> labels { "vitrine_policy", "name", "version", "base" };

// Canonical lists are sorted.
void addEntries(
    const std::string &path, Kind kind, const Json &less, const Json &more, std::vector<PolicyDifference> &differences)
{
    for (const Json &entry : more)
        if (!std::binary_search(less.begin(), less.end(), entry))
            differences.push_back({ kind, path, entry.get<std::string>(), {} });
}

void compare(const std::string &path, const Json &from, const Json &to, std::vector<PolicyDifference> &differences)
{
    if (from == to)
        return;
    if (from.is_array() && to.is_array()) {
        addEntries(path, Kind::Removed, to, from, differences);
        addEntries(path, Kind::Added, from, to, differences);
    } else if (from.is_object() && to.is_object()) {
        for (const auto &[key, value] : to.items())
            compare(path.empty() ? key : path + '.' + key, from.value(key, Json()), value, differences);
        for (const auto &[key, value] : from.items())
            if (!to.contains(key))
                compare(path.empty() ? key : path + '.' + key, value, Json(), differences);
    } else {
        differences.push_back({ Kind::Changed, path, to.dump(), from.dump() });
    }
}

Json documentOf(const Policy &policy)
{
    Json document = parsedJson<Json>(canonicalJson(policy));
    for (const std::string_view label : labels)
        document.erase(std::string(label));
    return document;
}

} // namespace

std::string_view toString(PolicyDifference::Kind kind) { return nameOf(kind, kinds); }

std::vector<PolicyDifference> differences(const Policy &from, const Policy &to)
{
    std::vector<PolicyDifference> found;
    compare({}, documentOf(from), documentOf(to), found);
    return found;
}

std::vector<PolicyDifference> differences(const PolicyComments &from, const PolicyComments &to)
{
    std::vector<PolicyDifference> found;
    for (const auto &[key, comment] : to) {
        const auto before = from.find(key);
        if (before == from.end())
            found.push_back({ Kind::Added, "comments." + key, comment, {} });
        else if (before->second != comment)
            found.push_back({ Kind::Changed, "comments." + key, comment, before->second });
    }
    for (const auto &[key, comment] : from)
        if (!to.contains(key))
            found.push_back({ Kind::Removed, "comments." + key, comment, {} });
    return found;
}

} // namespace vitrine
