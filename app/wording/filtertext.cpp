// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/filtertext.h"

#include "app/wording/safetext.h"

#include <QLocale>

namespace vitrine {

QString FilterText::problem(const FilterProblem &problem)
{
    //: Something is wrong with a filter. %1: place in it, counted from 1, %2: what is wrong
    QString text
        = tr("%2 (column %1)").arg(QLocale().toString(static_cast<qulonglong>(problem.position + 1)), what(problem));
    if (!problem.suggestion.empty())
        //: Behind a name that is not known. %1: the name that is closest to it
        text += u' ' % tr("Did you mean “%1”?").arg(safeLine(problem.suggestion));
    return text;
}

QString FilterText::absence(const FieldAbsence &absence)
{
    //: Explains a filter. %1: name of a field of the filter language, as "duration"
    const QString with = tr("Steps without “%1” match this term.");
    //: Explains a filter. %1: name of a field of the filter language, as "duration"
    const QString without = tr("Steps without “%1” do not match this term.");
    return (absence.isMatch ? with : without).arg(safeLine(absence.field));
}

QString FilterText::hint(std::string_view completion)
{
    if (completion == "not")
        //: What the word "not" means in a filter
        return tr("All other steps, including those without a value");
    if (completion == "!=")
        //: What "!=" means in a filter
        return tr("Has a value, and none is equal");
    if (completion == "!~")
        //: What "!~" means in a filter
        return tr("Has a value, and none matches the pattern");
    if (completion == "~")
        //: What "~" means in a filter
        return tr("Matches the pattern");
    if (completion == "has(")
        //: What "has(field)" means in a filter
        return tr("Has a recorded value");
    return {};
}

QString FilterText::what(const FilterProblem &problem)
{
    const QString subject = safeLine(problem.subject, 60);
    if (problem.code == "unknown-field")
        return tr("Unknown field “%1”.").arg(subject);
    if (problem.code == "unknown-function")
        return tr("Unknown function “%1”.").arg(subject);
    if (problem.code == "unknown-value")
        return tr("“%1” is not a value of this field.").arg(subject);
    if (problem.code == "unknown-unit")
        //: %1: a word behind a number
        return tr("“%1” is not a unit of time: use us, ms, s, min, h or d.").arg(subject);
    if (problem.code == "bad-value")
        return tr("“%1” is not a value of this type.").arg(subject);
    if (problem.code == "bad-operator")
        return tr("“%1” cannot be used with this field.").arg(subject);
    if (problem.code == "bad-pattern")
        return tr("“%1” is not a valid pattern.").arg(subject);
    if (problem.code == "unfinished")
        return tr("The expression is incomplete.");
    if (problem.code == "no-argument" && problem.subject == "policy.verdict")
        return tr(
            "“policy.verdict” needs the name of a policy, as in policy.verdict(\"smolagents-default\") == denied.");
    if (problem.code == "no-argument")
        //: %1: the name of a function, such as "calls"
        return tr("“%1” is a function and needs a text in parentheses.").arg(subject);
    if (problem.code == "unclosed-text")
        return tr("Closing quotation mark missing.");
    if (problem.code == "too-long" || problem.code == "too-deep")
        return tr("This filter is too long.");
    return tr("Unexpected “%1”.").arg(subject);
}

} // namespace vitrine
