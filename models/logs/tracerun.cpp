// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/tracerun.h"

#include "models/logs/environmentextra.h"
#include "models/logs/runbuilder.h"
#include "models/logs/tracesteps.h"

#include <algorithm>
#include <format>
#include <functional>
#include <unordered_set>
#include <utility>

namespace vitrine {

namespace {

/// The tree of one trace. Broken parents make roots, and a span that is its own ancestor is cut loose.
class SpanTree {
public:
    explicit SpanTree(std::vector<Span> &spans);

    /// Roots of runs, in the order of their time.
    std::vector<const Span *> runRoots() const;
    const Span &root() const { return *m_spans[m_roots.front()]; }
    bool isAgent(const Span *span) const { return span->kind == SpanKind::Agent; }
    void visit(const Span *from, const std::function<bool(const Span &)> &enter) const;
    bool hasAgentAbove(const Span *span) const { return m_belowAgents.contains(span); }

private:
    bool hasSteps(const Span *agent) const;
    void sortChildren();
    void cutLoops();
    void markBelowAgents();

    std::vector<Span *> m_spans;
    std::map<std::string, std::size_t, std::less<>> m_byId;
    std::map<const Span *, std::vector<const Span *>> m_children;
    std::map<const Span *, const Span *> m_parents;
    std::unordered_set<const Span *> m_belowAgents;
    std::vector<std::size_t> m_roots;
};

SpanTree::SpanTree(std::vector<Span> &spans)
{
    for (Span &span : spans) {
        m_byId[span.id] = m_spans.size();
        m_spans.push_back(&span);
    }
    for (std::size_t n = 0; n < m_spans.size(); ++n) {
        const auto parent = m_byId.find(m_spans[n]->parentId);
        if (parent == m_byId.end() || parent->second == n)
            m_roots.push_back(n);
        else
            m_parents[m_spans[n]] = m_spans[parent->second];
    }
    cutLoops();
    for (const auto &[child, parent] : m_parents)
        m_children[parent].push_back(child);
    sortChildren();
    markBelowAgents();
}

/// Every span has to be under a root.
void SpanTree::cutLoops()
{
    std::map<const Span *, int> seen;
    int walk = 0;
    for (std::size_t n = 0; n < m_spans.size(); ++n) {
        ++walk;
        const Span *at = m_spans[n];
        while (!seen.contains(at)) {
            seen[at] = walk;
            const auto parent = m_parents.find(at);
            if (parent == m_parents.end())
                break;
            if (const auto before = seen.find(parent->second); before != seen.end() && before->second == walk) {
                m_parents.erase(at);
                m_roots.push_back(static_cast<std::size_t>(at - m_spans.front()));
                break;
            }
            at = parent->second;
        }
    }
}

void SpanTree::sortChildren()
{
    const auto start = [](const Span *span) { return span->time.startedAt.value_or(0); };
    for (auto &[parent, children] : m_children)
        std::ranges::sort(children, [&](const Span *a, const Span *b) {
            return std::pair(start(a), a->span.byteFrom) < std::pair(start(b), b->span.byteFrom);
        });
    std::ranges::sort(m_roots, {}, [&](std::size_t n) { return std::pair(start(m_spans[n]), n); });
}

void SpanTree::visit(const Span *from, const std::function<bool(const Span &)> &enter) const
{
    // No recursion: a hostile trace may be a chain of a million spans.
    std::vector<const Span *> waiting { from };
    while (!waiting.empty()) {
        const Span *span = waiting.back();
        waiting.pop_back();
        const auto children = m_children.find(span);
        if (enter(*span) && children != m_children.end())
            waiting.insert(waiting.end(), children->second.rbegin(), children->second.rend());
    }
}

/// Once for all, since a hostile trace may have a long way up from each of many spans.
void SpanTree::markBelowAgents()
{
    for (const std::size_t root : m_roots)
        visit(m_spans[root], [&](const Span &span) {
            const auto parent = m_parents.find(&span);
            if (parent != m_parents.end() && (isAgent(parent->second) || m_belowAgents.contains(parent->second)))
                m_belowAgents.insert(&span);
            return true;
        });
}

bool SpanTree::hasSteps(const Span *agent) const
{
    bool has = false;
    visit(agent, [&](const Span &span) {
        has = has || span.kind == SpanKind::Model || span.kind == SpanKind::Step;
        return !has && (&span == agent || !isAgent(&span));
    });
    return has;
}

std::vector<const Span *> SpanTree::runRoots() const
{
    std::vector<const Span *> agents;
    std::size_t top = 0;
    for (const std::size_t root : m_roots)
        visit(m_spans[root], [&](const Span &span) {
            const bool isRun = isAgent(&span) && hasSteps(&span);
            if (isRun)
                agents.push_back(&span);
            top += isRun && !hasAgentAbove(&span) ? 1 : 0;
            return true;
        });
    // One agent under a span of the user's own: the trace is the run, with whatever else the user's span holds.
    if (top == 1 && !isAgent(&root()) && m_roots.size() == 1)
        *std::ranges::find_if(agents, [&](const Span *agent) { return !hasAgentAbove(agent); }) = &root();
    if (agents.empty())
        agents.push_back(&root());
    return agents;
}

bool hasAgentWork(const std::vector<Span> &spans)
{
    return std::ranges::any_of(spans, [](const Span &span) { return span.kind != SpanKind::Other; });
}

} // namespace

TraceRuns::TraceRuns(ImportContext &context)
    : m_context(context)
{
}

void TraceRuns::add(Span span, std::uint64_t bytes)
{
    const auto [found, isNew] = m_traces.try_emplace(span.traceId);
    Trace &trace = found->second;
    if (isNew) {
        trace.order = m_traces.size();
        m_rootless.emplace(trace.order, &trace);
    }
    if (trace.isGone)
        return m_context.skip(ErrorCode::BadValue, span.span.line, span.span.byteFrom,
            std::format("span {} comes after its trace was complete", span.id));
    if (!trace.hasRoot && span.parentId.empty()) {
        trace.hasRoot = true;
        m_rooted.push_back(&trace);
        m_complete.insert(m_rootless.extract(trace.order));
    }
    trace.last = ++m_added;
    trace.bytes += bytes;
    m_held += bytes;
    trace.spans.push_back(std::move(span));
    releaseQuiet();
    if (m_held > maxHeld)
        relieve();
}

void TraceRuns::releaseQuiet()
{
    while (!m_rooted.empty() && (m_rooted.front()->isGone || m_added - m_rooted.front()->last > patience)) {
        if (!m_rooted.front()->isGone)
            release(*m_rooted.front());
        m_rooted.pop_front();
    }
}

/// Lets go what is complete, oldest first; if nothing is, the oldest.
void TraceRuns::relieve()
{
    while (m_held > maxHeld / 2 && !(m_complete.empty() && m_rootless.empty()))
        release(*(m_complete.empty() ? m_rootless : m_complete).begin()->second);
}

void TraceRuns::release(Trace &trace)
{
    m_held -= trace.bytes;
    trace.isGone = true;
    (trace.hasRoot ? m_complete : m_rootless).erase(trace.order);
    std::vector<Span> spans = std::exchange(trace.spans, {});
    if (spans.empty())
        return;
    if (!hasAgentWork(spans))
        return m_context.skip(ErrorCode::BadValue, spans.front().span.line, spans.front().span.byteFrom,
            std::format("trace {} has no span of an agent, model or tool", spans.front().traceId));
    SpanTree tree(spans);
    const auto roots = tree.runRoots();
    const std::unordered_set<const Span *> others(roots.begin(), roots.end());
    std::uint64_t parent = 0;
    for (const Span *root : roots) {
        std::vector<const Span *> inside;
        tree.visit(root, [&](const Span &span) {
            const bool isOther = &span != root && others.contains(&span);
            if (!isOther)
                inside.push_back(&span);
            return !isOther;
        });
        RunBuilder builder;
        makeTraceSteps(*root, inside, builder);
        if (builder.run.framework.empty())
            builder.run.framework = m_framework;
        JsonExtra extra;
        addEnvironment(extra, root->python);
        extra.add("trace_id", quotedJson(root->traceId));
        if (parent != 0 && tree.hasAgentAbove(root))
            builder.run.parentRun = parent;
        builder.run.extra = extra.text();
        builder.finish(m_context);
        parent = parent == 0 ? m_context.runs() : parent;
    }
}

void TraceRuns::finish()
{
    m_complete.merge(m_rootless);
    for (const auto &[order, trace] : std::exchange(m_complete, {}))
        release(*trace);
}

} // namespace vitrine
