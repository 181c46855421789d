// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/inspectturns.h"
#include "models/logs/steps/importcontext.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The agents of one sample of Inspect. An agent whose span is within that of another agent or of a tool, as with
/// handoffs and agents that are used as tools, is a sub-agent and a run of its own, as is a subtask; so are those whose
/// events are a list within another event, as older logs have them. One that never calls a model is none.
class InspectAgents final {
public:
    InspectAgents();

    void beginSpan(JsonObject event);
    /// A call of a tool, which may have started a sub-agent.
    void call(JsonObject event);
    /// A sub-agent whose events are within an event; gives its key.
    std::string beginWithin(JsonObject event, std::string_view kind, const std::string &parent);
    /// The key of the agent in whose span an event is; empty for that of the sample.
    std::string agentOf(const std::string &span) const;
    /// Where an event of the agent belongs.
    InspectTurns &turnsOf(const std::string &agent, bool isModel, std::string_view json, const SourceSpan &span);

    /// The turns of the sample's own agent: if that only started another one, those of this one.
    InspectTurns &main() { return *m_main; }
    /// The last event was read.
    void finish(InspectPools &pools);
    void resolve(InspectPools &pools);
    /// Hands the runs of sub-agents on; `sample` is that of the sample, with the number `run`.
    void hand(ImportContext &context, const RunRecord &sample, std::uint64_t run);

private:
    struct Agent {
        std::string name;
        std::string kind;
        std::string parent; ///< key of the agent that started it; empty for that of the sample
        std::string toolSpan; ///< the span of the tool that started it
        std::string call; ///< that of the model
        std::unique_ptr<InspectTurns> turns; ///< once it calls a model
        SourceSpan span;
    };
    Agent &add(const std::string &key, std::string name, std::string kind, std::string parent);
    void promote();

    std::unique_ptr<InspectTurns> m_main;
    std::map<std::string, Agent> m_agents;
    std::vector<std::string> m_order; ///< their keys
    std::map<std::string, std::string> m_agentOfSpan;
    std::map<std::string, std::string> m_toolOfSpan; ///< the innermost span of a tool around a span
    std::set<std::string> m_inner; ///< spans of agents and tools, and those in them
    std::map<std::string, std::string> m_lastTool; ///< the tool's span that began last in a span
    std::map<std::string, std::string> m_callOfSpan; ///< the call that a span of a tool or an agent belongs to
};

} // namespace vitrine
