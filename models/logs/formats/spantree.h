// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/span.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace vitrine {

/// A span that waits for the others of its trace: what its place among them needs. Of a trace with many spans, the rest
/// is put aside.
struct WaitingSpan {
    std::uint64_t id = 0; ///< a hash of it
    std::uint64_t parent = 0; ///< likewise; 0 for none
    double start = 0;
    std::uint64_t from = 0; ///< its first byte in the log
    std::unique_ptr<Span> whole; ///< until it is put aside
    std::uint64_t location = 0; ///< in the spool
    std::uint32_t size = 0; ///< likewise
    SpanKind kind = SpanKind::Other;
    bool isStep = false; ///< a numbered one
};
WaitingSpan waiting(Span span);

/// The tree of one trace, whose spans are known by their places in a list. Broken parents make roots, and a span that
/// is its own ancestor is cut loose. The list must outlive this.
class SpanTree final {
public:
    using Index = std::uint32_t;
    /// A span under another one, so many generations below it.
    struct Location {
        Index span = 0;
        std::uint32_t depth = 0;
    };

    explicit SpanTree(std::span<const WaitingSpan> spans);

    /// The spans without a parent, in the order of their time.
    const std::vector<Index> &roots() const { return m_roots; }
    /// Roots of the runs of agents, in the order of their time; none where no agent has a step under it.
    std::vector<Index> runRoots() const;
    /// `from` and what is under it, parents first, in the order of their time; below a span for which `enter` is false,
    /// nothing.
    void visit(Index from, const std::function<bool(const Location &)> &enter) const;
    bool hasAgentAbove(Index span) const { return m_isBelowAgent[span]; }

private:
    static constexpr Index none = ~Index {};

    void findParents();
    void cutLoops();
    void collectChildren();
    void markBelowAgents();
    bool isBefore(Index a, Index b) const;
    bool isAgent(Index span) const { return m_spans[span].kind == SpanKind::Agent; }
    bool hasSteps(Index agent) const;
    std::span<const Index> childrenOf(Index span) const;

    std::span<const WaitingSpan> m_spans;
    std::vector<Index> m_parents;
    std::vector<Index> m_children; ///< those of one span after those of another
    std::vector<Index> m_firstChild; ///< by the parent: where its own begin
    std::vector<bool> m_isBelowAgent;
    std::vector<Index> m_roots;
};

} // namespace vitrine
