// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/weavescores.h"

#include <optional>
#include <string>
#include <utility>

namespace vitrine {

namespace {

/// A score as OpenTelemetry's conventions have it, for which there is one reader.
void addScore(Span &span, const std::string &name, JsonElement value, const std::string &explanation = {})
{
    if (value.is_null() || value.is_array())
        return;
    if (const auto parts = objectIn(value)) {
        std::string reason;
        for (const std::string_view key : { "explanation", "reasoning", "reason" })
            reason = reason.empty() ? memberText(*parts, key) : reason;
        for (const auto &[key, part] : *parts)
            if (part.is_number() || part.is_bool())
                addScore(span, key == "value" || key == "score" ? name : name + '.' + std::string(key), part, reason);
        return;
    }
    SpanEvent event { .name = "gen_ai.evaluation.result", .attributes = { { "gen_ai.evaluation.name", name } } };
    event.attributes.emplace(
        value.is_string() ? "gen_ai.evaluation.score.label" : "gen_ai.evaluation.score.value", valueText(value));
    if (!explanation.empty())
        event.attributes.emplace("gen_ai.evaluation.explanation", explanation);
    span.events.push_back(std::move(event));
}

} // namespace

void readScores(JsonObject call, Span &span)
{
    const auto output = objectMember(call, "output");
    const auto scores = output && span.name == exampleOp ? objectMember(*output, "scores") : std::nullopt;
    if (scores)
        for (const auto &[name, value] : *scores)
            addScore(span, std::string(name), value);
    const auto summary = objectMember(call, "summary");
    const auto weave = summary ? objectMember(*summary, "weave") : std::nullopt;
    const auto feedback = weave ? arrayMember(*weave, "feedback") : std::nullopt;
    if (!feedback)
        return;
    constexpr std::string_view byScorer = "wandb.runnable.";
    for (const JsonElement element : *feedback) {
        const auto entry = objectIn(element);
        const std::string type = entry ? memberText(*entry, "feedback_type") : std::string {};
        const auto payload = entry ? objectMember(*entry, "payload") : std::nullopt;
        const auto value = payload ? memberOf(*payload, "output") : std::nullopt;
        if (value && type.starts_with(byScorer))
            addScore(span, type.substr(byScorer.size()), *value);
    }
}

} // namespace vitrine
