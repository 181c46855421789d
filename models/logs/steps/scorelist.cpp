// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/scorelist.h"

#include "models/logs/json/readledger.h"
#include "models/logs/steps/extratext.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array<std::string_view, 7> nameKeys { "name", "assessment_name", "key", "metric", "metric_name", "label",
    "annotator" };
constexpr std::array<std::string_view, 4> explanationKeys { "explanation", "comment", "rationale", "reasoning" };
constexpr std::array<std::string_view, 4> authorKeys { "authorUserId", "author", "source", "annotator_kind" };

struct Found {
    std::string_view key;
    JsonElement value;
};

/// The first of these members that is not null.
std::optional<Found> firstOf(JsonObject object, std::span<const std::string_view> keys)
{
    for (const std::string_view key : keys)
        if (const auto value = memberOf(object, key); value && !value->is_null())
            return Found { key, *value };
    return {};
}

/// The value of a score: Langfuse has the text of a category beside its number, MLflow the value within an object.
std::optional<Found> valueOf(JsonObject score)
{
    constexpr std::array<std::string_view, 1> category { "stringValue" };
    constexpr std::array<std::string_view, 3> plain { "value", "score", "avg" };
    if (memberIs(score, "dataType", { "CATEGORICAL" }))
        if (auto found = firstOf(score, category))
            return found;
    for (const std::string_view key : { "feedback", "expectation", "result" })
        if (const auto inner = objectMember(score, key))
            if (const auto value = memberOf(*inner, "value"))
                return Found { key, *value };
    return firstOf(score, plain);
}

std::string authorIn(JsonElement value)
{
    const auto object = objectIn(value);
    if (!object)
        return valueText(value);
    const std::string id = memberText(*object, "source_id");
    return id.empty() ? memberText(*object, "source_type") : id;
}

} // namespace

void ScoreList::add(
    const std::string &name, std::string_view json, const std::string &explanation, const std::string &author)
{
    JsonExtra further;
    if (!explanation.empty())
        further.add("explanation", quotedJson(explanation));
    if (!author.empty())
        further.add("author", quotedJson(author));
    addEntry(name, json, further.text());
}

void ScoreList::addEntry(const std::string &name, std::string_view json, const std::string &further)
{
    JsonExtra entry;
    entry.add("name", quotedJson(name));
    entry.add("value", json);
    std::string text = entry.text();
    mergeExtra(text, further);
    m_entries += (m_entries.empty() ? "" : ",") + text;
}

/// A value of several metrics is one score for each of them.
void ScoreList::addValue(const std::string &name, JsonElement value, const std::string &further)
{
    const auto metrics = objectIn(value);
    if (!metrics || metrics->size() == 0)
        return addEntry(name, jsonText(value), further);
    for (const auto &[metric, one] : *metrics)
        addEntry(name + '.' + std::string(metric), jsonText(one), further);
}

void ScoreList::add(const std::string &name, JsonElement score)
{
    const auto object = objectIn(score);
    if (!object)
        return addEntry(name, jsonText(score), {});
    const auto value = valueOf(*object);
    if (!value)
        return addGroup(name, *object);
    JsonExtra further;
    const auto explanation = firstOf(*object, explanationKeys);
    if (explanation)
        further.add("explanation", quotedJson(valueText(explanation->value)));
    const auto author = firstOf(*object, authorKeys);
    if (author)
        further.add("author", quotedJson(authorIn(author->value)));
    const auto isUsed = [&](std::string_view key) {
        return key == "name" || key == value->key || (explanation && key == explanation->key)
            || (author && key == author->key);
    };
    for (const auto &[key, member] : *object)
        if (!isUsed(key) && !member.is_null())
            further.add(key == "value" ? "numericValue" : key, jsonText(member));
    addValue(name, value->value, further.text());
}

void ScoreList::addGroup(const std::string &name, JsonObject group)
{
    for (const auto &[key, member] : group)
        if (member.is_number() || member.is_bool() || member.is_string())
            addEntry(name + '.' + std::string(key), jsonText(member), {});
}

void ScoreList::addMembers(JsonObject scores)
{
    for (const auto &[name, score] : scores)
        add(std::string(name), score);
}

void ScoreList::addEntries(simdjson::dom::array scores)
{
    for (const JsonElement element : scores) {
        const auto score = objectIn(element);
        const auto name = score ? firstOf(*score, nameKeys) : std::nullopt;
        if (name)
            add(valueText(name->value), element);
    }
}

void addKnownScores(std::string &extra)
{
    // Of tau-bench, tau2-bench, LangSmith, MLflow, evaluations of OpenHands, and Docent.
    constexpr std::array<std::string_view, 6> hints { "\"reward\"", "\"reward_info\"", "\"feedback_stats\"",
        "\"assessments\"", "\"test_result\"", "\"scores\"" };
    if (std::ranges::none_of(hints, [&](std::string_view hint) { return extra.contains(hint); }))
        return;
    simdjson::dom::parser parser;
    JsonElement value;
    const auto object
        = parser.parse(simdjson::padded_string(extra)).get(value) == simdjson::SUCCESS ? objectIn(value) : std::nullopt;
    if (!object || memberOf(*object, "scores"))
        return;
    ScoreList scores;
    const auto isValue = [](JsonElement one) { return one.is_number() || one.is_bool(); };
    if (const auto reward = memberOf(*object, "reward"); reward && isValue(*reward))
        scores.add("reward", *reward);
    if (const auto info = objectMember(*object, "reward_info")) {
        if (const auto reward = memberOf(*info, "reward"); reward && isValue(*reward))
            scores.add("reward", *reward);
        if (const auto parts = objectMember(*info, "reward_breakdown"))
            scores.add("reward", JsonElement(*parts));
    }
    if (const auto stats = objectMember(*object, "feedback_stats"))
        scores.addMembers(*stats);
    for (const std::string_view key : { "info", "metadata" })
        if (const auto inner = objectMember(*object, key)) {
            if (const auto list = arrayMember(*inner, "assessments"))
                scores.addEntries(*list);
            if (const auto members = objectMember(*inner, "scores"))
                scores.addMembers(*members);
        }
    if (const auto list = arrayMember(*object, "assessments"))
        scores.addEntries(*list);
    const auto result = objectMember(*object, "test_result");
    const auto report = result ? objectMember(*result, "report") : std::nullopt;
    const auto resolved = report ? memberOf(*report, "resolved") : std::nullopt;
    if (resolved && isValue(*resolved))
        scores.add("resolved", *resolved);
    if (const std::string json = scores.json(); !json.empty())
        addToExtra(extra, "scores", json);
}

} // namespace vitrine
