// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/spool.h"
#include "models/logs/formats/spantree.h"
#include "models/logs/steps/runbuilder.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
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

/// Whether this is the span of a numbered step.
bool isStepSpan(const Span &span);

/// Spans of tools, by their indexes in the trace, with the ids of their calls.
using SpanCalls = std::map<SpanTree::Index, std::string>;

/// Builds the run and its steps. `starting` has the tools below which other runs are, and gets the ids of their calls;
/// a call without an id gets that of its span.
void makeTraceSteps(const RunSpans &spans, RunBuilder &builder, SpanCalls &starting);

} // namespace vitrine
