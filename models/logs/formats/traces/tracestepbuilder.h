// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/runspans.h"
#include "models/logs/formats/traces/tracesteps.h"
#include "models/logs/steps/runbuilder.h"
#include "models/logs/steps/scorelist.h"
#include "models/trail/record/callfacts.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// Builds the steps of a run from its spans, which come in the order of their tree.
class TraceSteps {
public:
    TraceSteps(const RunSpans &spans, RunBuilder &builder, SpanCalls &starting)
        : m_spans(spans)
        , m_root(*m_rootSpan)
        , m_builder(builder)
        , m_starting(starting)
    {
    }
    void make();

private:
    void describeEnd();
    void begin(const std::shared_ptr<const Span> &step, std::uint32_t depth);
    void close();
    void model(const Span &span, std::uint32_t depth);
    void sameModel(const Span &span);
    void takeReply(StepRecord &step, const Span &span);
    void looseModel(const Span &span);
    bool isPlainTool(const Span &span, std::size_t n) const;
    void addGraders();
    void tool(const Span &span, SpanTree::Index index);
    bool isToolAgent() const { return m_root.name.starts_with("ToolCalling"); }
    /// Only smolagents runs the code in replies.
    bool runsText() const
    {
        return !isToolAgent()
            && (m_numbered > 0 || m_builder.run.framework == "smolagents" || m_builder.run.agentKind == "code");
    }

    const RunSpans &m_spans;
    const std::shared_ptr<const Span> m_rootSpan = m_spans.load(0);
    const std::shared_ptr<const Span> m_firstModel = m_spans.firstOf(SpanKind::Model);
    const std::shared_ptr<const Span> m_agent = m_spans.firstOf(SpanKind::Agent); ///< the root itself when it is one
    const Span &m_root;
    RunBuilder &m_builder;
    SpanCalls &m_starting;
    std::optional<StepRecord> m_step;
    std::vector<CallFacts> m_starts; ///< of its calls
    std::shared_ptr<const Span> m_stepSpan; ///< the step's own span, when there is one
    std::uint32_t m_stepDepth = 0; ///< of that
    std::optional<CodeRecord> m_replyCode;
    std::size_t m_numbered = 0; ///< steps with a span of their own, in the whole run
    std::size_t m_seen = 0;
    std::optional<std::uint32_t> m_modelDepth; ///< of the call of a model that the spans are within
    std::optional<std::uint32_t> m_graderDepth; ///< of the evaluator that the spans are within
    std::vector<StepRecord> m_graders; ///< turns of its model, which come after the current step
    std::string m_events; ///< of the current step, as a JSON list without its brackets
    std::string m_rest; ///< of its spans, likewise
    std::optional<double> m_cost;
    ScoreList m_scores;
    bool m_hasFinal = false;
};

} // namespace vitrine
