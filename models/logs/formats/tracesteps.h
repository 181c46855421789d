// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/spool.h"
#include "models/logs/formats/spantree.h"
#include "models/logs/steps/runbuilder.h"

#include <memory>
#include <optional>
#include <vector>

namespace vitrine {

/// The spans of one run, its root first, then in the order of their time, parents first. What of them was put aside is
/// read again one by one. The trace and the spool must outlive this.
class RunSpans final {
public:
    RunSpans(const std::vector<WaitingSpan> &trace, const Spool &spool, std::vector<SpanTree::Location> locations);

    std::size_t count() const { return m_locations.size(); }
    const WaitingSpan &at(std::size_t n) const { return m_trace[m_locations[n].span]; }
    std::uint32_t depth(std::size_t n) const { return m_locations[n].depth; }
    /// All of it; an empty span when it cannot be read again.
    std::shared_ptr<const Span> load(std::size_t n) const;
    /// The first of its kind, or nothing.
    std::shared_ptr<const Span> firstOf(SpanKind kind) const;

private:
    const std::vector<WaitingSpan> &m_trace;
    const Spool &m_spool;
    std::vector<SpanTree::Location> m_locations;
};

/// Whether it is the span of a numbered step.
bool isStepSpan(const Span &span);

/// Makes the run and its steps.
void makeTraceSteps(const RunSpans &spans, RunBuilder &builder);

} // namespace vitrine
