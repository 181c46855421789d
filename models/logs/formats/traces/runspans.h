// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/spool.h"
#include "models/logs/formats/traces/spantree.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace vitrine {

/// The spans of one run: its root first, then ordered by time, parents first. Spans that were moved to the file are
/// read again one by one. The trace and the spool must outlive this.
class RunSpans final {
public:
    RunSpans(const std::vector<WaitingSpan> &trace, const Spool &spool, std::vector<SpanTree::Location> locations);

    std::size_t count() const { return m_locations.size(); }
    const WaitingSpan &at(std::size_t n) const { return m_trace[indexInTrace(n)]; }
    SpanTree::Index indexInTrace(std::size_t n) const { return m_locations[n].span; }
    std::uint32_t depth(std::size_t n) const { return m_locations[n].depth; }
    /// The whole span; an empty one if it cannot be read again.
    std::shared_ptr<const Span> load(std::size_t n) const;
    /// The first span of this kind, or null.
    std::shared_ptr<const Span> firstOf(SpanKind kind) const;

private:
    const std::vector<WaitingSpan> &m_trace;
    const Spool &m_spool;
    std::vector<SpanTree::Location> m_locations;
};

/// Whether a span is a call of a model with several calls below it: a loop of a library, each of which is a turn.
std::vector<bool> framesOfCalls(const RunSpans &spans);

} // namespace vitrine
