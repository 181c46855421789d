// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/actionsuggestion.h"

#include "models/judging/looserules.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace vitrine {

namespace {

/// How often texts and actions occur in the chosen runs and in others.
struct Count {
    std::uint64_t needed = 0;
    std::uint64_t others = 0;
};

/// Texts that a group would cover.
struct Group {
    AllowingPattern pattern;
    std::set<TextIndex> texts; ///< of the chosen runs
    Count count;
};

using Groups = std::map<std::string, Group>;

class Generaliser final {
public:
    Generaliser(Policy &policy, const FactBase &base, std::span<const RunIndex> runs, std::uint64_t mostOthers)
        : m_policy(policy)
        , m_base(base)
        , m_mostOthers(mostOthers)
        , m_counts(base.actions().textCount())
    {
        std::vector<bool> isChosen(base.runCount());
        for (const RunIndex run : runs)
            isChosen[run] = true;
        for (StepIndex step = 0; step < base.stepCount(); ++step)
            for (const ActionIndex action : base.actionsOf(step))
                count(action, isChosen[base.runOf(step)]);
    }

    std::vector<SuggestedGroup> generalise()
    {
        allowCommands();
        for (const ActionPart part : { ActionPart::Read, ActionPart::Edit, ActionPart::Write })
            allowFiles(part);
        allowNames(ActionPart::Fetch);
        allowNames(ActionPart::Tool);
        return std::move(m_groups);
    }

private:
    void count(ActionIndex action, bool isChosen)
    {
        const bool isTool = m_base.actions().action(action).recorded.part == ActionPart::Tool;
        m_base.actions().forEachNeed(action, [&](ActionPart part, TextIndex text) {
            if (part != ActionPart::Tool || isTool)
                ++(isChosen ? m_counts[text].needed : m_counts[text].others);
        });
    }

    PolicyRule::Names &allowed(ActionPart part)
    {
        return policyRule(std::string(toString(part)) + ".allow")->names(m_policy);
    }

    void allow(ActionPart part, const std::string &pattern)
    {
        PolicyRule::Names &names = allowed(part);
        if (!pattern.empty() && !std::ranges::contains(names, pattern))
            names.push_back(pattern);
    }

    void allow(ActionPart part, UseKind kind, const std::string &pattern, const Count &count)
    {
        allow(part, pattern);
        m_groups.push_back({ kind, pattern, count.needed, count.others });
    }

    template <typename PatternOf>
    Groups groupsOf(ActionPart part, const PatternOf &patternOf) const
    {
        Groups groups;
        for (TextIndex index = 0; index < m_counts.size(); ++index) {
            const auto &[in, text] = m_base.actions().text(index);
            const Count &count = m_counts[index];
            if (in != part || count.needed + count.others == 0)
                continue;
            auto pattern = patternOf(text);
            if (!pattern)
                continue;
            Group &group = groups[pattern->pattern];
            group.pattern = *pattern;
            group.count.needed += count.needed;
            group.count.others += count.others;
            if (count.needed > 0)
                group.texts.insert(index);
        }
        std::erase_if(groups, [](const auto &group) { return group.second.texts.empty(); });
        return groups;
    }

    bool isWithinBound(const Count &count) const { return count.others <= m_mostOthers; }

