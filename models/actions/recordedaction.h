// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/shell/shellquestions.h"
#include "models/actions/sessioncode.h"
#include "models/trail/record/actions.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// A file that an action reads, edits or writes.
struct ActionFile {
    ActionPart part = ActionPart::Read;
    std::string path;
    bool operator==(const ActionFile &) const = default;
};

/// An action of a recorded step, as policies judge it.
struct RecordedAction {
    std::size_t run = 0; ///< in the order in which runs were added
    std::uint64_t ordinal = 0; ///< ordinal of the step in its run
    ActionPart part = ActionPart::Tool;
    std::string tool; ///< empty for a command in a reply
    std::string subject; ///< the command, file, address or tool
    std::vector<ActionFile> files; ///< a patch may edit, add, delete and move several
    std::vector<std::string> addresses; ///< that it fetches
    std::optional<std::map<std::string, std::string>> arguments; ///< arguments of a tool
    ShellFacts facts; ///< facts of a command
    std::vector<ActionCode> code; ///< Python code that it runs
    /// For an action with code: its recorded result, and the files that the session had written by then.
    std::optional<std::string> result {};
    std::shared_ptr<const std::map<std::string, std::string>> folder {};
};

/// Converts a record to an action without facts and code. Nothing for code, messages, and tools that code calls, which
/// are judged with the code.
std::optional<RecordedAction> recordedAction(const ActionRecord &record);

/// Whether files are judged by their own paths only, or also by the targets of links on this computer.
enum class FileLinks { Named, Followed };

/// The questions about an action to the rules of a policy. A text is a PartialText, or represents one.
template <typename Text>
struct ActionQuestions {
    struct File {
        ActionPart part = ActionPart::Read;
        Text path;
    };
    ActionPart part = ActionPart::Tool; ///< part of the effect; Tool if only the tool is known
    std::optional<ShellQuestions<Text>> command;
    std::vector<File> files;
    std::vector<Text> hosts; ///< of web addresses
    bool hasOtherAddress = false; ///< one that is not a web address
    std::string subject;
    std::vector<Text> tool; ///< empty without a name; two texts if the arguments are unknown
};

ActionQuestions<PartialText> questionsOf(
    const RecordedAction &action, const ProjectFolders &locations, FileLinks links = FileLinks::Named);

/// The strictest ruling about the files of an action; nothing if the policy has no rules for any of them.
template <typename Rules, typename Text>
std::optional<typename Rules::Ruling> fileRuling(const Rules &rules, const ActionQuestions<Text> &questions)
{
    const auto isCovered = [&rules](const auto &file) { return rules.speaksAbout(file.part); };
    std::optional<typename Rules::Ruling> strictest;
    if (std::ranges::none_of(questions.files, isCovered))
        return strictest;
    for (const auto &file : questions.files) {
        auto next = isCovered(file)
            ? rules.judge(file.part, file.path)
            : rules.make(ActionOutcome::Unknown, ActionRuling::Reason::NoRules, questions.subject);
        strictest = strictest ? rules.stricter(std::move(*strictest), std::move(next)) : std::move(next);
    }
    return strictest;
}

/// The strictest ruling about the addresses that an action fetches.
template <typename Rules, typename Text>
typename Rules::Ruling hostRuling(const Rules &rules, const ActionQuestions<Text> &questions)
{
    std::optional<typename Rules::Ruling> strictest;
    if (questions.hasOtherAddress || questions.hosts.empty())
        strictest = rules.make(ActionOutcome::Unknown, ActionRuling::Reason::NotAUrl, questions.subject);
    for (const Text &host : questions.hosts) {
        auto next = rules.judge(ActionPart::Fetch, host);
        strictest = strictest ? rules.stricter(std::move(*strictest), std::move(next)) : std::move(next);
    }
    return *strictest;
}

/// Derives the decision of a policy about an action (see ShellDecision) from its effect, if the policy has rules for
/// that, and from the name of its tool. The stricter ruling counts. `Rules` must also report whether a ruling is that
/// of the entry "*":
///     bool isEverything(const Ruling &ruling) const;
template <typename Rules, typename Text>
typename Rules::Ruling decide(const Rules &rules, const ActionQuestions<Text> &questions)
{
    using Ruling = typename Rules::Ruling;
    using Reason = ActionRuling::Reason;
    const auto effect = [&]() -> std::optional<Ruling> {
        if (questions.command)
            return ShellDecision<Rules, Text>(rules, *questions.command).ruling();
        if (questions.part != ActionPart::Fetch)
            return questions.part == ActionPart::Tool ? std::nullopt : fileRuling(rules, questions);
        return rules.speaksAbout(ActionPart::Fetch) ? std::optional(hostRuling(rules, questions)) : std::nullopt;
    }();
    const Ruling none = rules.make(ActionOutcome::Unknown, Reason::NoRules, questions.subject);
    if (questions.tool.empty() || !rules.speaksAbout(ActionPart::Tool))
        return effect.value_or(none);
    Ruling named = rules.judge(ActionPart::Tool, questions.tool.front());
    if (questions.tool.size() > 1) {
        Ruling other = rules.judge(ActionPart::Tool, questions.tool.back());
        if (other.outcome != named.outcome) {
            const bool isListed = named.reason == Reason::Listed || other.reason == Reason::Listed;
            named = rules.make(
                ActionOutcome::Unknown, isListed ? Reason::PartlyKnown : Reason::NoRule, questions.subject);
        }
    }
    // The tools in bundled policies are those of code. Allowing all of them does not apply to an agent's own tools.
    if (!effect)
        return rules.isEverything(named) ? none : named;
    // The effect of a tool decides, unless a rule names the tool itself.
    return named.reason == Reason::Listed ? rules.stricter(*effect, std::move(named)) : *effect;
}

ActionRuling judgeAction(const ActionJudge &judge, const RecordedAction &action, FileLinks links = FileLinks::Named);
/// Parses a command that the action runs.
ActionRuling judgeAction(const ActionJudge &judge, const ActionRecord &record, FileLinks links);

/// Judges a file by its own path and by the target of its links.
ActionRuling judgeFile(const ActionJudge &judge, ActionPart part, const std::string &path);
/// Judges an address by its host; unknown if it is not a web address.
ActionRuling judgeAddress(const ActionJudge &judge, const std::string &address);

/// The host of an address; empty if it is not a web address.
std::string hostOfAddress(std::string_view address);

} // namespace vitrine
