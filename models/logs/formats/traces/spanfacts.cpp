// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/spanfacts.h"

#include "models/logs/json/jsonvalues.h"
#include "models/logs/steps/frameworkerror.h"
#include "models/logs/steps/steptext.h"

#include <charconv>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

/// The class of an exception without the modules it lives in.
std::string_view className(std::string_view type)
{
    const std::size_t dot = type.rfind('.');
    return dot == type.npos ? type : type.substr(dot + 1);
}

simdjson::simdjson_result<JsonElement> parsed(simdjson::dom::parser &parser, std::string_view text)
{
    return parser.parse(simdjson::padded_string(text));
}

} // namespace

std::optional<std::int64_t> stepNumber(const Span &span)
{
    std::string_view name = span.name;
    if (!name.starts_with("Step "))
        return {};
    name.remove_prefix(5);
    std::int64_t number = 0;
    const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
    return read.ec == std::errc {} && read.ptr == name.data() + name.size() ? std::optional(number) : std::nullopt;
}

bool isStepSpan(const Span &span) { return span.kind == SpanKind::Step && stepNumber(span).has_value(); }

std::string_view eventText(const SpanEvent &event, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys)
        if (const auto found = event.attributes.find(key); found != event.attributes.end())
            return found->second;
    return {};
}

std::optional<ErrorRecord> errorOf(const Span &span)
{
    for (const SpanEvent &event : span.events) {
        if (event.name != "exception" && event.name != "agent.step_recovery")
            continue;
        const std::string_view type = className(eventText(event, { "exception.type", "error.type", "type" }));
        ErrorRecord error = frameworkError(type, eventText(event, { "exception.message", "error.message", "message" }));
        error.traceback = eventText(event, { "exception.stacktrace" });
        return error;
    }
    if (!span.isError)
        return {};
    std::string_view message = span.statusMessage;
    const std::size_t colon = message.find(": ");
    const bool hasType = colon != message.npos && message.substr(0, colon).ends_with("Error");
    const std::string_view type = hasType ? className(message.substr(0, colon)) : std::string_view {};
    return frameworkError(type, hasType ? message.substr(colon + 2) : message);
}

std::optional<double> costOf(const Span &span)
{
    const std::string text(span.anyAttribute({ "llm.cost.total", "gen_ai.usage.cost", "gen_ai.usage.total_cost" }));
    double cost = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), cost);
    return !text.empty() && read.ec == std::errc {} ? std::optional(cost) : std::nullopt;
}

std::string argumentsOf(const Span &tool)
{
    const std::string_view plain
        = tool.anyAttribute({ "gen_ai.tool.call.arguments", "tool_arguments", "traceloop.entity.input" });
    const std::string text(plain.empty() ? tool.attribute("input.value") : plain);
    simdjson::dom::parser parser;
    JsonElement value;
    if (parsed(parser, text).get(value) != simdjson::SUCCESS)
        return quotedJson(text);
    const auto object = objectIn(value);
    const auto list = object ? arrayMember(*object, "args") : std::nullopt;
    const auto named = object ? objectMember(*object, "kwargs") : std::nullopt;
    if (!list || !named)
        return jsonText(value);
    simdjson::dom::parser schemaParser;
    JsonElement schema;
    std::vector<std::string> names;
    const std::string parameters(tool.attribute("tool.parameters"));
    if (parsed(schemaParser, parameters).get(schema) == simdjson::SUCCESS)
        if (const auto fields = objectIn(schema))
            for (const auto &[name, type] : *fields)
                names.emplace_back(name);
    if (list->size() > names.size())
        return list->size() > 0 && named->size() == 0 ? jsonText(JsonElement(*list)) : jsonText(value);
    JsonExtra result;
    std::size_t n = 0;
    for (const JsonElement argument : *list)
        result.add(names[n++], jsonText(argument));
    for (const auto &[name, argument] : *named)
        result.add(name, jsonText(argument));
    return result.text().empty() ? "{}" : result.text();
}

std::string answerIn(const std::string &arguments)
{
    simdjson::dom::parser parser;
    JsonElement value;
    const auto object = parsed(parser, arguments).get(value) == simdjson::SUCCESS ? objectIn(value) : std::nullopt;
    return object ? memberText(*object, "answer") : std::string {};
}

std::shared_ptr<const Span> asFrame(Span span)
{
    std::string prompt;
    for (const PromptMessage &message : span.prompt)
        prompt += (prompt.empty() ? "" : "\n\n") + message.text;
    span.attributes.try_emplace("input.value", std::move(prompt));
    span.attributes.try_emplace("output.value", span.reply.text);
    span.attributes.try_emplace("llm.model_name", span.reply.model);
    const auto count = [&](std::string_view key, const std::optional<std::int64_t> &tokens) {
        if (tokens)
            span.attributes.try_emplace(std::string(key), std::to_string(*tokens));
    };
    count("llm.token_count.prompt", span.reply.tokens.input);
    count("llm.token_count.completion", span.reply.tokens.output);
    span.kind = SpanKind::Other;
    span.attributes.try_emplace(std::string(spanEventKey), "frame");
    return std::make_shared<const Span>(std::move(span));
}

bool isEvaluator(const Span &span)
{
    const std::string_view kind = span.attribute(spanEventKey);
    return kind == "evaluator" || kind == "EVALUATOR" || kind == "scorer";
}

} // namespace vitrine
