// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/importcontext.h"
#include "models/logs/span.h"

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <vector>

namespace vitrine {

/// Gathers spans, which come in any order, by their trace, and makes runs of each trace: one of every agent's span that
/// has steps under it, or one of the whole trace. Thought and code, which no span of its own tells, are recovered from
/// the model's replies. A trace is let go once its root is there and many spans of others came after it, or when all of
/// them take much memory.
class TraceRuns final {
public:
    explicit TraceRuns(ImportContext &context);

    /// `bytes` is what the span took in the file.
    void add(Span span, std::uint64_t bytes);
    /// The run's framework, where spans do not tell it by their scope.
    void setFramework(std::string framework) { m_framework = std::move(framework); }
    /// The last span was added.
    void finish();

    /// Memory that spans may take before the oldest traces are let go.
    static constexpr std::uint64_t maxHeld = 64 << 20;
    /// Spans of other traces after which nothing more is expected of one that has its root.
    static constexpr std::uint64_t patience = 1000;

private:
    struct Trace {
        std::vector<Span> spans;
        std::uint64_t bytes = 0;
        std::uint64_t order = 0; ///< of its first span among all traces
        std::uint64_t last = 0; ///< number of its last span among all spans
        bool hasRoot = false;
        bool isGone = false; ///< let go: a later span comes too late
    };
    void release(Trace &trace);
    void relieve();
    void releaseQuiet();

    ImportContext &m_context;
    std::map<std::string, Trace, std::less<>> m_traces;
    /// Those that are held, by their order, so that the oldest is found at once among many.
    std::map<std::uint64_t, Trace *> m_complete; ///< with their roots
    std::map<std::uint64_t, Trace *> m_rootless;
    std::string m_framework;
    std::deque<Trace *> m_rooted; ///< in the order in which their roots came
    std::uint64_t m_added = 0;
    std::uint64_t m_held = 0;
};

} // namespace vitrine
