// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/spandialects.h"

#include "models/logs/formats/chat/anymessage.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/formats/traces/modelmessages.h"
#include "models/logs/formats/traces/plaintext.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view kindKey = "openinference.span.kind";

using Pair = std::pair<std::string_view, std::string_view>;

/// "\"text\"" as text; everything else as it is.
std::string decoded(std::string_view text)
{
    if (!text.starts_with('"'))
        return std::string(text);
    const ParsedText parsed(text);
    return parsed.value() && parsed.value()->is_string() ? valueText(*parsed.value()) : std::string(text);
}

void set(Span &span, std::string_view key, std::string value)
{
    if (!value.empty())
        span.attributes.try_emplace(std::string(key), std::move(value));
}

std::string taken(Span &span, std::string_view key)
{
    const auto found = span.attributes.find(key);
    if (found == span.attributes.end())
        return {};
    // Short values are kept as they were.
    constexpr std::size_t longestKept = 2000;
    std::string value = found->second;
    if (value.size() > longestKept)
        span.attributes.erase(found);
    return value;
}

std::string_view valueFor(std::span<const Pair> table, std::string_view key)
{
    const auto found = std::ranges::find(table, key, &Pair::first);
    return found == table.end() ? std::string_view {} : found->second;
}

void translateTraceloop(Span &span)
{
    constexpr std::array<Pair, 4> kinds { { { "workflow", "AGENT" }, { "agent", "AGENT" }, { "tool", "TOOL" },
        { "task", "CHAIN" } } };
    const std::string type
        = span.attributes.contains("traceloop.span.kind") ? span.attributes["traceloop.span.kind"] : "";
    const std::string_view request = span.attribute("llm.request.type");
    if (request == "chat" || request == "completion")
        set(span, kindKey, "LLM");
    if (type.empty())
        return;
    set(span, kindKey, std::string(valueFor(kinds, type)));
    const std::string name(span.attribute("traceloop.entity.name"));
    set(span, type == "tool" ? "tool.name" : "gen_ai.agent.name", name);
    const std::string input = taken(span, "traceloop.entity.input");
    set(span, "input.value", type == "tool" ? input : plainText(input));
    set(span, "output.value", decoded(taken(span, "traceloop.entity.output")));
}

std::string vercelCalls(std::string_view text)
{
    const ParsedText parsed(text);
    simdjson::dom::array list;
    if (!parsed.value() || parsed.value()->get(list) != simdjson::SUCCESS)
        return "[]";
    std::string calls = "[";
    for (const JsonElement element : list) {
        const auto call = objectIn(element);
        if (!call)
            continue;
        const auto old = memberOf(*call, "args");
        const auto arguments = old ? old : memberOf(*call, "input");
        JsonExtra one;
        one.add("id", quotedJson(memberText(*call, "toolCallId")));
        one.add("name", quotedJson(memberText(*call, "toolName")));
        one.add("arguments", arguments ? jsonText(*arguments) : "{}");
        calls += (calls.size() > 1 ? "," : "") + one.text();
    }
    return calls + ']';
}

/// What a model answered, as one message of a chat.
void setReply(Span &span, const std::string &text, const std::string &reasoning, const std::string &calls)
{
    JsonExtra message;
    message.add("role", "\"assistant\"");
    message.add("content", quotedJson(text));
    if (!reasoning.empty())
        message.add("reasoning", quotedJson(reasoning));
    message.add("tool_calls", calls);
    set(span, "gen_ai.output.messages", '[' + message.text() + ']');
}

