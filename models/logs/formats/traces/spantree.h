// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace vitrine {

/// A span that waits for the others of its trace, with the data for its position in the tree. If a trace has many
/// spans, the other data is moved to a file.
struct WaitingSpan {
    std::uint64_t id = 0; ///< a hash of its id
    std::uint64_t parent = 0; ///< a hash of its parent's id; 0 for none
    double start = 0;
    std::uint64_t from = 0; ///< its first byte in the log
    std::unique_ptr<Span> whole; ///< until it is moved to the file
    std::uint64_t location = 0; ///< position in the spool
    std::uint32_t size = 0; ///< size in the spool
    SpanKind kind = SpanKind::Other;
    bool isStep = false; ///< it is a numbered step
};
WaitingSpan waiting(Span span);

/// The tree of one trace, whose spans are identified by their indexes in a list. Spans with missing parents are roots,
/// and cycles are cut. The list must outlive this.
class SpanTree final {
public:
    using Index = std::uint32_t;
    /// A span below another one, and its depth below it.
    struct Location {
        Index span = 0;
        std::uint32_t depth = 0;
    };

    explicit SpanTree(std::span<const WaitingSpan> spans);

    /// The spans without a parent, ordered by time.
    const std::vector<Index> &roots() const { return m_roots; }
    /// Roots of the runs of agents, ordered by time; none if no agent has a step below it.
    std::vector<Index> runRoots() const;
    /// Visits `from` and the spans below it, parents first, ordered by time. Skips the spans below those for which
    /// `enter` returns false.
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
    std::vector<Index> m_children; ///< the children of all spans, grouped by parent
    std::vector<Index> m_firstChild; ///< by parent: the index of its first child
    std::vector<bool> m_isBelowAgent;
    std::vector<Index> m_roots;
};

} // namespace vitrine
