// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/actionremedies.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

using Kind = ActionRemedy::Kind;
using Names = std::vector<std::string>;

Names &allowed(Policy &policy, ActionPart part)
{
    switch (part) {
    case ActionPart::Command: return policy.commands.allow;
    case ActionPart::Read: return policy.fileReads.allow;
    case ActionPart::Edit: return policy.fileEdits.allow;
    case ActionPart::Write: return policy.fileWrites.allow;
    case ActionPart::Fetch: return policy.fetches.allow;
    case ActionPart::Tool: break;
    }
    return policy.tools;
}

/// The lists that ask and deny.
std::vector<Names *> exceptions(Policy &policy)
{
    std::vector<Names *> lists { &policy.toolsToAsk, &policy.toolsToDeny };
    for (ActionRules *rules :
        { &policy.commands, &policy.fileReads, &policy.fileEdits, &policy.fileWrites, &policy.fetches })
        lists.insert(lists.end(), { &rules->ask, &rules->deny });
    return lists;
}

void add(Names &names, std::string name)
{
    if (!std::ranges::contains(names, name))
        names.push_back(std::move(name));
}

/// Words without options, paths and values are sub-commands.
bool isSubCommand(std::string_view word)
{
    return !word.empty() && std::ranges::all_of(word, [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; })
        && !word.starts_with('-');
}

/// "git status **" of "git status -s", or the words as they are.
std::string commandPattern(std::string_view words, bool isGroup)
{
    std::string pattern;
    for (std::size_t count = 0; !words.empty() || count == 0; ++count) {
        const std::string_view word = words.substr(0, words.find(wordEnd));
        if (isGroup && count > 0 && (count > 1 || !isSubCommand(word)))
            break;
        pattern += (pattern.empty() ? "" : " ") + commandLiteral(word);
        words.remove_prefix(std::min(word.size() + 1, words.size()));
    }
    return isGroup ? pattern + " **" : pattern;
}

std::string filePattern(const std::string &path, const ProjectPlaces &places, bool isGroup)
{
    const std::string whole = projectPath(path, places);
    const std::string inside = places.project + "/";
    if (!whole.starts_with(inside))
        return isGroup ? std::string() : fileLiteral(whole);
    const std::string relative = whole.substr(inside.size());
    return fileLiteral(isGroup ? relative.substr(0, relative.find('/')) : relative);
}

class Finder final {
public:
    Finder(const Policy &policy, const ProjectPlaces &places, const RecordedActions &actions, std::size_t action)
        : m_policy(policy)
        , m_places(places)
        , m_actions(actions)
        , m_action(actions.all()[action])
    {
    }

    std::vector<ActionRemedy> find()
    {
        // Without the rule that is against it, another one may still have to allow it.
        const Policy without = dropped();
        consider(Kind::Drop, without);
        for (const Policy &policy : { m_policy, without }) {
            if (isAllowed(policy, m_action))
                continue;
            consider(Kind::Allow, extended(policy, false));
            consider(Kind::AllowGroup, extended(policy, true));
        }
        std::ranges::stable_sort(m_remedies, {}, &ActionRemedy::allowed);
        return std::move(m_remedies);
    }

private:
    bool isAllowed(const Policy &policy, const RecordedAction &action) const
    {
        return judgeAction(ActionJudge(policy, m_places), action).outcome == ActionOutcome::Allow;
    }

    Policy dropped() const
    {
        Policy policy = m_policy;
        const std::string rule = judgeAction(ActionJudge(policy, m_places), m_action).rule;
        const std::string pattern = rule.substr(std::min(rule.find(':'), rule.size() - 1) + 1);
        for (Names *list : exceptions(policy))
            std::erase(*list, pattern);
        return policy;
    }

    Policy extended(Policy policy, bool isGroup) const
    {
        Names &names = allowed(policy, m_action.part);
        switch (m_action.part) {
        case ActionPart::Command: {
            const ActionJudge judge(policy, m_places);
            for (const ShellCommand &command : m_action.facts.commands)
                if (command.words.isKnown() && judge.command(command.words).outcome != ActionOutcome::Allow)
                    add(names, commandPattern(command.words.known(), isGroup));
            break;
        }
        case ActionPart::Fetch: add(names, hostOfAddress(m_action.subject)); break;
        case ActionPart::Tool: add(names, m_action.tool); break;
        default:
            if (std::string glob = filePattern(m_action.subject, m_places, isGroup); !glob.empty())
                add(names, std::move(glob));
        }
        return policy;
    }

    void consider(Kind kind, Policy policy)
    {
        const bool isNew = policy != m_policy
            && std::ranges::none_of(m_remedies, [&](const ActionRemedy &other) { return other.policy == policy; });
        if (!isNew || !isAllowed(policy, m_action))
            return;
        ActionRemedy remedy { kind, std::move(policy), 0 };
        const ActionJudge before(m_policy, m_places);
        const ActionJudge after(remedy.policy, m_places);
        for (const RecordedAction &action : m_actions.all())
            remedy.allowed += judgeAction(before, action).outcome != ActionOutcome::Allow
                    && judgeAction(after, action).outcome == ActionOutcome::Allow
                ? 1
                : 0;
        m_remedies.push_back(std::move(remedy));
    }

    const Policy &m_policy;
    ProjectPlaces m_places;
    const RecordedActions &m_actions;
    const RecordedAction &m_action;
    std::vector<ActionRemedy> m_remedies;
};

} // namespace

std::vector<ActionRemedy> remediesFor(
    const Policy &policy, const ProjectPlaces &places, const RecordedActions &actions, std::size_t action)
{
    return Finder(policy, places, actions, action).find();
}

} // namespace vitrine
