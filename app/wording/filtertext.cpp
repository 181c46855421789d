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
        = tr("Place %1: %2").arg(QLocale().toString(static_cast<qulonglong>(problem.position + 1)), what(problem));
    if (!problem.suggestion.empty())
        //: Behind a name that is not known. %1: the name that is closest to it
        text += u' ' % tr("Did you mean “%1”?").arg(safeLine(problem.suggestion));
    return text;
}

QString FilterText::absence(const FieldAbsence &absence)
{
    //: Explains a filter. %1: name of a field of the filter language, as "duration"
    const QString with = tr("Steps without “%1” are among the hits of this term.");
    //: Explains a filter. %1: name of a field of the filter language, as "duration"
    const QString without = tr("Steps without “%1” are no hits of this term.");
    return (absence.isLetThrough ? with : without).arg(safeLine(absence.field));
}

QString FilterText::hint(std::string_view completion)
{
    if (completion == "not")
        //: What the word "not" means in a filter
        return tr("All other steps, also those without a value");
    if (completion == "!=")
        //: What "!=" means in a filter
        return tr("There is a value, and none is equal");
    if (completion == "!~")
        //: What "!~" means in a filter
        return tr("There is a value, and no value fits the pattern");
    if (completion == "~")
        //: What "~" means in a filter
        return tr("Fits the pattern");
    if (completion == "has(")
        //: What "has(field)" means in a filter
        return tr("A value of the field is recorded");
    return {};
}

QString FilterText::what(const FilterProblem &problem)
{
    const QString subject = safeLine(problem.subject, 60);
    if (problem.code == "unknown-field")
        return tr("There is no field “%1”.").arg(subject);
    if (problem.code == "unknown-function")
        return tr("There is no function “%1”.").arg(subject);
    if (problem.code == "unknown-value")
        return tr("“%1” is no value of this field.").arg(subject);
    if (problem.code == "unknown-unit")
        //: %1: a word behind a number
        return tr("“%1” is no unit of time: us, ms, s, min, h or d.").arg(subject);
    if (problem.code == "bad-value")
        return tr("“%1” is no value of this kind.").arg(subject);
    if (problem.code == "bad-operator")
        return tr("“%1” does not go with this field.").arg(subject);
    if (problem.code == "bad-pattern")
        return tr("“%1” is no pattern.").arg(subject);
    if (problem.code == "unfinished")
        return tr("Something is missing here.");
    if (problem.code == "unclosed-text")
        return tr("This text does not end.");
    if (problem.code == "too-long" || problem.code == "too-deep")
        return tr("This filter is too long.");
    return tr("“%1” was not expected here.").arg(subject);
}

} // namespace vitrine
