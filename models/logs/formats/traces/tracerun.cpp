// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/tracerun.h"

#include "models/logs/formats/traces/repeatedspans.h"
#include "models/logs/formats/traces/runparts.h"
#include "models/logs/formats/traces/spanbytes.h"
#include "models/logs/formats/traces/tracesteps.h"
#include "models/logs/json/jsonvalues.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/runbuilder.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

/// What a trace takes beside its spans.
constexpr std::uint64_t perTrace = 400;
/// A list that grows has room for more.
constexpr std::uint64_t perLocation = sizeof(WaitingSpan) * 3 / 2;

/// Spans of a trace whose run takes much memory.
constexpr std::size_t longTrace = 20'000;

/// The number of finished traces that are remembered.
constexpr std::size_t mostKnown = 500'000;

/// Further late spans are only counted.
constexpr std::uint64_t mostLateReported = 20;

std::uint64_t hashOf(std::string_view id) { return std::hash<std::string_view> {}(id); }

} // namespace

TraceRuns::TraceRuns(ImportContext &context)
    : m_context(context)
{
}

void TraceRuns::describeTrace(std::string_view trace, const TraceDescription &description)
{
    if (m_descriptions.size() >= mostKnown)
        return;
    if (!trace.empty())
        m_descriptions.insert_or_assign(std::string(trace), description);
    else
        for (const auto &[order, held] : m_traces)
            m_descriptions.try_emplace(held.id, description);
}

/// Nothing when it was complete and let go.
TraceRuns::Trace *TraceRuns::traceOf(const Span &span)
{
    const std::string &id = span.traceId;
    if (const auto known = m_orders.find(id); known != m_orders.end())
        return &m_traces.at(known->second);
    if (m_gone.contains(hashOf(id)))
        return nullptr;
    if (m_cut.contains(hashOf(id)))
        reportFurtherRun(span);
    Trace &trace = m_traces[++m_started];
    trace.id = id;
    trace.order = m_started;
    m_orders.emplace(id, trace.order);
    m_locations += perTrace;
    return &trace;
}

void TraceRuns::reportFurtherRun(const Span &span)
{
    m_context.skip(ErrorCode::TooLarge, span.span, { .code = FlawCode::TraceReleased, .arguments = { span.traceId } });
}

void TraceRuns::comesLate(const Span &span)
{
    if (++m_late <= mostLateReported)
        return m_context.skip(ErrorCode::BadValue, span.span, { .code = FlawCode::LateSpan, .arguments = { span.id } });
    if (m_late == mostLateReported + 1)
        m_firstUnreported = span.span;
}

void TraceRuns::add(Span span)
{
    Trace *trace = traceOf(span);
    if (trace == nullptr)
        return comesLate(span);
    if (!trace->hasRoot && span.parentId.empty()) {
        trace->hasRoot = true;
        m_rooted.push_back(trace->order);
    }
    trace->last = ++m_added;
    m_whole += memoryOf(span);
    m_locations += perLocation;
    if (trace->spans.size() == trace->spans.capacity())
        trace->spans.reserve(trace->spans.size() * 3 / 2 + 1);
    trace->spans.push_back(waiting(std::move(span)));
    releaseQuiet();
    limitMemory();
}

void TraceRuns::releaseQuiet()
{
    while (!m_rooted.empty()) {
        const auto trace = m_traces.find(m_rooted.front());
        if (trace != m_traces.end() && m_added - trace->second.last <= patience)
            return;
        if (trace != m_traces.end())
            release(trace->first);
        m_rooted.pop_front();
    }
}

void TraceRuns::limitMemory()
{
    if (m_whole > maxWhole)
        for (auto &[order, trace] : m_traces)
            if (!putAside(trace))
                break;
    // If the file has no room either, traces are finished before they are complete.
    while (!m_traces.empty() && (m_whole > maxWhole || m_locations > maxLocations))
        releaseOldest();
}

bool TraceRuns::putAside(Trace &trace)
{
    for (WaitingSpan &span : trace.spans) {
        if (!span.whole)
            continue;
        const std::string bytes = bytesOf(*span.whole);
        const auto location = m_spool.add(bytes);
        if (!location || bytes.size() > std::numeric_limits<std::uint32_t>::max())
            return false;
        span.location = *location;
        span.size = static_cast<std::uint32_t>(bytes.size());
        m_whole -= memoryOf(*span.whole);
        span.whole.reset();
        ++m_aside;
    }
    return true;
}

