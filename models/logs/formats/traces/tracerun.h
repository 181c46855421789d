// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/spool.h"
#include "models/logs/formats/traces/span.h"
#include "models/logs/formats/traces/spantree.h"
#include "models/logs/formats/traces/tracedescription.h"
#include "models/logs/formats/traces/tracesteps.h"
#include "models/logs/steps/importcontext.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace vitrine {

/// Collects spans, which come in any order, by their trace, and builds the runs of each trace: one for every agent's
/// span that has steps below it, and one for all calls of models and tools outside such spans. Thought and code, which
/// have no spans, are extracted from the model's replies. A trace is finished once its root was read and many spans of
/// other traces came after it. If spans need much memory, they are moved to a file except for their positions in their
/// trees; if even these need much, the oldest traces are finished, and their later spans form further runs, so that
/// nothing is lost from a trace of any length.
class TraceRuns final {
public:
    explicit TraceRuns(ImportContext &context);

    void add(Span span);
    /// The run's framework, if spans do not name it by their scope.
    void setFramework(std::string framework) { m_framework = std::move(framework); }
    /// Call it before the last span of the trace is added. With an empty id, it applies to the current traces.
    void describeTrace(std::string_view trace, const TraceDescription &description);
    /// Call it after the last span was added.
    void finish();

    /// The most memory for whole spans, and for the data that is kept of all spans.
    static constexpr std::uint64_t maxWhole = 20 << 20;
    static constexpr std::uint64_t maxLocations = 38 << 20;
    /// The number of spans of other traces after which no more spans are expected for a trace with a root.
    static constexpr std::uint64_t patience = 1000;

private:
    struct Trace {
        std::string id;
        std::vector<WaitingSpan> spans;
        std::uint64_t order = 0; ///< order of its first span among all traces
        std::uint64_t last = 0; ///< number of its last span among all spans
        bool hasRoot = false;
    };
    /// The run of the agent that started another one, and the call by which it did.
    struct Caller {
        std::uint64_t run = 0; ///< 0 for none
        std::string call; ///< its id; empty if no tool's span is between the agents
    };
    using Traces = std::map<std::uint64_t, Trace>; ///< traces by their order

    Trace *traceOf(const Span &span);
    void reportFurtherRun(const Span &span);
    void comesLate(const Span &span);
    void limitMemory();
    bool putAside(Trace &trace);
    void releaseQuiet();
    void releaseOldest();
    void release(std::uint64_t order);
    void makeRuns(const std::vector<WaitingSpan> &spans);
    std::uint64_t makeRun(const std::vector<WaitingSpan> &spans, std::vector<SpanTree::Location> locations,
        const Caller &caller, SpanCalls &starting);

    ImportContext &m_context;
    Traces m_traces;
    std::map<std::string, std::uint64_t, std::less<>> m_orders; ///< orders by the ids of the current traces
    /// Hashes of the ids of finished traces, for which later spans come too late. The number of hashes is limited to
    /// far more traces than any log has.
    std::unordered_set<std::uint64_t> m_gone;
    std::unordered_set<std::uint64_t> m_cut; ///< likewise, of traces that were finished for lack of room
    std::deque<std::uint64_t> m_rooted; ///< traces with roots, in the order in which the roots were read
    std::map<std::string, TraceDescription, std::less<>> m_descriptions; ///< by trace
    std::string m_trace; ///< the trace whose runs are being built
    RunOfTrace m_which; ///< the run that is being built
    bool m_isDescribed = false; ///< one of its runs has the data about the whole trace
    std::string m_framework;
    Spool m_spool;
    std::uint64_t m_aside = 0; ///< number of spans in the file that are still needed
    std::uint64_t m_added = 0;
    std::uint64_t m_started = 0; ///< number of traces
    std::uint64_t m_whole = 0; ///< memory of whole spans in bytes
    std::uint64_t m_locations = 0; ///< memory of the data kept of all spans, in bytes
    std::uint64_t m_late = 0;
    SourceSpan m_firstUnreported; ///< location of the first late span that was not reported
};

} // namespace vitrine
