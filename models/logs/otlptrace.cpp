// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/otlptrace.h"

#include "models/logs/recordwalker.h"
#include "models/logs/tracerun.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isExport(const Outline &record)
{
    const auto has = [](const Outline &value) {
        for (const std::string_view key : { "resourceSpans", "resource_spans" })
            if (value[key].isArray() && (!value[key].isWhole || !value[key].items.empty()))
                return true;
        return false;
    };
    return has(record) || (record.isArray() && has(record.first()));
}

class ExportReader : ObjectReader {
public:
    ExportReader(JsonStream &stream, ImportContext &context, RecordWalker &walker, TraceRuns &runs)
        : ObjectReader(stream, context, walker)
        , m_runs(runs)
    {
    }
    void request();

private:
    void each(const std::function<void()> &object);
    void resource();
    void readResource();
    void scope();
    void span(const JsonSlice &slice, const std::string &place);
    void readScope(const Envelope &envelope);

    TraceRuns &m_runs;
    std::string m_python; ///< of the resource at hand
    std::vector<Span> m_spans; ///< of the scope at hand, whose name may come after them
    std::vector<std::uint64_t> m_sizes;
};

void ExportReader::each(const std::function<void()> &object)
{
    m_stream.enter();
    while (!m_context.isCancelled() && m_stream.nextElement()) {
        if (m_stream.ahead() == '{')
            object();
        else
            m_walker.reportStray(m_stream.take(), {});
    }
}

void ExportReader::request()
{
    m_walker.object([&](std::string_view key, Envelope &) {
        const bool isList = (key == "resourceSpans" || key == "resource_spans") && m_stream.ahead() == '[';
        if (isList)
            each([&] { resource(); });
        return isList;
    });
}

void ExportReader::resource()
{
    m_python.clear();
    m_walker.object([&](std::string_view key, Envelope &) {
        if (key == "resource" && m_stream.ahead() == '{') {
            readResource();
            return true;
        }
        const bool isScopes = key == "scopeSpans" || key == "scope_spans" || key == "instrumentationLibrarySpans";
        if (!isScopes || m_stream.ahead() != '[')
            return false;
        each([&] { scope(); });
        return true;
    });
}

// It stands before the spans, as its number in the protocol says.
void ExportReader::readResource()
{
    const auto object = m_walker.parsedObject(m_stream.take(), "resource");
    const auto list = object ? memberOf(*object, "attributes") : std::nullopt;
    if (!list)
        return;
    SpanAttributes attributes;
    readAttributes(*list, attributes);
    const auto name = attributes.find("process.runtime.name");
    const auto version = attributes.find("process.runtime.version");
    if (version != attributes.end() && (name == attributes.end() || name->second == "cpython"))
        m_python = version->second;
}

void ExportReader::scope()
{
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &) {
        if (key != "spans" || m_stream.ahead() != '[')
            return false;
        m_walker.elements(key, [&](const JsonSlice &slice, const std::string &place) { span(slice, place); });
        return true;
    });
    readScope(envelope);
}

void ExportReader::span(const JsonSlice &slice, const std::string &place)
{
    const auto object = m_walker.parsedObject(slice, place);
    auto read = object ? readSpan(*object, slice.span) : std::nullopt;
    if (read) {
        read->python = m_python;
        m_spans.push_back(std::move(*read));
        m_sizes.push_back(slice.span.byteTo - slice.span.byteFrom);
    } else if (object) {
        m_context.skip(ErrorCode::BadValue, slice.span.line, slice.span.byteFrom, place + ": a span without an id");
    }
}

void ExportReader::readScope(const Envelope &envelope)
{
    const auto element = m_context.parse(envelope.slice(), "scopeSpans");
    const auto object = element ? objectIn(*element) : std::nullopt;
    const auto scope = object ? objectMember(*object, "scope") : std::nullopt;
    for (std::size_t n = 0; n < m_spans.size(); ++n) {
        Span &span = m_spans[n];
        if (scope) {
            span.scope = memberText(*scope, "name");
            span.scopeVersion = memberText(*scope, "version");
        }
        m_runs.add(std::move(span), m_sizes[n]);
    }
    m_spans.clear();
    m_sizes.clear();
}

} // namespace

bool OtlpTrace::isRecognized(const Sniff &sniff) { return std::ranges::any_of(sniff.records, isExport); }

void OtlpTrace::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    TraceRuns runs(context);
    ExportReader reader(stream, context, walker, runs);
    forEachObject(stream, context, walker, [&] { reader.request(); });
    runs.finish();
}

} // namespace vitrine
