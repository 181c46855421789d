// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/recordedactions.h"

#include "executor/shell/shellreview.h"

#include <limits>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();

void addPrograms(const ShellFacts &facts, std::set<std::string> &programs)
{
    for (const ShellCommand &command : facts.commands) {
        const std::string words = command.words.known();
        const std::string program = words.substr(0, words.find(wordEnd));
        if (!program.empty() && !program.contains("…"))
            programs.insert(program);
    }
}

} // namespace

void RecordedActions::addRun(std::span<const ReplayStep> steps, std::string_view project)
{
    m_projects.emplace_back(project);
    for (const ReplayStep &step : steps)
        for (ActionRecord &record : actionsOf(step.record)) {
            auto action = recordedAction(record);
            if (!action && record.kind != ActionKind::Code)
                continue;
            RecordedAction kept = action ? std::move(*action) : RecordedAction {};
            kept.run = m_runs;
            kept.ordinal = step.record.ordinal;
            m_locations.push_back(action ? m_actions.size() : nowhere);
            if (action)
                m_actions.push_back(std::move(kept));
            m_records.push_back(std::move(record));
        }
    ++m_runs;
}

void RecordedActions::parse(const ShellParser &parser)
{
    std::vector<std::string_view> commands;
    for (const RecordedAction &action : m_actions)
        if (action.part == ActionPart::Command)
            commands.push_back(action.subject);
    std::vector<ShellFacts> facts = shellFacts(parser, commands);
    std::size_t next = 0;
    for (RecordedAction &action : m_actions)
        if (action.part == ActionPart::Command)
            action.facts = std::move(facts[next++]);
    findCode();
}

void RecordedActions::parse(const ActionBase &base)
{
    for (RecordedAction &action : m_actions) {
        m_indices.push_back(base.find(action, m_projects[action.run]).value_or(0));
        action.facts = base.action(m_indices.back()).recorded.facts;
    }
    findCode();
}

void RecordedActions::findCode()
{
    SessionCode session;
    std::shared_ptr<const std::map<std::string, std::string>> folder;
    std::size_t run = 0;
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        if (m_locations[i] == nowhere)
            continue;
        RecordedAction &action = m_actions[m_locations[i]];
        if (action.run != std::exchange(run, action.run))
            session = SessionCode();
        action.code = session.add(m_records[i], action.part == ActionPart::Command ? &action.facts : nullptr);
        if (action.code.empty())
            continue;
        action.result = m_records[i].error && !m_records[i].result ? m_records[i].error : m_records[i].result;
        if (!folder || *folder != session.files())
            folder = std::make_shared<const std::map<std::string, std::string>>(session.files());
        action.folder = folder;
    }
    m_records.clear();
    m_locations.clear();
}

ActionCounts RecordedActions::counts(std::size_t run) const
{
    ActionCounts counts;
    std::set<std::string> programs;
    std::set<std::string> files;
    std::set<std::string> hosts;
    for (const RecordedAction &action : m_actions) {
        if (action.run != run)
            continue;
        counts.scripts += action.code.size();
        switch (action.part) {
        case ActionPart::Command:
            ++counts.commands;
            addPrograms(action.facts, programs);
            for (const ShellFile &file : action.facts.files)
                files.insert(file.path.known());
            for (const PartialText &host : action.facts.hosts)
                hosts.insert(host.known());
            break;
        case ActionPart::Read: ++counts.reads; break;
        case ActionPart::Edit:
        case ActionPart::Write: ++counts.writes; break;
        case ActionPart::Fetch:
            ++counts.fetches;
            for (const std::string &address : action.addresses)
                hosts.insert(hostOfAddress(address));
            break;
        case ActionPart::Tool: ++counts.tools; break;
        }
        if (action.part == ActionPart::Read || action.part == ActionPart::Edit || action.part == ActionPart::Write)
            for (const ActionFile &file : action.files)
                files.insert(file.path);
    }
    counts.programs = programs.size();
    counts.files = files.size();
    counts.hosts = hosts.size();
    return counts;
}

} // namespace vitrine