void translateVercel(Span &span)
{
    const std::string operation(span.attribute("ai.operationId"));
    if (operation.empty())
        return;
    const bool isCall = operation.ends_with(".doGenerate") || operation.ends_with(".doStream");
    const bool isTool = operation == "ai.toolCall";
    const bool isRun = operation.starts_with("ai.generate") || operation.starts_with("ai.stream");
    set(span, kindKey, isTool ? "TOOL" : isCall ? "LLM" : isRun ? "AGENT" : "EMBEDDING");
    const std::string model(span.anyAttribute({ "ai.response.model", "ai.model.id" }));
    set(span, "llm.model_name", model);
    for (const auto &[key, other] : std::array<Pair, 4> { { { "ai.usage.promptTokens", "llm.token_count.prompt" },
             { "ai.usage.inputTokens", "llm.token_count.prompt" },
             { "ai.usage.completionTokens", "llm.token_count.completion" },
             { "ai.usage.outputTokens", "llm.token_count.completion" } } })
        set(span, other, std::string(span.attribute(key)));
    set(span, "gen_ai.agent.name", std::string(span.attribute("ai.telemetry.functionId")));
    const std::string text(span.anyAttribute({ "ai.response.text", "ai.response.object", "ai.result.text" }));
    if (isTool) {
        set(span, "tool.name", taken(span, "ai.toolCall.name"));
        set(span, "gen_ai.tool.call.id", taken(span, "ai.toolCall.id"));
        set(span, "input.value", taken(span, "ai.toolCall.args"));
        set(span, "output.value", decoded(taken(span, "ai.toolCall.result")));
    } else if (isCall) {
        const std::string calls = taken(span, "ai.response.toolCalls");
        set(span, "gen_ai.input.messages", taken(span, "ai.prompt.messages"));
        setReply(span, text, taken(span, "ai.response.reasoning"),
            vercelCalls(calls.empty() ? taken(span, "ai.result.toolCalls") : calls));
    } else {
        set(span, "input.value", plainText(taken(span, "ai.prompt")));
        set(span, "output.value", text);
    }
}

/// MLflow writes every attribute as JSON.
void translateMlflow(Span &span)
{
    constexpr std::array<Pair, 8> kinds { { { "CHAT_MODEL", "LLM" }, { "LLM", "LLM" }, { "AGENT", "AGENT" },
        { "TOOL", "TOOL" }, { "RETRIEVER", "TOOL" }, { "WORKFLOW", "AGENT" }, { "GUARDRAIL", "GUARDRAIL" },
        { "EVALUATOR", "EVALUATOR" } } };
    if (!span.attributes.contains("mlflow.spanType") && !span.attributes.contains("mlflow.spanInputs"))
        return;
    const std::string type = decoded(taken(span, "mlflow.spanType"));
    const std::string_view kind = valueFor(kinds, type);
    set(span, kindKey, std::string(kind.empty() && span.parentId.empty() ? "AGENT" : kind));
    const std::string input = taken(span, "mlflow.spanInputs");
    const std::string output = taken(span, "mlflow.spanOutputs");
    if (kind == "LLM") {
        set(span, "gen_ai.input.messages", input);
        set(span, "output.value", output);
        const ParsedText asked(input);
        const ParsedText answered(output);
        for (const ParsedText *parsed : { &answered, &asked })
            if (const auto object = parsed->object())
                set(span, "llm.model_name", memberText(*object, "model"));
        const ParsedText counted(taken(span, "mlflow.chat.tokenUsage"));
        const auto usage = answered.object() ? memberOf(*answered.object(), "usage") : std::nullopt;
        const auto tokens = counted.value() ? usageIn(*counted.value()) : usage ? usageIn(*usage) : std::nullopt;
        if (tokens && tokens->input)
            set(span, "llm.token_count.prompt", std::to_string(*tokens->input));
        if (tokens && tokens->output)
            set(span, "llm.token_count.completion", std::to_string(*tokens->output));
    } else if (kind == "TOOL") {
        set(span, "tool.name", span.name);
        set(span, "input.value", input);
        set(span, "output.value", decoded(output));
    } else {
        set(span, "input.value", plainText(input));
        set(span, "output.value", lastText(output));
    }
}

/// Messages that OpenTelemetry's conventions put into events of the span.
void translateEvents(Span &span)
{
    constexpr std::array<Pair, 4> roles { { { "gen_ai.system.message", "system" }, { "gen_ai.user.message", "user" },
        { "gen_ai.assistant.message", "assistant" }, { "gen_ai.tool.message", "tool" } } };
    for (const SpanEvent &event : span.events) {
        const auto asked = event.attributes.find("content");
        if (const std::string_view role = valueFor(roles, event.name); !role.empty() && asked != event.attributes.end())
            span.prompt.push_back({ std::string(role), decoded(asked->second) });
        if (event.name == "gen_ai.client.inference.operation.details")
            for (const auto &[key, value] : event.attributes)
                set(span, key, value);
        const auto found = event.attributes.find("gen_ai.completion");
        if (event.name == "gen_ai.content.completion" && found != event.attributes.end())
            set(span, "output.value", found->second);
        const auto choice = event.attributes.find("message");
        if (event.name == "gen_ai.choice" && choice != event.attributes.end())
            set(span, "gen_ai.output.messages", '[' + choice->second + ']');
    }
}

} // namespace

void translateAttributes(Span &span)
{
    translateEvents(span);
    translateTraceloop(span);
    translateVercel(span);
    translateMlflow(span);
}

} // namespace vitrine
