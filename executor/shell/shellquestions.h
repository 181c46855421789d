// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/shell/shellfacts.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// The parts of a command to judge by the rules of a policy. A text is a PartialText, or represents one.
template <typename Text>
struct ShellQuestions {
    struct Program {
        ShellCommand::Kind kind = ShellCommand::Kind::Plain;
        Text words {};
        std::string
            lookAlike {}; ///< the program, if it is not plain ASCII or if it differs from a known one only in case
    };
    struct File {
        ActionPart part = ActionPart::Read;
        Text path {};
        bool isRedirection = false;
        bool isMention = false; ///< the program may or may not access it
    };
    std::optional<ShellFault> fault;
    std::vector<Program> programs;
    std::vector<File> files;
    std::vector<Text> hosts;
    std::vector<std::string> variables; ///< variables that may change what runs
};

ShellQuestions<PartialText> questionsOf(const ShellFacts &facts, const ProjectFolders &locations);
ActionRuling::Reason reasonOf(ShellFault::Kind fault);

/// Rules whose rulings name the entry that decided.
class NamedRules final {
public:
    using Ruling = ActionRuling;

    explicit NamedRules(const ActionJudge &judge)
        : m_judge(judge)
    {
    }

    ActionRuling judge(ActionPart part, const PartialText &text) const { return m_judge.judge(part, text); }
    static ActionRuling make(ActionOutcome outcome, ActionRuling::Reason reason, const std::string &subject)
    {
        return { outcome, {}, reason, subject };
    }
    static ActionRuling stricter(const ActionRuling &one, const ActionRuling &other)
    {
        return vitrine::stricter(one, other);
    }
    static bool hasRule(const ActionRuling &ruling) { return !ruling.rule.empty(); }
    /// Whether the entry "*" allows all tools.
    static bool isEverything(const ActionRuling &ruling)
    {
        return ruling.outcome == ActionOutcome::Allow && ruling.rule == "tools.allow:*";
    }
    bool speaksAbout(ActionPart part) const { return m_judge.speaksAbout(part); }
    bool hasExceptions(ActionPart part) const { return m_judge.hasExceptions(part); }
    bool listsAllowed(ActionPart part) const { return m_judge.listsAllowed(part); }

private:
    const ActionJudge &m_judge;
};

/// Whether a policy has rules that apply to commands: about themselves, or about their files and hosts.
template <typename Rules>
bool appliesToCommands(const Rules &rules)
{
    return std::ranges::any_of(
        allActionParts, [&rules](ActionPart part) { return part != ActionPart::Tool && rules.speaksAbout(part); });
}

/// Derives the decision of a policy about a command from the decisions about each of its parts. Another rule that
/// allows commands never makes a command less allowed: what starts or mentions something else only counts if a rule
/// that asks or denies may match, and an allow rule that may match counts as none. `Rules` has a type Ruling with
/// `outcome`, `reason` and `mayBeExcepted`, and functions
///     Ruling judge(ActionPart part, const Text &text) const;
///     Ruling make(ActionOutcome outcome, ActionRuling::Reason reason, const std::string &subject) const;
///     Ruling stricter(Ruling one, Ruling other) const;
///     bool hasRule(const Ruling &ruling) const;
///     bool speaksAbout(ActionPart part) const;
///     bool hasExceptions(ActionPart part) const;
///     bool listsAllowed(ActionPart part) const;
template <typename Rules, typename Text>
class ShellDecision final {
public:
    using Ruling = typename Rules::Ruling;
    using Questions = ShellQuestions<Text>;

    ShellDecision(const Rules &rules, const Questions &questions)
        : m_rules(rules)
        , m_questions(questions)
    {
    }

    /// Nothing if the policy has no rules that apply to the command.
    std::optional<Ruling> ruling() const
    {
        if (!appliesToCommands(m_rules))
            return std::nullopt;
        if (m_questions.fault)
            return m_rules.make(ActionOutcome::Unknown, reasonOf(m_questions.fault->kind), m_questions.fault->message);
        if (!m_rules.speaksAbout(ActionPart::Command))
            return effectRuling();
        Ruling all = allowed();
        const auto take = [&](Ruling next) {
            const bool isNamed = !m_rules.hasRule(all) && next.outcome == all.outcome;
            all = isNamed ? std::move(next) : m_rules.stricter(std::move(all), std::move(next));
        };
        for (std::size_t at = 0; at < m_questions.programs.size();)
            take(group(at));
        for (const auto &file : m_questions.files)
            take(fileRuling(file));
        for (const Text &host : m_questions.hosts)
            take(hostRuling(host));
        for (const std::string &variable : m_questions.variables)
            take(m_rules.make(ActionOutcome::Unknown, Reason::Environment, variable));
        return all;
    }

private:
    using Kind = ShellCommand::Kind;
    using Reason = ActionRuling::Reason;
    using Program = typename Questions::Program;
    using File = typename Questions::File;

