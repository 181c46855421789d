// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/runparts.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isCall(const WaitingSpan &span) { return span.kind == SpanKind::Model || span.kind == SpanKind::Tool; }

} // namespace

bool isAgentWork(const WaitingSpan &span) { return span.kind != SpanKind::Other; }

RunParts partsOf(
    const std::vector<WaitingSpan> &spans, const SpanTree &tree, const std::vector<bool> &isRoot, SpanTree::Index root)
{
    RunParts parts;
    std::vector<SpanTree::Location> above; // tools, the innermost one last
    tree.visit(root, [&](const SpanTree::Location &location) {
        while (!above.empty() && above.back().depth >= location.depth)
            above.pop_back();
        if (location.span != root && isRoot[location.span]) {
            const auto tool = above.empty() ? std::nullopt : std::optional(above.back().span);
            parts.called.emplace_back(location.span, tool);
            if (tool)
                parts.starting.try_emplace(*tool);
            return false;
        }
        parts.inside.push_back(location);
        if (spans[location.span].kind == SpanKind::Tool)
            above.push_back(location);
        return true;
    });
    return parts;
}

std::vector<SpanTree::Location> loosePartsOf(const std::vector<WaitingSpan> &spans, const SpanTree &tree,
    const std::vector<bool> &isRoot, const std::function<void(const WaitingSpan &)> &leave)
{
    const bool isOnly = !std::ranges::contains(isRoot, true);
    std::vector<SpanTree::Location> loose;
    for (const SpanTree::Index root : tree.roots()) {
        const std::size_t before = loose.size();
        bool isWork = false;
        tree.visit(root, [&](const SpanTree::Location &location) {
            if (isRoot[location.span])
                return false;
            const WaitingSpan &span = spans[location.span];
            isWork = isWork || (isOnly ? isAgentWork(span) : isCall(span));
            loose.push_back(location);
            return true;
        });
        if (isWork)
            continue;
        for (std::size_t n = before; n < loose.size(); ++n)
            leave(spans[loose[n].span]);
        loose.resize(before);
    }
    return loose;
}

} // namespace vitrine
