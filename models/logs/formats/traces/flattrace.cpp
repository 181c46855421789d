// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/flattrace.h"

#include "models/logs/formats/traces/tracerun.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/recordwalker.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isSpan(const Outline &value)
{
    const bool hasId = value.has("span_id") || value.has("spanId") || value["context"].has("span_id")
        || value["spanContext"].has("spanId");
    return hasId && (value.has("name") || value.has("span_name"));
}

bool isListKey(std::string_view key) { return key == "spans" || key == "data"; }

bool holdsSpans(const Outline &value)
{
    const auto isList = [](const Outline &list) { return list.isArray() && isSpan(list.first()); };
    return isSpan(value) || isList(value["spans"]) || isList(value["data"]) || isList(value["data"]["spans"])
        || isList(value);
}

/// A member of MLflow's metadata: an object, or a list of `{key, value}`.
std::string metadataIn(JsonObject info, std::string_view name)
{
    for (const std::string_view holder : { "trace_metadata", "request_metadata", "tags" }) {
        const auto fields = objectMember(info, holder);
        if (std::string value = fields ? memberText(*fields, name) : std::string(); !value.empty())
            return value;
        const auto list = arrayMember(info, holder);
        if (!list)
            continue;
        for (const JsonElement element : *list)
            if (const auto pair = objectIn(element); pair && memberText(*pair, "key") == name)
                return memberText(*pair, "value");
    }
    return {};
}

/// What MLflow says of a trace.
TraceDescription descriptionOf(JsonObject info)
{
    JsonExtra extra;
    extra.add("info", jsonText(JsonElement(info)));
    if (const std::string user = metadataIn(info, "mlflow.trace.user"); !user.empty())
        extra.add("user", quotedJson(user));
    if (const std::string session = metadataIn(info, "mlflow.trace.session"); !session.empty())
        extra.add("session", quotedJson(session));
    const bool hasFailed = memberIs(info, "state", { "ERROR" }) || memberIs(info, "status", { "ERROR" });
    return { .extra = extra.text(), .cost = {}, .input = {}, .output = {}, .hasFailed = hasFailed };
}

class SpanReader : ObjectReader {
public:
    SpanReader(JsonStream &stream, ImportContext &context, RecordWalker &walker, TraceRuns &runs)
        : ObjectReader(stream, context, walker)
        , m_runs(runs)
    {
    }
    void object();

private:
    void span(const JsonSlice &slice);
    void frameOf(const Envelope &envelope);
    void list(int depth);
    void object(int depth);

    /// Spans in spans in spans: deeper ones are no agent's.
    static constexpr int maxDepth = 500;
    TraceRuns &m_runs;
};

void SpanReader::object() { object(0); }

/// A span, perhaps with those within it, or a frame around a list of them.
void SpanReader::object(int depth)
{
    bool hasInner = false;
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        const bool isFrame = isListKey(key);
        if (key == "data" && m_stream.ahead() == '{' && depth < maxDepth) {
            frame.hasStreamed = true;
            object(depth + 1);
            return true;
        }
        if ((!isFrame && key != "child_spans") || m_stream.ahead() != '[' || depth >= maxDepth)
            return false;
        frame.hasStreamed = frame.hasStreamed || isFrame;
        hasInner = !isFrame;
        list(depth + 1);
        return true;
    });
    if (envelope.hasStreamed)
        frameOf(envelope);
    if (envelope.hasStreamed || envelope.lacksMember)
        return;
    JsonSlice slice = envelope.slice();
    slice.isCut = slice.isCut && !hasInner; // what broke off was one within it, which is reported
    span(slice);
}

/// What MLflow says of the whole trace.
void SpanReader::frameOf(const Envelope &envelope)
{
    const auto object = envelope.isCut ? std::nullopt : m_walker.parsedObject(envelope.slice(), {});
    const auto info = object ? memberOf(*object, "info") : std::nullopt;
    if (const auto fields = info ? objectIn(*info) : std::nullopt)
        m_runs.describeTrace({}, descriptionOf(*fields));
}

void SpanReader::list(int depth)
{
    m_stream.enter();
    while (!m_context.isCancelled() && m_stream.nextElement()) {
        if (m_stream.ahead() == '{')
            object(depth);
        else
            m_walker.reportStray(m_stream.take(), "spans");
    }
}

void SpanReader::span(const JsonSlice &slice)
{
    const auto object = m_walker.parsedObject(slice, {});
    auto read = object ? readSpan(*object, slice.span) : std::nullopt;
    if (read)
        m_runs.add(std::move(*read));
    else if (object)
        m_context.skip(ErrorCode::BadValue, slice.span, { .code = FlawCode::SpanWithoutId });
}

} // namespace

bool FlatTrace::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records,
        [](const Outline &record) { return holdsSpans(record) || (record.isArray() && holdsSpans(record.first())); });
}

void FlatTrace::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    TraceRuns runs(context);
    SpanReader reader(stream, context, walker, runs);
    forEachObject(stream, context, walker, [&] { reader.object(); });
    runs.finish();
}

} // namespace vitrine
