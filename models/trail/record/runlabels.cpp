// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/runlabels.h"

#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <span>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array userKeys { "user", "userId", "user_id", "user.id" };
constexpr std::array sessionKeys { "session", "sessionId", "session_id", "session.id", "thread_id", "conversation_id" };
constexpr std::array tagKeys { "tags" };

/// A text, or a number as text.
std::string textAt(const Json &object, std::span<const char *const> keys)
{
    for (const char *key : keys) {
        const auto found = object.find(key);
        if (found != object.end() && found->is_string() && !found->get_ref<const std::string &>().empty())
            return found->get<std::string>();
        if (found != object.end() && found->is_number_integer())
            return found->dump();
    }
    return {};
}

void addTags(std::vector<std::string> &tags, const Json &object)
{
    const auto list = object.find(tagKeys.front());
    if (list == object.end() || !list->is_array())
        return;
    for (const Json &tag : *list)
        if (tag.is_string() && !std::ranges::contains(tags, tag.get_ref<const std::string &>()))
            tags.push_back(tag.get<std::string>());
}

void addFrom(RunLabels &labels, const Json &object)
{
    if (labels.user.empty())
        labels.user = textAt(object, userKeys);
    if (labels.session.empty())
        labels.session = textAt(object, sessionKeys);
    addTags(labels.tags, object);
}

const Json *objectAt(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_object() ? &*found : nullptr;
}

} // namespace

RunLabels runLabelsIn(std::string_view extra)
{
    RunLabels labels;
    // Most runs have none.
    const bool mayHave = std::ranges::any_of(std::array { "\"user", "\"session", "\"tags\"", "_id\"" },
        [&](std::string_view hint) { return extra.contains(hint); });
    const Json object = mayHave ? parsedJson<Json>(extra) : Json();
    if (!object.is_object())
        return labels;
    addFrom(labels, object);
    // LangSmith has the metadata of a run in a member "extra".
    const Json *inner = objectAt(object, "extra");
    for (const Json *holder : { &object, inner })
        if (const Json *metadata = holder != nullptr ? objectAt(*holder, "metadata") : nullptr)
            addFrom(labels, *metadata);
    return labels;
}

std::string tagListIn(std::string_view extra)
{
    return Json(runLabelsIn(extra).tags).dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace vitrine