    Ruling allowed() const { return m_rules.make(ActionOutcome::Allow, Reason::NoRule, {}); }

    /// The strictest ruling against a file or host of the command. Without one, rules for these do not allow a command.
    std::optional<Ruling> effectRuling() const
    {
        std::optional<Ruling> strictest;
        const auto take = [&](Ruling next) {
            if (next.outcome != ActionOutcome::Allow)
                strictest = strictest ? m_rules.stricter(std::move(*strictest), std::move(next)) : std::move(next);
        };
        for (const auto &file : m_questions.files)
            take(fileRuling(file));
        for (const Text &host : m_questions.hosts)
            take(hostRuling(host));
        return strictest;
    }

    static bool isAllowedByRule(const Ruling &ruling)
    {
        return ruling.reason == Reason::Listed && ruling.outcome == ActionOutcome::Allow;
    }

    /// Whether allow rules match some of the texts that are possible, but not all.
    static bool isUncertain(const Ruling &ruling)
    {
        return ruling.reason == Reason::PartlyKnown || ruling.reason == Reason::TooComplex;
    }

    /// Judges a command with those that run within it; moves `at` past them.
    Ruling group(std::size_t &at) const
    {
        Ruling outer = programRuling(m_questions.programs[at]);
        bool isClear = true; // only transparent wrappers so far
        for (++at; at < m_questions.programs.size() && m_questions.programs[at].kind != Kind::Plain; ++at) {
            const Program &program = m_questions.programs[at];
            Ruling inner = programRuling(program);
            isClear = isClear && program.kind == Kind::Wrapped;
            if (isClear && !outer.mayBeExcepted && !isAllowedByRule(outer))
                outer = std::move(inner);
            // A rule that allows "sudo **" allows the inner command, unless other rules are about that.
            else if (counts(inner))
                outer = m_rules.stricter(std::move(outer), std::move(inner));
        }
        return outer;
    }

    bool counts(const Ruling &inner) const
    {
        return inner.reason == Reason::LookAlike ? m_rules.hasExceptions(ActionPart::Command) : inner.mayBeExcepted;
    }

    Ruling programRuling(const Program &program) const
    {
        Ruling ruling = m_rules.judge(ActionPart::Command, program.words);
        if (!program.lookAlike.empty() && ruling.outcome != ActionOutcome::Deny)
            return m_rules.make(ActionOutcome::Unknown, Reason::LookAlike, program.lookAlike);
        return ruling;
    }

    /// Allowed unless a rule is against it, since the command has its own rules. These do not cover reads and targets
    /// of redirections, which need a rule if the policy lists what may be read or written.
    Ruling fileRuling(const File &file) const
    {
        if (!m_rules.speaksAbout(file.part))
            return allowed();
        Ruling ruling = m_rules.judge(file.part, file.path);
        if (file.isMention)
            return mentionRuling(std::move(ruling));
        if (ruling.outcome == ActionOutcome::Allow)
            return allowed();
        const bool needsRule = file.isRedirection || file.part == ActionPart::Read;
        const bool hasNoRule = ruling.reason == Reason::Default || isUncertain(ruling) || isMissing(ruling, file.part);
        return ruling.mayBeExcepted || (needsRule && hasNoRule) ? std::move(ruling) : allowed();
    }

    /// For possible accesses: only counts if a rule is against them.
    Ruling mentionRuling(Ruling ruling) const
    {
        if (!ruling.mayBeExcepted)
            return allowed();
        if (ruling.outcome == ActionOutcome::Deny) {
            ruling.outcome = ActionOutcome::Unknown;
            ruling.reason = Reason::PartlyKnown;
        }
        return ruling;
    }

    /// Whether no rule matches, although the policy lists what is allowed.
    bool isMissing(const Ruling &ruling, ActionPart part) const
    {
        return ruling.outcome == ActionOutcome::Unknown && ruling.reason == Reason::NoRule
            && m_rules.listsAllowed(part);
    }

    Ruling hostRuling(const Text &host) const
    {
        if (!m_rules.speaksAbout(ActionPart::Fetch))
            return allowed();
        Ruling ruling = m_rules.judge(ActionPart::Fetch, host);
        // A default of "ask" is left to the rules for the command.
        const bool isAgainst = ruling.mayBeExcepted || isUncertain(ruling) || isMissing(ruling, ActionPart::Fetch)
            || (ruling.reason == Reason::Default && ruling.outcome == ActionOutcome::Deny);
        return isAgainst && ruling.outcome != ActionOutcome::Allow ? std::move(ruling) : allowed();
    }

    const Rules &m_rules;
    const Questions &m_questions;
};

} // namespace vitrine
