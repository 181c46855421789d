// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/actionjudge.h"

#include <string_view>

#ifndef QT_TRANSLATE_NOOP
// Marks a text for translators, without Qt.
#define QT_TRANSLATE_NOOP(context, text) text // NOLINT(cppcoreguidelines-macro-usage): Qt's own name
#endif

namespace vitrine {

/// A sentence about a ruling in English, and the value of its %1. Windows translate it; agents read it unchanged. Does
/// not need Qt, so that small programs can use it.
struct RulingSentence {
    const char *text;
    std::string_view argument;
};

inline RulingSentence byRuleSentence(ActionOutcome outcome, std::string_view rule)
{
    switch (outcome) {
    case ActionOutcome::Allow: return { QT_TRANSLATE_NOOP("vitrine::RulingText", "Allowed by policy rule %1."), rule };
    case ActionOutcome::Ask:
        return { QT_TRANSLATE_NOOP("vitrine::RulingText", "Policy rule %1 requires a person's decision."), rule };
    case ActionOutcome::Deny: return { QT_TRANSLATE_NOOP("vitrine::RulingText", "Denied by policy rule %1."), rule };
    case ActionOutcome::Unknown: break;
    }
    return { QT_TRANSLATE_NOOP(
                 "vitrine::RulingText", "Policy rule %1 may apply. The reach of the action is only known at run time."),
        rule };
}

/// The sentence for a reason without a rule.
inline const char *plainRulingSentence(const ActionRuling &ruling)
{
    using Reason = ActionRuling::Reason;
    const bool isAllowed = ruling.outcome == ActionOutcome::Allow;
    switch (ruling.reason) {
    case Reason::Listed:
    case Reason::Default:
    case Reason::Code:
        return isAllowed ? QT_TRANSLATE_NOOP("vitrine::RulingText", "The policy allows the code.")
                         //: About code whose verdict needs a run
                         : QT_TRANSLATE_NOOP("vitrine::RulingText", "The verdict is only known at run time.");
    case Reason::PartlyKnown:
        return QT_TRANSLATE_NOOP("vitrine::RulingText", "The reach of the action is only known at run time.");
    case Reason::NoRule:
        return isAllowed ? QT_TRANSLATE_NOOP("vitrine::RulingText", "No rule denies it.")
                         : QT_TRANSLATE_NOOP("vitrine::RulingText", "No rule matches, and the policy has no default.");
    case Reason::NoRules:
        return QT_TRANSLATE_NOOP("vitrine::RulingText", "The policy has no rules for this kind of action.");
    case Reason::InvalidPattern:
        return QT_TRANSLATE_NOOP("vitrine::RulingText", "The policy contains an invalid pattern: %1");
    case Reason::TooComplex: return QT_TRANSLATE_NOOP("vitrine::RulingText", "Too many possibilities to decide.");
    case Reason::NotParsed: return QT_TRANSLATE_NOOP("vitrine::RulingText", "The command cannot be parsed: %1");
    case Reason::NoParser:
        return QT_TRANSLATE_NOOP(
            "vitrine::RulingText", "Commands cannot be parsed: the program shfmt is not installed.");
    case Reason::TooLong: return QT_TRANSLATE_NOOP("vitrine::RulingText", "The command is too long.");
    case Reason::TooDeep: return QT_TRANSLATE_NOOP("vitrine::RulingText", "The command is nested too deeply.");
    case Reason::TimedOut: return QT_TRANSLATE_NOOP("vitrine::RulingText", "Parsing the command took too long.");
    case Reason::NotText:
        return QT_TRANSLATE_NOOP(
            "vitrine::RulingText", "Not valid text: it is empty, or contains a NUL byte or invalid UTF-8.");
    case Reason::NoCommand: return QT_TRANSLATE_NOOP("vitrine::RulingText", "The command is empty or only a comment.");
    case Reason::LookAlike:
        return QT_TRANSLATE_NOOP("vitrine::RulingText", "Unusual characters in the name of the program: %1");
    case Reason::Environment: return QT_TRANSLATE_NOOP("vitrine::RulingText", "The variable %1 may change what runs.");
    case Reason::UnknownFolder:
        return QT_TRANSLATE_NOOP("vitrine::RulingText", "The folder is only known at run time.");
    case Reason::NotPython: return QT_TRANSLATE_NOOP("vitrine::RulingText", "The code is not valid Python: %1");
    case Reason::NotAUrl: break;
    }
    return QT_TRANSLATE_NOOP("vitrine::RulingText", "Not a URL with a host.");
}

inline RulingSentence rulingSentence(const ActionRuling &ruling)
{
    using Reason = ActionRuling::Reason;
    const bool isOfRule
        = ruling.reason == Reason::Listed || ruling.reason == Reason::Default || ruling.reason == Reason::Code;
    if (isOfRule && !ruling.rule.empty())
        return byRuleSentence(ruling.outcome, ruling.rule);
    if (ruling.reason == Reason::PartlyKnown && !ruling.rule.empty())
        return byRuleSentence(ActionOutcome::Unknown, ruling.rule);
    return { plainRulingSentence(ruling), ruling.subject };
}

} // namespace vitrine
