// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/recordedactions.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::json;

constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();

std::map<std::string, std::string> argumentsIn(const Json &object)
{
    std::map<std::string, std::string> arguments;
    for (const auto &[name, value] : object.items())
        arguments[name]
            = value.is_string() ? value.get<std::string>() : value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return arguments;
}

std::string addressIn(const Json &arguments)
{
    for (const char *key : { "url", "uri", "address", "link" })
        if (const auto found = arguments.is_object() ? arguments.find(key) : arguments.end();
            found != arguments.end() && found->is_string())
            return found->get<std::string>();
    return {};
}

/// The part of policies that decides about a kind of actions; code and messages have none.
std::optional<ActionPart> partOf(const ActionRecord &action, const std::string &address)
{
    switch (action.kind) {
    case ActionKind::Command: return ActionPart::Command;
    case ActionKind::Edit: return action.file.empty() ? ActionPart::Tool : ActionPart::Edit;
    case ActionKind::Write: return action.file.empty() ? ActionPart::Tool : ActionPart::Write;
    case ActionKind::Read: return action.file.empty() ? ActionPart::Tool : ActionPart::Read;
    case ActionKind::Fetch: return address.empty() ? ActionPart::Tool : ActionPart::Fetch;
    case ActionKind::Search:
    case ActionKind::Tool:
    case ActionKind::Delegate: return ActionPart::Tool;
    case ActionKind::Code:
    case ActionKind::Message: break;
    }
    return std::nullopt;
}

std::optional<RecordedAction> judged(const ActionRecord &record)
{
    // Tools that code calls are judged with the code.
    if (record.isInsideCode)
        return std::nullopt;
    const Json arguments = Json::parse(record.arguments, nullptr, false);
    const std::string address = addressIn(arguments);
    const auto part = partOf(record, address);
    if (!part)
        return std::nullopt;
    RecordedAction action;
    action.part = *part;
    action.tool = record.tool;
    switch (*part) {
    case ActionPart::Command: action.subject = record.text; break;
    case ActionPart::Fetch: action.subject = address; break;
    case ActionPart::Tool: action.subject = record.tool; break;
    default: action.subject = record.file; break;
    }
    if (arguments.is_object())
        action.arguments = argumentsIn(arguments);
    return action;
}

ActionRuling rulingOf(const ActionJudge &judge, const RecordedAction &action)
{
    switch (action.part) {
    case ActionPart::Command: return judgeShell(judge, action.facts);
    case ActionPart::Fetch: {
        const std::string host = hostOfAddress(action.subject);
        return host.empty() ? ActionRuling { ActionOutcome::Unknown, {}, ActionRuling::Reason::NotAUrl, action.subject }
                            : judge.host(host);
    }
    case ActionPart::Tool: return judge.tool(action.tool, action.arguments);
    default: return judge.file(action.part, action.subject);
    }
}

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

std::string hostOfAddress(std::string_view address)
{
    const std::size_t scheme = address.find("://");
    if (scheme == address.npos || (address.substr(0, scheme) != "http" && address.substr(0, scheme) != "https"))
        return {};
    std::string_view host = address.substr(scheme + 3);
    host = host.substr(0, host.find_first_of("/?#\\"));
    if (const std::size_t user = host.rfind('@'); user != host.npos)
        host.remove_prefix(user + 1);
    return std::string(host.starts_with('[') ? host.substr(0, host.find(']') + 1) : host.substr(0, host.find(':')));
}

void RecordedActions::addRun(std::span<const ReplayStep> steps)
{
    for (const ReplayStep &step : steps)
        for (ActionRecord &record : actionsOf(step.record)) {
            auto action = judged(record);
            if (!action && record.kind != ActionKind::Code)
                continue;
            RecordedAction kept = action ? std::move(*action) : RecordedAction {};
            kept.run = m_runs;
            kept.ordinal = step.record.ordinal;
            m_places.push_back(action ? m_actions.size() : nowhere);
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
    SessionCode session;
    std::size_t run = 0;
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        if (m_places[i] == nowhere)
            continue;
        RecordedAction &action = m_actions[m_places[i]];
        if (action.run != std::exchange(run, action.run))
            session = SessionCode();
        action.code = session.add(m_records[i], action.part == ActionPart::Command ? &action.facts : nullptr);
    }
    m_records.clear();
    m_places.clear();
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
            hosts.insert(hostOfAddress(action.subject));
            break;
        case ActionPart::Tool: ++counts.tools; break;
        }
        if (action.part == ActionPart::Read || action.part == ActionPart::Edit || action.part == ActionPart::Write)
            files.insert(action.subject);
    }
    counts.programs = programs.size();
    counts.files = files.size();
    counts.hosts = hosts.size();
    return counts;
}

ActionRuling judgeAction(const ActionJudge &judge, const RecordedAction &action)
{
    const ActionRuling ruling = rulingOf(judge, action);
    if (action.part == ActionPart::Tool || action.tool.empty())
        return ruling;
    const ActionRuling byName = judge.tool(action.tool, action.arguments);
    return byName.isListed() && byName.outcome != ActionOutcome::Allow ? stricter(ruling, byName) : ruling;
}

} // namespace vitrine
