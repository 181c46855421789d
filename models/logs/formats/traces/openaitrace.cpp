// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/openaitrace.h"

#include "models/logs/formats/chat/anymessage.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/formats/traces/modelmessages.h"
#include "models/logs/formats/traces/spanmessages.h"
#include "models/logs/formats/traces/spanrest.h"
#include "models/logs/formats/traces/tracerun.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

bool isItem(const Outline &value)
{
    const std::string_view object = value["object"].text;
    return (object == "trace.span" && value["span_data"].isObject())
        || (object == "trace" && value.has("workflow_name"));
}

/// An item of the Responses API that is no message.
void addItem(Span &span, JsonObject item)
{
    const std::string type = memberText(item, "type");
    const auto arguments = memberOf(item, "arguments");
    if (type == "function_call" && arguments)
        span.reply.calls.push_back(chatCall(memberText(item, "call_id"), memberText(item, "name"), *arguments));
    else if (const auto summary = memberOf(item, "summary"); type == "reasoning" && summary)
        span.reply.thinking += contentText(*summary);
}

void readModel(Span &span, JsonObject data)
{
    const auto response = objectMember(data, "response");
    const JsonObject source = response.value_or(data);
    if (const auto input = memberOf(data, "input"))
        for (ChatMessage &message : messagesIn(*input))
            addPrompt(span, std::move(message));
    if (const auto output = arrayMember(source, "output"))
        for (const JsonElement element : *output) {
            const auto object = objectIn(element);
            const auto message = object ? readAnyMessage(*object) : std::nullopt;
            if (message && memberOf(*object, "role"))
                addReply(span.reply, *message);
            else if (object)
                addItem(span, *object);
        }
    span.reply.model = memberText(source, "model");
    for (const JsonObject &location : { source, data })
        if (const auto usage = memberOf(location, "usage"); usage && span.reply.tokens.quality == Quality::Missing)
            span.reply.tokens = usageIn(*usage).value_or(Tokens {});
}

void readFunction(Span &span, JsonObject data)
{
    span.attributes["tool.name"] = memberText(data, "name");
    span.attributes["input.value"] = memberText(data, "input");
    if (const auto output = memberOf(data, "output"); output && !output->is_null())
        span.attributes["output.value"] = valueText(*output);
}

void readKind(Span &span, JsonObject data)
{
    const std::string type = memberText(data, "type");
    if (type == "generation" || type == "response") {
        span.kind = SpanKind::Model;
        readModel(span, data);
    } else if (type == "function") {
        span.kind = SpanKind::Tool;
        readFunction(span, data);
    } else if (type == "agent") {
        span.kind = SpanKind::Agent;
        span.attributes["gen_ai.agent.name"] = span.name;
    } else {
        span.attributes[std::string(spanEventKey)] = type;
        span.attributes["output.value"] = jsonText(JsonElement(data));
    }
}

Span spanOf(JsonObject object, JsonObject data, const SourceSpan &location)
{
    Span span;
    span.id = memberText(object, "id");
    span.traceId = memberText(object, "trace_id");
    span.parentId = memberText(object, "parent_id");
    span.name = memberText(data, "name");
    span.time = timeSpan(momentIn(object, "started_at"), momentIn(object, "ended_at"));
    span.span = location;
    span.scope = "openai-agents";
    if (const auto error = objectMember(object, "error")) {
        span.isError = true;
        span.statusMessage = memberText(*error, "message");
    }
    readKind(span, data);
    constexpr auto read
        = std::to_array<std::string_view>({ "id", "trace_id", "parent_id", "started_at", "ended_at", "span_data" });
    constexpr auto ofCall = std::to_array<std::string_view>({ "name", "input", "output", "response", "usage" });
    keepFurther(span, object, read);
    keepFurther(span, data, ofCall);
    return span;
}

class ItemReader : ObjectReader {
public:
    ItemReader(JsonStream &stream, ImportContext &context, RecordWalker &walker, TraceRuns &runs)
        : ObjectReader(stream, context, walker)
        , m_runs(runs)
    {
    }
    void object();

private:
    void item(const JsonSlice &slice, std::string_view location);

    TraceRuns &m_runs;
};

void ItemReader::object()
{
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        if ((key != "data" && key != "spans") || m_stream.ahead() != '[')
            return false;
        frame.hasStreamed = true;
        m_walker.elements(key, [&](const JsonSlice &slice, const std::string &location) { item(slice, location); });
        return true;
    });
    if (envelope.hasStreamed)
        m_walker.leaveOut(envelope, {});
    else if (!envelope.lacksMember)
        item(envelope.slice(), {});
}

void ItemReader::item(const JsonSlice &slice, std::string_view location)
{
    const auto object = m_walker.parsedObject(slice, location);
    const auto data = object ? objectMember(*object, "span_data") : std::nullopt;
    if (data)
        return m_runs.add(spanOf(*object, *data, slice.span));
    if (!object)
        return;
    if (const std::string type = memberText(*object, "object"); type != "trace") {
        m_context.account(ImportContext::RecordUse::Kept, type.empty() ? memberText(*object, "type") : type);
        m_context.unknownKey("record " + (type.empty() ? memberText(*object, "type") : type));
    }
    JsonExtra extra;
    for (const auto &[key, value] : *object)
        if (key != "object" && key != "id" && !value.is_null())
            extra.add(key, jsonText(value));
    m_runs.describeTrace(memberText(*object, "id"), { .extra = extra.text(), .cost = {}, .input = {}, .output = {} });
}

} // namespace

bool OpenAiTrace::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        return isItem(record) || isItem(record["data"].first()) || (record.isArray() && isItem(record.first()));
    });
}

void OpenAiTrace::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    TraceRuns runs(context);
    runs.setFramework("openai-agents");
    ItemReader reader(stream, context, walker, runs);
    forEachObject(stream, context, walker, [&] { reader.object(); });
    runs.finish();
}

} // namespace vitrine
