// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/langsmithrun.h"

#include "models/logs/formats/chat/anymessage.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/formats/traces/modelmessages.h"
#include "models/logs/formats/traces/plaintext.h"
#include "models/logs/formats/traces/spandialects.h"
#include "models/logs/formats/traces/spanmessages.h"
#include "models/logs/formats/traces/spanrest.h"
#include "models/logs/steps/timetext.h"

#include <array>
#include <utility>

namespace vitrine {

namespace {

/// What a model was asked: {messages: [[…]]} or {prompts: […]}.
void readPrompt(Span &span, JsonObject inputs)
{
    if (const auto messages = memberOf(inputs, "messages"))
        for (ChatMessage &message : messagesIn(*messages))
            addPrompt(span, std::move(message));
    if (const auto prompts = arrayMember(inputs, "prompts"))
        for (const JsonElement prompt : *prompts)
            span.prompt.push_back({ "user", valueText(prompt) });
}

/// What it answered: {generations: [[{text, message}]]}, {messages: […]}, {choices: […]}, or the message itself.
void readReply(Span &span, JsonObject run, JsonObject outputs)
{
    const auto inner = objectMember(outputs, "output");
    auto messages = messagesIn(JsonElement(inner && !memberOf(outputs, "generations") ? *inner : outputs));
    if (!messages.empty()) {
        span.reply.tokens = messages.front().tokens;
        span.reply.model = messages.front().model;
        addReply(span.reply, std::move(messages.front()));
    }
    const auto list = arrayMember(outputs, "generations");
    if (messages.empty() && list && list->size() > 0) {
        simdjson::dom::array first;
        const JsonElement head = list->at(0).value_unsafe();
        const auto generation
            = objectIn(head.get(first) == simdjson::SUCCESS && first.size() > 0 ? first.at(0).value_unsafe() : head);
        span.reply.text = generation ? memberText(*generation, "text") : std::string {};
    }
    const auto further = objectMember(outputs, "llm_output");
    const Tokens own = span.reply.tokens;
    if (const auto usage = further ? memberOf(*further, "token_usage") : std::nullopt)
        span.reply.tokens = usageIn(*usage).value_or(span.reply.tokens);
    if (own.quality != Quality::Missing && own != span.reply.tokens)
        span.attributes["usage_metadata"]
            = std::to_string(own.input.value_or(0)) + " + " + std::to_string(own.output.value_or(0));
    if (const auto usage = memberOf(outputs, "usage_metadata"); usage && span.reply.tokens.quality == Quality::Missing)
        span.reply.tokens = usageIn(*usage).value_or(Tokens {});
    if (const auto all = usageIn(JsonElement(run)); all && span.reply.tokens.quality == Quality::Missing)
        span.reply.tokens = *all;
}

std::string modelOf(JsonObject run)
{
    const auto extra = objectMember(run, "extra");
    const auto metadata = extra ? objectMember(*extra, "metadata") : std::nullopt;
    const auto parameters = extra ? objectMember(*extra, "invocation_params") : std::nullopt;
    std::string model = metadata ? memberText(*metadata, "ls_model_name") : std::string {};
    for (const std::string_view key : { "model", "model_name" })
        if (model.empty() && parameters)
            model = memberText(*parameters, key);
    return model;
}

void readTool(Span &span, const std::optional<JsonObject> &inputs, const std::optional<JsonObject> &outputs)
{
    span.attributes["tool.name"] = span.name;
    const auto input = inputs ? memberOf(*inputs, "input") : std::nullopt;
    if (inputs)
        span.attributes["input.value"] = input ? valueText(*input) : jsonText(JsonElement(*inputs));
    const auto output = outputs ? memberOf(*outputs, "output") : std::nullopt;
    if (!outputs)
        return;
    const auto wrapped = output ? objectIn(*output) : std::nullopt;
    const auto message = wrapped ? readAnyMessage(*wrapped) : std::nullopt;
    if (message && !message->results.empty()) {
        span.attributes["gen_ai.tool.call.id"] = message->results.front().id;
        span.attributes["output.value"] = message->results.front().text;
        span.isError = span.isError || message->results.front().isError;
        if (span.isError && span.statusMessage.empty())
            span.statusMessage = message->results.front().text;
    } else {
        span.attributes["output.value"] = output ? valueText(*output) : jsonText(JsonElement(*outputs));
    }
}

SpanKind kindOf(std::string_view type, bool isRoot)
{
    if (type == "llm" || type == "chat_model")
        return SpanKind::Model;
    if (type == "tool" || type == "retriever")
        return SpanKind::Tool;
    return isRoot ? SpanKind::Agent : SpanKind::Other;
}

} // namespace

Span langSmithSpan(JsonObject run, const SourceSpan &location)
{
    Span span;
    span.id = memberText(run, "id");
    span.traceId = memberText(run, "trace_id");
    span.parentId = memberText(run, "parent_run_id");
    if (span.traceId.empty())
        span.traceId = span.parentId.empty() ? span.id : "trace";
    span.name = memberText(run, "name");
    span.kind = kindOf(memberText(run, "run_type"), span.parentId.empty());
    span.time = timeSpan(momentIn(run, "start_time"), momentIn(run, "end_time"));
    span.statusMessage = memberText(run, "error");
    span.isError = !span.statusMessage.empty() || memberText(run, "status") == "error";
    span.span = location;
    span.scope = "langsmith";
    const auto inputs = objectMember(run, "inputs");
    const auto outputs = objectMember(run, "outputs");
    // Frames repeat the conversation; of calls it is read.
    constexpr auto read = std::to_array<std::string_view>(
        { "id", "trace_id", "parent_run_id", "name", "start_time", "end_time", "error", "inputs", "outputs" });
    keepFurther(span, run, read);
    if (span.kind == SpanKind::Model) {
        if (inputs)
            readPrompt(span, *inputs);
        if (outputs)
            readReply(span, run, *outputs);
        if (span.reply.model.empty())
            span.reply.model = modelOf(run);
        if (const auto cost = memberOf(run, "total_cost"); cost && !cost->is_null())
            span.attributes["llm.cost.total"] = valueText(*cost);
    } else if (span.kind == SpanKind::Tool) {
        readTool(span, inputs, outputs);
    } else {
        if (inputs)
            span.attributes["input.value"] = plainText(span.attributes["inputs"] = jsonText(JsonElement(*inputs)));
        if (outputs)
            span.attributes["output.value"] = lastText(span.attributes["outputs"] = jsonText(JsonElement(*outputs)));
        if (span.isError && span.kind == SpanKind::Other)
            span.attributes[std::string(spanEventKey)] = "error";
    }
    return span;
}

} // namespace vitrine
