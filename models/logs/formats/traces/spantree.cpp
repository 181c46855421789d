// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/spantree.h"

#include "models/logs/formats/traces/spanfacts.h"

#include <algorithm>
#include <functional>
#include <string_view>
#include <tuple>
#include <utility>

namespace vitrine {

namespace {

std::uint64_t hashOf(std::string_view id) { return std::hash<std::string_view> {}(id); }

} // namespace

WaitingSpan waiting(Span span)
{
    WaitingSpan result;
    result.id = hashOf(span.id);
    result.parent = span.parentId.empty() ? 0 : hashOf(span.parentId);
    result.start = span.time.startedAt.value_or(0);
    result.from = span.span.byteFrom;
    result.kind = span.kind;
    result.isStep = isStepSpan(span);
    result.whole = std::make_unique<Span>(std::move(span));
    return result;
}

SpanTree::SpanTree(std::span<const WaitingSpan> spans)
    : m_spans(spans)
    , m_parents(spans.size(), none)
    , m_isBelowAgent(spans.size(), false)
{
    findParents();
    cutLoops();
    collectChildren();
    std::ranges::sort(m_roots, [this](Index a, Index b) { return isBefore(a, b); });
    markBelowAgents();
}

bool SpanTree::isBefore(Index a, Index b) const
{
    const auto order = [this](Index n) { return std::tuple(m_spans[n].start, m_spans[n].from, n); };
    return order(a) < order(b);
}

/// Of several spans with the same id, the last one is the parent.
void SpanTree::findParents()
{
    std::vector<std::pair<std::uint64_t, Index>> ids;
    ids.reserve(m_spans.size());
    for (Index n = 0; n < m_spans.size(); ++n)
        ids.emplace_back(m_spans[n].id, n);
    std::ranges::sort(ids);
    for (Index n = 0; n < m_spans.size(); ++n) {
        const std::uint64_t parent = m_spans[n].parent;
        const auto behind = std::ranges::upper_bound(ids, std::pair(parent, none));
        const bool isKnown = parent != 0 && behind != ids.begin() && std::prev(behind)->first == parent;
        if (isKnown && std::prev(behind)->second != n)
            m_parents[n] = std::prev(behind)->second;
        else
            m_roots.push_back(n);
    }
}

/// Every span has to be under a root.
void SpanTree::cutLoops()
{
    std::vector<Index> seen(m_spans.size(), none); // the walk on which a span was met
    for (Index walk = 0; walk < m_spans.size(); ++walk) {
        for (Index at = walk; at != none && seen[at] == none; at = m_parents[at]) {
            seen[at] = walk;
            const Index parent = m_parents[at];
            if (parent == none || seen[parent] != walk)
                continue;
            m_parents[at] = none;
            m_roots.push_back(at);
        }
    }
}

void SpanTree::collectChildren()
{
    m_firstChild.assign(m_spans.size() + 1, 0);
    for (const Index parent : m_parents)
        if (parent != none)
            ++m_firstChild[parent + 1];
    for (std::size_t n = 1; n < m_firstChild.size(); ++n)
        m_firstChild[n] += m_firstChild[n - 1];
    m_children.resize(m_firstChild.back());
    std::vector<Index> next = m_firstChild;
    for (Index n = 0; n < m_spans.size(); ++n)
        if (m_parents[n] != none)
            m_children[next[m_parents[n]]++] = n;
    for (Index n = 0; n < m_spans.size(); ++n)
        std::sort(m_children.begin() + m_firstChild[n], m_children.begin() + m_firstChild[n + 1],
            [this](Index a, Index b) { return isBefore(a, b); });
}

std::span<const SpanTree::Index> SpanTree::childrenOf(Index span) const
{
    return std::span(m_children).subspan(m_firstChild[span], m_firstChild[span + 1] - m_firstChild[span]);
}

void SpanTree::visit(Index from, const std::function<bool(const Location &)> &enter) const
{
    // No recursion: a hostile trace may be a chain of a million spans.
    std::vector<Location> left { { from, 0 } };
    while (!left.empty()) {
        const Location location = left.back();
        left.pop_back();
        if (!enter(location))
            continue;
        const auto children = childrenOf(location.span);
        for (std::size_t n = children.size(); n > 0; --n)
            left.push_back({ children[n - 1], location.depth + 1 });
    }
}

/// Once for all, since a hostile trace may have a long way up from each of many spans.
void SpanTree::markBelowAgents()
{
    for (const Index root : m_roots)
        visit(root, [&](const Location &location) {
            const Index parent = m_parents[location.span];
            m_isBelowAgent[location.span] = parent != none && (isAgent(parent) || m_isBelowAgent[parent]);
            return true;
        });
}

bool SpanTree::hasSteps(Index agent) const
{
    bool has = false;
    visit(agent, [&](const Location &location) {
        const SpanKind kind = m_spans[location.span].kind;
        has = has || kind == SpanKind::Model || kind == SpanKind::Step;
        return !has && (location.span == agent || !isAgent(location.span));
    });
    return has;
}

std::vector<SpanTree::Index> SpanTree::runRoots() const
{
    std::vector<Index> agents;
    std::size_t top = 0;
    for (const Index root : m_roots)
        visit(root, [&](const Location &location) {
            const bool isRun = isAgent(location.span) && hasSteps(location.span);
            if (isRun)
                agents.push_back(location.span);
            top += isRun && !hasAgentAbove(location.span) ? 1 : 0;
            return true;
        });
    // One agent below a span of the user's own code: the whole trace is the run, with everything else in the user's
    // span.
    if (top == 1 && !isAgent(m_roots.front()) && m_roots.size() == 1)
        *std::ranges::find_if(agents, [&](Index agent) { return !hasAgentAbove(agent); }) = m_roots.front();
    return agents;
}

} // namespace vitrine
