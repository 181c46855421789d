// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/inspect/inspectturns.h"
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
/// handoffs and agents used as tools, is a sub-agent and a run of its own. So are subtasks, and agents whose events are
/// a list within another event, as in older logs. An agent that never calls a model does not count.
class InspectAgents final {
public:
    InspectAgents();

    void beginSpan(JsonObject event);
    /// Adds a call of a tool, which may have started a sub-agent.
    void call(JsonObject event);
    /// Adds a sub-agent whose events are within an event. Returns its key.
    std::string beginWithin(JsonObject event, std::string_view kind, const std::string &parent);
    /// The key of the agent in whose span an event is; empty for the sample's own agent.
    std::string agentOf(const std::string &span) const;
    /// The turns that an event of the agent belongs to.
    InspectTurns &turnsOf(const std::string &agent, bool isModel, std::string_view json, const SourceSpan &span);

    /// The turns of the sample's own agent, or of the agent that it started if it did nothing else.
    InspectTurns &main() { return *m_main; }
    /// Call it after the last event was read.
    void finish(InspectPools &pools);
    void resolve(InspectPools &pools);
    /// Passes on the runs of sub-agents. `sample` is the run of the sample, with the number `run`.
    void hand(ImportContext &context, const RunRecord &sample, std::uint64_t run);

private:
    struct Agent {
        std::string name;
        std::string kind;
        std::string parent; ///< key of the agent that started it; empty for the sample's own agent
        std::string toolSpan; ///< the span of the tool that started it
        std::string call; ///< the call of the model
        std::unique_ptr<InspectTurns> turns; ///< created when it first calls a model
        SourceSpan span;
    };
    Agent &add(const std::string &key, std::string name, std::string kind, std::string parent);
    void promote();

    std::unique_ptr<InspectTurns> m_main;
    std::map<std::string, Agent> m_agents;
    std::vector<std::string> m_order; ///< keys of the agents, in order
    std::map<std::string, std::string> m_agentOfSpan;
    std::map<std::string, std::string> m_toolOfSpan; ///< the innermost span of a tool around a span
    std::set<std::string> m_inner; ///< spans of agents and tools, and those in them
    std::map<std::string, std::string> m_lastTool; ///< the last tool span started in a span
    std::map<std::string, std::string> m_callOfSpan; ///< the call that a span of a tool or an agent belongs to
};

} // namespace vitrine
