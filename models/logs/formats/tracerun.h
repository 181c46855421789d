// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/spool.h"
#include "models/logs/formats/span.h"
#include "models/logs/formats/spantree.h"
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

/// Collects spans, which come in any order, by their trace, and makes runs of each trace: one for every agent's span
/// that has steps under it, and one for all calls of models and tools outside such spans. Thought and code, which have
/// no span of their own, are recovered from the model's replies. A trace is finished once its root is there and many
/// spans of others came after it. When spans take much memory, they are moved to a file except for their positions in
/// their trees; when even these take much, the oldest traces are finished, and their later spans make further runs:
/// nothing is lost from a trace of any length.
class TraceRuns final {
public:
    explicit TraceRuns(ImportContext &context);

    void add(Span span);
    /// The run's framework, if spans do not name it by their scope.
    void setFramework(std::string framework) { m_framework = std::move(framework); }
    /// The log's data about a whole trace, before its last span is added: members for the `extra` of its run, and its
    /// cost. With an empty id, for the current traces.
    void describeTrace(std::string_view trace, std::string extra, std::optional<double> cost);
    /// The last span was added.
    void finish();

    /// Memory that whole spans may take, and what is kept of all of them.
    static constexpr std::uint64_t maxWhole = 20 << 20;
    static constexpr std::uint64_t maxLocations = 38 << 20;
    /// Spans of other traces after which nothing more is expected of one that has its root.
    static constexpr std::uint64_t patience = 1000;

private:
    struct Trace {
        std::string id;
        std::vector<WaitingSpan> spans;
        std::uint64_t order = 0; ///< of its first span among all traces
        std::uint64_t last = 0; ///< number of its last span among all spans
        bool hasRoot = false;
    };
    struct Description {
        std::string extra;
        std::optional<double> cost;
    };
    using Traces = std::map<std::uint64_t, Trace>; ///< by their order

    Trace *traceOf(const Span &span);
    void reportFurtherRun(const Span &span);
    void comesLate(const Span &span);
    void limitMemory();
    bool putAside(Trace &trace);
    void releaseQuiet();
    void releaseOldest();
    void release(std::uint64_t order);
    void makeRuns(const std::vector<WaitingSpan> &spans);
    void describe(RunRecord &run, bool isFirst);
    void makeLooseRun(const std::vector<WaitingSpan> &spans, const SpanTree &tree, const std::vector<bool> &isRoot);
    std::uint64_t makeRun(const std::vector<WaitingSpan> &spans, std::vector<SpanTree::Location> locations,
        bool isBelowAgent, std::uint64_t parent);

    ImportContext &m_context;
    Traces m_traces;
    std::map<std::string, std::uint64_t, std::less<>> m_orders; ///< by the ids of those that are held
    /// Hashes of the ids of those that were let go: a later span comes too late. Of more traces than any log has, only
    /// the first are known.
    std::unordered_set<std::uint64_t> m_gone;
    std::unordered_set<std::uint64_t> m_cut; ///< likewise, of those that had to go for lack of room
    std::deque<std::uint64_t> m_rooted; ///< those with their roots, in the order in which these came
    std::map<std::string, Description, std::less<>> m_descriptions; ///< by trace
    std::string m_trace; ///< that is made into runs
    bool m_isDescribed = false; ///< one of its runs got what is said of all
    std::string m_framework;
    Spool m_spool;
    std::uint64_t m_aside = 0; ///< spans in it that are still needed
    std::uint64_t m_added = 0;
    std::uint64_t m_started = 0; ///< traces
    std::uint64_t m_whole = 0; ///< bytes of memory
    std::uint64_t m_locations = 0; ///< likewise
    std::uint64_t m_late = 0;
    SourceSpan m_firstUntold; ///< of the late spans
};

} // namespace vitrine
