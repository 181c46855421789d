// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/otlptrace.h"

#include "models/logs/formats/traces/agentevents.h"
#include "models/logs/formats/traces/modelevents.h"
#include "models/logs/formats/traces/tracerun.h"
#include "models/logs/steps/recordwalker.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

bool isExport(const Outline &record)
{
    const auto has = [](const Outline &value) {
        for (const std::string_view key : { "resourceSpans", "resource_spans", "resourceLogs", "resource_logs" })
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
        , m_modelEvents(runs)
        , m_agentEvents(context)
    {
    }
    void request();
    /// The last request was read.
    void finish();

private:
    void each(const std::function<void()> &object);
    void resource();
    void readResource();
    void scope();
    void readScope();
    void span(const JsonSlice &slice, const std::string &location);
    void release();
    void logRecord(const JsonSlice &slice, const std::string &location);

    TraceRuns &m_runs;
    ModelEvents m_modelEvents;
    AgentEvents m_agentEvents;
    /// The most spans of a scope that are held until its name is read. Further ones are treated as spans without a
    /// scope.
    static constexpr std::size_t mostNameless = 1000;

    std::string m_python; ///< of the current resource
    SpanAttributes m_resource; ///< its attributes
    std::string m_list; ///< the member that it is in
    std::string m_scope; ///< the current scope
    std::string m_scopeVersion;
    bool m_hasScope = false;
    std::vector<Span> m_spans; ///< of the current scope, whose name may follow them
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
    constexpr std::array<std::string_view, 4> lists { "resourceSpans", "resource_spans", "resourceLogs",
        "resource_logs" };
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        const bool isList = std::ranges::contains(lists, key) && m_stream.ahead() == '[';
        m_list = key;
        if (isList)
            each([&] { resource(); });
        const bool isMetrics = key == "resourceMetrics" || key == "resource_metrics";
        if (isMetrics)
            m_context.account(ImportContext::RecordUse::Silent, key);
        frame.hasStreamed = frame.hasStreamed || isList || isMetrics;
        return isList;
    });
    if (!envelope.hasStreamed && !envelope.isCut)
        m_walker.reportWithout("resourceSpans", envelope);
    else if (!envelope.isCut)
        m_walker.leaveOut(envelope, {});
}

void ExportReader::resource()
{
    m_python.clear();
    m_resource.clear();
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &) {
        if (key == "resource" && m_stream.ahead() == '{') {
            readResource();
            return true;
        }
        constexpr std::array<std::string_view, 5> lists { "scopeSpans", "scope_spans", "instrumentationLibrarySpans",
            "scopeLogs", "scope_logs" };
        if (!std::ranges::contains(lists, key) || m_stream.ahead() != '[')
            return false;
        each([&] { scope(); });
        return true;
    });
    m_walker.leaveOut(envelope, m_list + "[]");
}

// The resource precedes the spans, according to its field number in the protocol.
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
    for (auto &[key, value] : attributes)
        m_resource.try_emplace("resource." + key, std::move(value));
}

void ExportReader::scope()
{
    m_scope.clear();
    m_scopeVersion.clear();
    m_hasScope = false;
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &) {
        if (key == "scope" && m_stream.ahead() == '{') {
            readScope();
            return true;
        }
        const bool isLogs = key == "logRecords" || key == "log_records";
        if ((key != "spans" && !isLogs) || m_stream.ahead() != '[')
            return false;
        m_walker.elements(key, [&](const JsonSlice &slice, const std::string &location) {
            isLogs ? logRecord(slice, location) : span(slice, location);
        });
        return true;
    });
    m_walker.leaveOut(envelope, m_list.contains("ogs") ? "scopeLogs[]" : "scopeSpans[]");
    release();
}

void ExportReader::readScope()
{
    const auto scope = m_walker.parsedObject(m_stream.take(), "scope");
    if (!scope)
        return;
    m_scope = memberText(*scope, "name");
    m_scopeVersion = memberText(*scope, "version");
    m_hasScope = true;
}

void ExportReader::span(const JsonSlice &slice, const std::string &location)
{
    const auto object = m_walker.parsedObject(slice, location);
    auto read = object ? readSpan(*object, slice.span) : std::nullopt;
    if (read) {
        read->python = m_python;
        // Once for a trace.
        if (read->parentId.empty())
            read->attributes.insert(m_resource.begin(), m_resource.end());
        m_spans.push_back(std::move(*read));
        if (m_hasScope || m_spans.size() > mostNameless)
            release();
    } else if (object) {
        m_context.skip(
            ErrorCode::BadValue, slice.span, { .code = FlawCode::SpanWithoutId, .location = std::string(location) });
    }
}

void ExportReader::logRecord(const JsonSlice &slice, const std::string &location)
{
    const auto object = m_walker.parsedObject(slice, location);
    if (!object)
        return;
    LogRecord record = readLogRecord(*object, slice.span);
    record.scope = m_scope;
    record.attributes.insert(m_resource.begin(), m_resource.end());
    if (!m_scope.empty())
        record.attributes.try_emplace("resource.scope", m_scope + ' ' + m_scopeVersion);
    if (AgentEvents::isKnown(record)) {
        leaveMember(*object, "traceId");
        leaveMember(*object, "spanId");
        return m_agentEvents.add(record);
    }
    if (!m_modelEvents.add(record))
        m_context.passOver(record.name.empty() ? "log record" : record.name);
}

void ExportReader::finish()
{
    m_modelEvents.finish();
    m_runs.finish();
    m_agentEvents.finish();
}

void ExportReader::release()
{
    for (Span &span : m_spans) {
        span.scope = m_scope;
        span.scopeVersion = m_scopeVersion;
        m_runs.add(std::move(span));
    }
    m_spans.clear();
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
    reader.finish();
}

} // namespace vitrine
