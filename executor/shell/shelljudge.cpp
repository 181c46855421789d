// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellfacts.h"
#include "executor/shell/shellprograms.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace vitrine {

namespace {

using Kind = ShellCommand::Kind;
using Reason = ActionRuling::Reason;

Reason reasonOf(ShellFault::Kind kind)
{
    switch (kind) {
    case ShellFault::Kind::NoParser: return Reason::NoParser;
    case ShellFault::Kind::TooLong: return Reason::TooLong;
    case ShellFault::Kind::TooDeep: return Reason::TooDeep;
    case ShellFault::Kind::TimedOut: return Reason::TimedOut;
    case ShellFault::Kind::NotText: return Reason::NotText;
    case ShellFault::Kind::NotParsed: break;
    }
    return Reason::NotParsed;
}

/// The first word, if it is known.
std::optional<std::string_view> programOf(const PartialText &words)
{
    if (words.pieces.empty() || words.pieces.front().kind != PartialText::Kind::Known)
        return std::nullopt;
    const std::string_view text = words.pieces.front().text;
    const std::size_t end = text.find(wordEnd);
    if (end == text.npos && words.pieces.size() > 1 && words.pieces[1].kind != PartialText::Kind::Words)
        return std::nullopt;
    return text.substr(0, end);
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char letter) { return letter > ' ' && letter < 127; });
}

/// A pattern of the policy matches, for certain or perhaps.
bool isTouched(const ActionRuling &ruling)
{
    return ruling.reason == Reason::Listed || ruling.reason == Reason::PartlyKnown
        || ruling.reason == Reason::InvalidPattern || ruling.reason == Reason::TooComplex;
}

class ShellJudge final {
public:
    ShellJudge(const ActionJudge &judge, const ShellFacts &facts)
        : m_judge(judge)
        , m_facts(facts)
    {
    }

    ActionRuling ruling()
    {
        if (m_facts.fault)
            return { ActionOutcome::Unknown, {}, reasonOf(m_facts.fault->kind), m_facts.fault->message };
        if (!m_judge.speaksAbout(ActionPart::Command))
            return { ActionOutcome::Unknown, {}, Reason::NoRules };
        ActionRuling all { ActionOutcome::Allow, {}, Reason::NoRule };
        const auto take = [&all](const ActionRuling &next) {
            all = all.rule.empty() && next.outcome == all.outcome ? next : stricter(all, next);
        };
        for (std::size_t at = 0; at < m_facts.commands.size();)
            take(group(at));
        for (const ShellFile &file : m_facts.files)
            take(fileRuling(file));
        for (const PartialText &host : m_facts.hosts)
            take(hostRuling(host));
        for (const ShellVariable &variable : m_facts.variables)
            if (variable.isForCommand ? !isHarmlessVariable(variable.name) : isRiskyVariable(variable.name))
                take({ ActionOutcome::Unknown, {}, Reason::Environment, variable.name });
        return all;
    }

private:
    /// A command with those that run within it; `at` is moved behind them.
    ActionRuling group(std::size_t &at) const
    {
        ActionRuling outer = commandRuling(m_facts.commands[at].words);
        bool isClear = true; // only transparent wrappers so far
        for (++at; at < m_facts.commands.size() && m_facts.commands[at].kind != Kind::Plain; ++at) {
            const ShellCommand &command = m_facts.commands[at];
            const ActionRuling inner = commandRuling(command.words);
            isClear = isClear && command.kind == Kind::Wrapped;
            if (isClear && !isTouched(outer))
                outer = inner;
            else if (command.kind != Kind::Code || hasExceptions())
                outer = withInner(outer, inner);
        }
        return outer;
    }

    /// A rule that allows "sudo **" allows the inner command, unless other rules are about that.
    static ActionRuling withInner(const ActionRuling &outer, const ActionRuling &inner)
    {
        return isTouched(inner) ? stricter(outer, inner) : outer;
    }

    bool hasExceptions() const { return m_judge.hasExceptions(ActionPart::Command); }

    ActionRuling commandRuling(const PartialText &words) const
    {
        ActionRuling ruling = m_judge.command(words);
        const auto program = programOf(words);
        if (!program)
            return ruling;
        if (!isAscii(*program) && ruling.outcome != ActionOutcome::Deny)
            return { ActionOutcome::Unknown, {}, Reason::LookAlike, std::string(*program) };
        return ruling;
    }

    static ActionPart partOf(ShellFile::Use use)
    {
        switch (use) {
        case ShellFile::Use::Read: return ActionPart::Read;
        case ShellFile::Use::Edit: return ActionPart::Edit;
        case ShellFile::Use::Write: break;
        }
        return ActionPart::Write;
    }

    /// Allowed where no rule is against it: the command has rules of its own. They do not allow what it reads, nor the
    /// target of a redirection: these need a rule where the policy lists what may be read or written.
    ActionRuling fileRuling(const ShellFile &file) const
    {
        const ActionPart part = partOf(file.use);
        const ActionRuling allowed { ActionOutcome::Allow, {}, Reason::NoRule };
        if (!m_judge.speaksAbout(part))
            return allowed;
        const ActionRuling ruling
            = file.path.isKnown() ? m_judge.file(part, file.path.known()) : partly(part, file.path);
        if (isTouched(ruling) && ruling.outcome != ActionOutcome::Allow)
            return isAgainst(ruling, file) ? ruling : allowed;
        const bool needsRule = file.isRedirection || file.use == ShellFile::Use::Read;
        return needsRule && (ruling.reason == Reason::Default || isMissing(ruling, part)) ? ruling : allowed;
    }

    /// No rule matches, although the policy lists what is allowed.
    bool isMissing(const ActionRuling &ruling, ActionPart part) const
    {
        return ruling.outcome == ActionOutcome::Unknown && ruling.reason == Reason::NoRule
            && m_judge.listsAllowed(part);
    }

    /// Accesses to an unknown path count if a rule may deny them.
    bool isAgainst(const ActionRuling &ruling, const ShellFile &file) const
    {
        return ruling.reason != Reason::PartlyKnown || file.isRedirection || m_judge.hasExceptions(partOf(file.use));
    }

    ActionRuling partly(ActionPart part, const PartialText &path) const
    {
        // An unknown part may hold "..", and so lead anywhere.
        PartialText whole;
        whole.append(PartialText::Kind::Anything);
        const PartialText::Piece &last = path.pieces.back();
        if (last.kind == PartialText::Kind::Known && !last.text.contains(".."))
            whole.append(last.text);
        return m_judge.judge(part, whole);
    }

    ActionRuling hostRuling(const PartialText &host) const
    {
        const ActionRuling allowed { ActionOutcome::Allow, {}, Reason::NoRule };
        if (!m_judge.speaksAbout(ActionPart::Fetch))
            return allowed;
        const ActionRuling ruling
            = host.isKnown() ? m_judge.host(host.known()) : m_judge.judge(ActionPart::Fetch, host);
        // A default that asks is left to the rules for the command.
        const bool isAgainst = isTouched(ruling) || isMissing(ruling, ActionPart::Fetch)
            || (ruling.reason == Reason::Default && ruling.outcome == ActionOutcome::Deny);
        return isAgainst && ruling.outcome != ActionOutcome::Allow ? ruling : allowed;
    }

    const ActionJudge &m_judge;
    const ShellFacts &m_facts;
};

} // namespace

ActionRuling judgeShell(const ActionJudge &judge, const ShellFacts &facts) { return ShellJudge(judge, facts).ruling(); }

} // namespace vitrine
