// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/rulingtext.h"

#include "app/wording/safetext.h"

#include <QStringBuilder>

namespace vitrine {

namespace {

QString byRule(ActionOutcome outcome, const QString &rule)
{
    switch (outcome) {
    case ActionOutcome::Allow: return RulingText::tr("Allowed by policy rule %1.").arg(rule);
    case ActionOutcome::Ask: return RulingText::tr("Policy rule %1 asks a person.").arg(rule);
    case ActionOutcome::Deny: return RulingText::tr("Denied by policy rule %1.").arg(rule);
    case ActionOutcome::Unknown: break;
    }
    return RulingText::tr("Policy rule %1 may apply. The program that runs is only known at run time.").arg(rule);
}

} // namespace

QString RulingText::reason(const ActionRuling &ruling)
{
    using Reason = ActionRuling::Reason;
    const QString subject = safeLine(ruling.subject);
    switch (ruling.reason) {
    case Reason::Listed:
    case Reason::Default:
    case Reason::Code:
        if (!ruling.rule.empty())
            return byRule(ruling.outcome, safeLine(ruling.rule));
        return ruling.outcome == ActionOutcome::Allow ? tr("The policy allows the code.")
                                                      //: About code whose verdict needs a run
                                                      : tr("The verdict is only known at run time.");
    case Reason::PartlyKnown:
        return ruling.rule.empty() ? tr("The program that runs is only known at run time.")
                                   : byRule(ActionOutcome::Unknown, safeLine(ruling.rule));
    case Reason::NoRule:
        return ruling.outcome == ActionOutcome::Allow ? tr("No rule is against it.")
                                                      : tr("No rule matches, and the policy has no default.");
    case Reason::NoRules: return tr("The policy has no rules for this kind of action.");
    case Reason::InvalidPattern: return tr("The policy contains an invalid pattern: %1").arg(subject);
    case Reason::TooComplex: return tr("Too many possibilities to decide.");
    case Reason::NotParsed: return tr("The command cannot be parsed: %1").arg(subject);
    case Reason::NoParser: return tr("Commands cannot be parsed: the program shfmt is not installed.");
    case Reason::TooLong: return tr("The command is too long.");
    case Reason::TooDeep: return tr("The command is nested too deeply.");
    case Reason::TimedOut: return tr("Parsing the command took too long.");
    case Reason::NotText: return tr("Not a text: it contains a NUL or invalid UTF-8, or is empty.");
    case Reason::LookAlike: return tr("The name of the program is not plain ASCII: %1").arg(subject);
    case Reason::Environment: return tr("The variable %1 may change what runs.").arg(subject);
    case Reason::UnknownFolder: return tr("The folder is only known at run time.");
    case Reason::NotAUrl: break;
    }
    return tr("Not a URL with a host.");
}

QString RulingText::outcome(ActionOutcome outcome)
{
    switch (outcome) {
    //: What a policy decides about an action
    case ActionOutcome::Allow: return tr("Allowed");
    //: What a policy decides about an action: a person is asked
    case ActionOutcome::Ask: return tr("Ask");
    //: What a policy decides about an action
    case ActionOutcome::Deny: return tr("Denied");
    case ActionOutcome::Unknown: break;
    }
    //: What a policy decides about an action
    return tr("Unknown");
}

QString RulingText::notExpressed(const NotExpressed &rule)
{
    using Reason = NotExpressed::Reason;
    const auto text = [&rule] {
        switch (rule.reason) {
        case Reason::NoCounterpart: return tr("no counterpart");
        case Reason::IgnoredThere: return tr("the other tool ignores this rule");
        case Reason::NotAPrefix: return tr("only rules for all commands with a prefix can be written");
        case Reason::NarrowWildcard: return tr("this wildcard cannot be written");
        case Reason::NotLiteral: return tr("a special character cannot be escaped");
        case Reason::OneOfTwo: return tr("edits and writes cannot have different rules");
        case Reason::Unreadable: return tr("unknown syntax");
        case Reason::AlwaysAsks: return tr("the other tool asks in any case");
        case Reason::Mode: break;
        }
        return tr("only the stricter part can be expressed");
    };
    return safeLine(rule.rule) % u": " % text();
}

} // namespace vitrine
