// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/shell/shellquestions.h"
#include "models/actions/sessioncode.h"
#include "models/trail/record/actions.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// An action of a recorded step, as policies judge it.
struct RecordedAction {
    std::size_t run = 0; ///< in the order in which runs were added
    std::uint64_t ordinal = 0; ///< of the step in its run
    ActionPart part = ActionPart::Tool;
    std::string tool; ///< empty for a command in a reply
    std::string subject; ///< the command, file, address or tool
    std::vector<std::string> files; ///< that are read, edited or written; a patch changes several
    std::optional<std::map<std::string, std::string>> arguments; ///< of a tool
    ShellFacts facts; ///< of a command
    std::vector<ActionCode> code; ///< Python code that it runs
    /// For an action with code: its recorded result, and the files that the session had written by then.
    std::optional<std::string> result {};
    std::shared_ptr<const std::map<std::string, std::string>> folder {};
};

/// Without facts and code. Nothing for code, messages, and tools that code calls: these are judged with the code.
std::optional<RecordedAction> recordedAction(const ActionRecord &record);

/// Whether files are judged by their own paths only, or also by where links of this computer lead.
enum class FileLinks { Named, Followed };

/// The questions about an action to the rules of a policy. A text is a PartialText, or represents one.
template <typename Text>
struct ActionQuestions {
    ActionPart part = ActionPart::Tool; ///< of the effect; Tool: nothing is known but the tool
    std::optional<ShellQuestions<Text>> command;
    std::vector<Text> files;
    std::optional<Text> host; ///< nothing for what is no address of the web
    std::string subject;
    std::vector<Text> tool; ///< empty without a name; two texts where the arguments are unknown
};

ActionQuestions<PartialText> questionsOf(
    const RecordedAction &action, const ProjectFolders &locations, FileLinks links = FileLinks::Named);

/// Derives the decision of a policy about an action, see ShellDecision: by what it does where the policy has rules for
/// that, and by the name of its tool. The stricter ruling counts. `Rules` also says whether a ruling is that of the
/// entry "*":
///     bool isEverything(const Ruling &ruling) const;
template <typename Rules, typename Text>
typename Rules::Ruling decide(const Rules &rules, const ActionQuestions<Text> &questions)
{
    using Ruling = typename Rules::Ruling;
    using Reason = ActionRuling::Reason;
    const auto effect = [&]() -> std::optional<Ruling> {
        if (questions.part == ActionPart::Tool || !rules.speaksAbout(questions.part))
            return std::nullopt;
        if (questions.command)
            return ShellDecision<Rules, Text>(rules, *questions.command).ruling();
        if (questions.part == ActionPart::Fetch)
            return questions.host ? rules.judge(ActionPart::Fetch, *questions.host)
                                  : rules.make(ActionOutcome::Unknown, Reason::NotAUrl, questions.subject);
        std::optional<Ruling> ruling;
        for (const Text &file : questions.files) {
            Ruling next = rules.judge(questions.part, file);
            ruling = ruling ? rules.stricter(std::move(*ruling), std::move(next)) : std::move(next);
        }
        return ruling;
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
    // The tools of bundled policies are those of code: that all of them are allowed says nothing about an agent's own.
    if (!effect)
        return rules.isEverything(named) ? none : named;
    // The effect of a tool decides, unless a rule names the tool itself.
    return named.reason == Reason::Listed ? rules.stricter(*effect, std::move(named)) : *effect;
}

ActionRuling judgeAction(const ActionJudge &judge, const RecordedAction &action, FileLinks links = FileLinks::Named);
/// Parses a command that the action runs.
ActionRuling judgeAction(const ActionJudge &judge, const ActionRecord &record, FileLinks links);

/// A file by its own path and by where its links lead.
ActionRuling judgeFile(const ActionJudge &judge, ActionPart part, const std::string &path);
/// By the host of an address; unknown for what is no address of the web.
ActionRuling judgeAddress(const ActionJudge &judge, const std::string &address);

/// The host of an address; empty for what is no address of the web.
std::string hostOfAddress(std::string_view address);

} // namespace vitrine
