// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/scores.h"

#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

struct Word {
    std::string_view text;
    double number;
};
constexpr std::array words { Word { "C", 1 }, Word { "P", 0.5 }, Word { "I", 0 }, Word { "N", 0 }, Word { "yes", 1 },
    Word { "true", 1 }, Word { "no", 0 }, Word { "false", 0 } };

bool isSameWord(std::string_view a, std::string_view b)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::ranges::equal(a, b, {}, lower, lower);
}

std::string text(const Json &json)
{
    return json.is_string() ? json.get<std::string>() : json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string textAt(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Json orNull(const std::string &value) { return value.empty() ? Json() : Json(value); }

} // namespace

std::optional<double> numberOfScore(std::string_view value)
{
    double number = 0;
    const auto read = std::from_chars(value.data(), value.data() + value.size(), number);
    if (!value.empty() && read.ec == std::errc {} && read.ptr == value.data() + value.size())
        return std::isfinite(number) ? std::optional(number) : std::nullopt;
    const auto word = std::ranges::find_if(words,
        [value](const Word &one) { return one.text.size() == 1 ? one.text == value : isSameWord(one.text, value); });
    return word == words.end() ? std::nullopt : std::optional(word->number);
}

std::vector<Score> scoresIn(std::string_view extra)
{
    // Most runs have none.
    if (!extra.contains("\"scores\""))
        return {};
    const Json object = parsedJson<Json>(extra);
    const auto list = object.is_object() ? object.find("scores") : object.end();
    if (list == object.end() || !list->is_array())
        return {};
    std::vector<Score> scores;
    for (const Json &entry : *list) {
        const auto value = entry.is_object() ? entry.find("value") : entry.end();
        if (value == entry.end() || value->is_null() || textAt(entry, "name").empty())
            continue;
        Score score { textAt(entry, "name"), text(*value), {}, textAt(entry, "explanation"), textAt(entry, "author") };
        score.number = numberOfScore(score.value);
        scores.push_back(std::move(score));
    }
    return scores;
}

std::string scoreListIn(std::string_view extra)
{
    Json list = Json::array();
    for (const Score &score : scoresIn(extra))
        list.push_back({ { "name", score.name }, { "value", score.value },
            { "number", score.number ? Json(*score.number) : Json() }, { "explanation", orNull(score.explanation) },
            { "author", orNull(score.author) } });
    return text(list);
}

} // namespace vitrine