    void allowCommands()
    {
        const auto patternOf = [](const PartialText &text) -> std::optional<AllowingPattern> {
            const bool hasProgram = !text.pieces.empty() && text.pieces.front().kind == PartialText::Kind::Known
                && (text.isKnown() || text.pieces.front().text.contains(wordEnd));
            return hasProgram ? std::optional(commandPattern(text.pieces.front().text, Breadth::Group)) : std::nullopt;
        };
        std::set<std::string> readOnly;
        Count readOnlyCount;
        for (const auto &[pattern, group] : groupsOf(ActionPart::Command, patternOf)) {
            const std::string git = pattern.starts_with("git ") ? pattern.substr(4, pattern.find(' ', 4) - 4) : "";
            if (isReadOnlyGit(git) && isWithinBound(group.count)) {
                readOnly.insert(git);
                readOnlyCount.needed += group.count.needed;
                readOnlyCount.others += group.count.others;
                continue;
            }
            const bool isPartlyKnown = std::ranges::any_of(
                group.texts, [this](TextIndex text) { return !m_base.actions().text(text).text.isKnown(); });
            const bool isGroup = (group.texts.size() > 1 || isPartlyKnown) && isWithinBound(group.count)
                && riskOf(UseKind::Command, pattern) == Risk::None;
            if (isGroup) {
                allow(ActionPart::Command, UseKind::Command, pattern, group.count);
                continue;
            }
            for (const TextIndex text : group.texts)
                if (const PartialText &words = m_base.actions().text(text).text; words.isKnown())
                    allow(ActionPart::Command, commandPattern(words.known(), Breadth::Action).pattern);
        }
        std::string names;
        for (const std::string &name : readOnly)
            names += (names.empty() ? "" : ",") + name;
        if (!readOnly.empty())
            allow(ActionPart::Command, UseKind::Command,
                readOnly.size() > 1 ? "git {" + names + "} **" : "git " + names + " **", readOnlyCount);
    }

    void allowFiles(ActionPart part)
    {
        const UseKind kind = part == ActionPart::Read ? UseKind::Read
            : part == ActionPart::Edit                ? UseKind::Edit
                                                      : UseKind::Write;
        const auto inProject = [](const PartialText &text) -> std::optional<AllowingPattern> {
            return text.isKnown() ? filePattern(text.known(), baseFolders(), Breadth::Group) : std::nullopt;
        };
        const auto outside = [&](const PartialText &text) -> std::optional<AllowingPattern> {
            const bool isOutside = text.isKnown() && !inProject(text);
            return isOutside ? filePattern(text.known(), baseFolders(), Breadth::Action) : std::nullopt;
        };
        const Groups groups = groupsOf(part, inProject);
        Count all;
        for (const auto &[pattern, group] : groups) {
            all.needed += group.count.needed;
            all.others += group.count.others;
        }
        constexpr std::size_t manyFolders = 3;
        if (part == ActionPart::Read && groups.size() >= manyFolders && isWithinBound(all)) {
            allow(part, kind, "**", all);
        } else {
            for (const auto &[pattern, group] : groups) {
                if (group.texts.size() > 1 && isWithinBound(group.count)) {
                    allow(part, kind, pattern, group.count);
                    continue;
                }
                for (const TextIndex text : group.texts)
                    allow(part,
                        filePattern(m_base.actions().text(text).text.known(), baseFolders(), Breadth::Action)->pattern);
            }
        }
        for (const auto &[pattern, group] : groupsOf(part, outside))
            allow(part, pattern);
    }

    /// Hosts, and tools with any arguments.
    void allowNames(ActionPart part)
    {
        const auto patternOf = [](const PartialText &text) -> std::optional<AllowingPattern> {
            if (text.pieces.empty() || text.pieces.front().kind != PartialText::Kind::Known)
                return std::nullopt;
            const std::string &known = text.pieces.front().text;
            const bool isWhole = text.isKnown() || known.contains(wordEnd);
            return isWhole ? std::optional(AllowingPattern { known.substr(0, known.find(wordEnd)), {} }) : std::nullopt;
        };
        for (const auto &[pattern, group] : groupsOf(part, patternOf))
            allow(part, pattern);
    }

    Policy &m_policy;
    const FactBase &m_base;
    std::uint64_t m_mostOthers;
    std::vector<Count> m_counts; ///< by text
    std::vector<SuggestedGroup> m_groups;
};

} // namespace

bool haveActions(const FactBase &base, std::span<const RunIndex> runs)
{
    return std::ranges::any_of(runs, [&base](RunIndex run) {
        const auto [first, end] = base.stepsOf(run);
        for (StepIndex step = first; step < end; ++step)
            if (!base.actionsOf(step).empty())
                return true;
        return false;
    });
}

std::vector<SuggestedGroup> allowActions(
    Policy &policy, const FactBase &base, std::span<const RunIndex> runs, std::uint64_t mostOthers)
{
    return Generaliser(policy, base, runs, mostOthers).generalise();
}

} // namespace vitrine
