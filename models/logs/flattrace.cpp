// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/flattrace.h"

#include "models/logs/recordwalker.h"
#include "models/logs/tracerun.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isSpan(const Outline &value)
{
    const bool hasId = value.has("span_id") || value.has("spanId") || value["context"].has("span_id");
    return hasId && value.has("name");
}

bool isListKey(std::string_view key) { return key == "spans" || key == "data"; }

bool holdsSpans(const Outline &value)
{
    const auto isList = [](const Outline &list) { return list.isArray() && isSpan(list.first()); };
    return isSpan(value) || isList(value["spans"]) || isList(value["data"]) || isList(value);
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
    void span(const JsonSlice &slice, std::string_view place);

    TraceRuns &m_runs;
};

/// A span, or a frame around a list of them.
void SpanReader::object()
{
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        if (!isListKey(key) || m_stream.ahead() != '[')
            return false;
        frame.hasStreamed = true;
        m_walker.elements(key, [&](const JsonSlice &slice, const std::string &place) { span(slice, place); });
        return true;
    });
    if (!envelope.hasStreamed && !envelope.lacksMember)
        span(envelope.slice(), {});
}

void SpanReader::span(const JsonSlice &slice, std::string_view place)
{
    const auto object = m_walker.parsedObject(slice, place);
    auto read = object ? readSpan(*object, slice.span) : std::nullopt;
    if (read)
        m_runs.add(std::move(*read), slice.span.byteTo - slice.span.byteFrom);
    else if (object)
        m_context.skip(ErrorCode::BadValue, slice.span.line, slice.span.byteFrom, "a span without an id");
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