/// One with its root rather than one without.
void TraceRuns::releaseOldest()
{
    while (!m_rooted.empty() && !m_traces.contains(m_rooted.front()))
        m_rooted.pop_front();
    const std::uint64_t oldest = m_rooted.empty() ? m_traces.begin()->first : m_rooted.front();
    if (m_cut.size() < mostKnown)
        m_cut.insert(hashOf(m_traces.at(oldest).id));
    release(oldest);
}

void TraceRuns::release(std::uint64_t order)
{
    Trace trace = std::move(m_traces.extract(order).mapped());
    m_orders.erase(trace.id);
    // Its run will need the room.
    if (trace.spans.size() > longTrace)
        putAside(trace);
    if (m_gone.size() < mostKnown && !m_cut.contains(hashOf(trace.id)))
        m_gone.insert(hashOf(trace.id));
    m_locations -= perTrace + trace.spans.size() * perLocation;
    m_trace = trace.id;
    m_isDescribed = false;
    const auto leave = [this](const WaitingSpan &span) {
        m_whole -= span.whole ? memoryOf(*span.whole) : 0;
        m_aside -= span.whole ? 0 : 1;
    };
    dropRepeatedSpans(trace.spans, m_spool, m_context, leave);
    makeRuns(trace.spans);
    m_descriptions.erase(m_trace);
    std::ranges::for_each(trace.spans, leave);
    if (m_aside == 0)
        m_spool.clear();
}

void TraceRuns::makeRuns(const std::vector<WaitingSpan> &spans)
{
    const SpanTree tree(spans);
    const auto roots = tree.runRoots();
    if (std::ranges::none_of(spans, isAgentWork)) {
        const auto first = RunSpans(spans, m_spool, { { 0, 0 } }).load(0);
        return m_context.skip(
            ErrorCode::BadValue, first->span, { .code = FlawCode::TraceWithoutSpans, .arguments = { first->traceId } });
    }
    std::vector<bool> isRoot(spans.size(), false);
    for (const SpanTree::Index root : roots)
        isRoot[root] = true;
    auto loose = loosePartsOf(spans, tree, isRoot, [this](const WaitingSpan &span) {
        m_context.account(ImportContext::RecordUse::Silent, span.whole ? "span " + span.whole->name : "span");
    });
    m_which.isOnly = roots.size() + (loose.empty() ? 0 : 1) == 1;
    const auto last = std::ranges::find_last_if(roots, [&](SpanTree::Index root) { return !tree.hasAgentAbove(root); });
    std::uint64_t first = 0;
    std::vector<Caller> callers(spans.size());
    for (const SpanTree::Index root : roots) {
        m_which.isLastAgent = !last.empty() && root == last.front();
        RunParts parts = partsOf(spans, tree, isRoot, root);
        // Due to clock differences, an agent may seem to start before its caller.
        Caller caller = callers[root].run != 0 ? callers[root] : Caller { first, {} };
        if (!tree.hasAgentAbove(root))
            caller = {};
        const std::uint64_t run = makeRun(spans, std::move(parts.inside), caller, parts.starting);
        for (const auto &[other, tool] : parts.called)
            callers[other] = { run, tool ? parts.starting.at(*tool) : std::string() };
        first = first == 0 ? run : first;
    }
    m_which.isLastAgent = roots.empty();
    SpanCalls nothingStarted;
    if (!loose.empty())
        makeRun(spans, std::move(loose), {}, nothingStarted);
}

/// Gives its number.
std::uint64_t TraceRuns::makeRun(const std::vector<WaitingSpan> &spans, std::vector<SpanTree::Location> locations,
    const Caller &caller, SpanCalls &starting)
{
    const RunSpans inside(spans, m_spool, std::move(locations));
    RunBuilder builder;
    m_which.isFirst = !std::exchange(m_isDescribed, true);
    const auto described = m_descriptions.find(m_trace);
    if (described != m_descriptions.end() && m_which.isFirst)
        builder.run.task = described->second.input;
    makeTraceSteps(inside, builder, starting);
    if (builder.run.framework.empty())
        builder.run.framework = m_framework;
    builder.run.parentRun = caller.run;
    if (!caller.call.empty())
        addStarter(builder.run.extra, caller.call);
    if (described != m_descriptions.end())
        describe(builder.run, described->second, m_which);
    builder.finish(m_context);
    return m_context.runs();
}

void TraceRuns::finish()
{
    while (!m_traces.empty())
        release(m_traces.begin()->first);
    for (const auto &[trace, description] : m_descriptions)
        m_context.account(ImportContext::RecordUse::Silent, "trace " + trace);
    if (m_late > mostLateReported)
        m_context.skip(ErrorCode::BadValue, m_firstUnreported,
            { .code = FlawCode::LateSpans, .arguments = { std::to_string(m_late - mostLateReported) } });
}

} // namespace vitrine
