// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/inspect/inspectagents.h"

#include "base/formatted.h"
#include "models/logs/formats/chat/chatrun.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

/// Little memory for each sub-agent, as there may be many.
constexpr std::uint64_t mostHeld = 4 << 20;

/// Empty where the map has none.
std::string valueAt(const std::map<std::string, std::string> &map, const std::string &key)
{
    const auto found = map.find(key);
    return found == map.end() ? std::string {} : found->second;
}

/// The last message of the user, or of the agent that started it, in the first prompt.
std::string taskOf(RunBuilder &builder)
{
    std::string task;
    builder.change([&](std::uint64_t n, StepRecord &step) {
        if (n > 0)
            return;
        for (const PromptMessage &message : step.prompt)
            if (message.role == "user")
                task = message.text;
    });
    return task;
}

} // namespace

InspectAgents::InspectAgents()
    : m_main(std::make_unique<InspectTurns>())
{
}

void InspectAgents::beginSpan(JsonObject event)
{
    const std::string type = memberText(event, "type");
    const std::string id = memberText(event, "id");
    const std::string around = memberText(event, "parent_id");
    const bool isAgent = type == "agent" || type == "subtask" || type == "fork";
    const bool isTool = type == "tool";
    const bool isNested = m_inner.contains(around);
    m_agentOfSpan[id] = agentOf(around);
    m_toolOfSpan[id] = isTool ? id : valueAt(m_toolOfSpan, around);
    if (isAgent || isTool || isNested)
        m_inner.insert(id);
    if (isTool)
        m_lastTool[around] = id;
    if (!isAgent || !isNested)
        return;
    Agent &agent = add(id, memberText(event, "name"), type, agentOf(around));
    agent.toolSpan = valueAt(m_toolOfSpan, around);
    m_agentOfSpan[id] = id;
    m_toolOfSpan[id].clear();
}

/// A tool's span begins just before its event, which is in the span around it.
void InspectAgents::call(JsonObject event)
{
    const std::string id = memberText(event, "id");
    if (const std::string span = memberText(event, "agent_span_id"); !span.empty())
        m_callOfSpan[span] = id;
    if (const std::string tool = valueAt(m_lastTool, memberText(event, "span_id")); !tool.empty())
        m_callOfSpan.try_emplace(tool, id);
    leaveMember(event, "span_id");
}

std::string InspectAgents::beginWithin(JsonObject event, std::string_view kind, const std::string &parent)
{
    const std::string key = formatted("within-{}", m_order.size() + 1);
    Agent &agent = add(key, memberText(event, kind == "tool" ? "function" : "name"), std::string(kind), parent);
    if (kind == "tool")
        agent.call = memberText(event, "id");
    return key;
}

InspectAgents::Agent &InspectAgents::add(const std::string &key, std::string name, std::string kind, std::string parent)
{
    const auto [found, isNew] = m_agents.try_emplace(key);
    if (isNew) {
        m_order.push_back(key);
        found->second.name = std::move(name);
        found->second.kind = std::move(kind);
        found->second.parent = std::move(parent);
    }
    return found->second;
}

std::string InspectAgents::agentOf(const std::string &span) const { return valueAt(m_agentOfSpan, span); }

InspectTurns &InspectAgents::turnsOf(
    const std::string &agent, bool isModel, std::string_view json, const SourceSpan &span)
{
    auto found = m_agents.find(agent);
    // Parents come before their children, so that there is no circle.
    while (found != m_agents.end() && !found->second.turns && !isModel)
        found = m_agents.find(found->second.parent);
    if (found == m_agents.end())
        return *m_main;
    Agent &owner = found->second;
    if (!owner.turns) {
        owner.turns = std::make_unique<InspectTurns>(mostHeld);
        owner.span = span;
    }
    owner.span.byteTo = std::max(owner.span.byteTo, span.byteTo);
    owner.turns->builder().addContent(json);
    return *owner.turns;
}

/// An agent that only calls another one.
void InspectAgents::promote()
{
    if (m_main->builder().hasTurn())
        return;
    const auto first
        = std::ranges::find_if(m_order, [&](const std::string &key) { return m_agents[key].turns != nullptr; });
    if (first == m_order.end())
        return;
    m_agents[*first].turns.swap(m_main);
    RunBuilder &before = m_agents[*first].turns->builder();
    before.change([&](std::uint64_t, StepRecord &step) { m_main->builder().add(step); });
    mergeExtra(m_main->builder().run.extra, before.run.extra);
    m_agents[*first].turns.reset();
}

void InspectAgents::finish(InspectPools &pools)
{
    m_main->finish(pools);
    for (const std::string &key : m_order)
        if (Agent &agent = m_agents[key]; agent.turns)
            agent.turns->finish(pools);
    promote();
}

void InspectAgents::resolve(InspectPools &pools)
{
    if (pools.hasAttachments())
        for (auto &[key, agent] : m_agents)
            if (agent.turns)
                agent.turns->builder().change([&](std::uint64_t, StepRecord &step) { pools.resolve(step); });
}

void InspectAgents::hand(ImportContext &context, const RunRecord &sample, std::uint64_t number)
{
    std::map<std::string, std::uint64_t> numbers;
    for (const std::string &key : m_order) {
        Agent &agent = m_agents[key];
        numbers[key] = numbers.contains(agent.parent) ? numbers[agent.parent] : number;
        if (!agent.turns)
            continue;
        RunBuilder &builder = agent.turns->builder();
        RunRecord &run = builder.run;
        run.externalId = sample.externalId + '/' + key;
        run.agentName = agent.name;
        run.framework = sample.framework;
        run.frameworkVersion = sample.frameworkVersion;
        run.parentRun = numbers[key];
        run.span = agent.span;
        run.task = taskOf(builder);
        addToExtra(run.extra, "span_type", quotedJson(agent.kind));
        if (agent.call.empty())
            agent.call = valueAt(m_callOfSpan, key);
        if (agent.call.empty())
            agent.call = valueAt(m_callOfSpan, agent.toolSpan);
        if (!agent.call.empty())
            addToExtra(run.extra, "parent_call", quotedJson(agent.call));
        builder.finish(context);
        numbers[key] = context.runs();
    }
}

} // namespace vitrine
