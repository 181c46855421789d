// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/rulingtext.h"

#include "app/wording/labeltext.h"
#include "app/wording/rulingsentences.h"
#include "app/wording/safetext.h"

#include <QStringBuilder>

namespace vitrine {

QString RulingText::reason(const ActionRuling &ruling)
{
    const RulingSentence sentence = rulingSentence(ruling);
    const QString text = tr(sentence.text);
    return text.contains(QLatin1StringView("%1")) ? text.arg(safeLine(sentence.argument)) : text;
}

QString RulingText::denied(const QString &rule)
{
    constexpr qsizetype longestRule = 60;
    //: Headline of a denied step. %1: path of a rule in the policy: "imports.allow"
    return tr("Denied by policy rule %1").arg(safeLine(rule, longestRule));
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
        case Reason::DeniedInPart: return tr("a part of it is denied, and that cannot be written");
        case Reason::Repeated: return tr("this key occurs again, and only the last value applies");
        case Reason::Mode: break;
        }
        return tr("only the stricter part can be expressed");
    };
    return LabelText::of(safeLine(rule.rule), text());
}

} // namespace vitrine
