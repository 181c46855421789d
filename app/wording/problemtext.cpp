// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/problemtext.h"

#include "app/wording/safetext.h"

#include <QLocale>

namespace vitrine {

namespace {

using Kind = PolicyProblem::Kind;

QString number(const std::string &digits) { return QLocale().toString(QString::fromStdString(digits).toULongLong()); }

} // namespace

QString ProblemText::sentence(const PolicyProblem &problem)
{
    for (const auto words : { ofText, ofField, ofValue })
        if (const QString text = words(problem); !text.isEmpty())
            return text;
    return {};
}

/// Texts that are not even a document.
QString ProblemText::ofText(const PolicyProblem &problem)
{
    const QString subject = safeLine(problem.subject, 80);
    switch (problem.kind) {
    case Kind::Empty: return tr("The document is empty: write at least {\"vitrine_policy\": 1, \"name\": \"mine\"}.");
    case Kind::CutOff: return tr("The document ends too early: a quotation mark or a closing bracket is missing.");
    case Kind::OpenText: return tr("Unterminated string on this line: a quotation mark is missing.");
    case Kind::ExtraComma:
        //: %1: a closing bracket
        return tr("Extra comma before %1: remove it.").arg(subject);
    case Kind::NoComments:
        //: %1: name of a field
        return tr("JSON has no comments: use the field %1.").arg(safeLine(problem.advice));
    case Kind::NotANumber:
        //: %1: the text found, such as NaN
        return tr("%1 is not a number: use a number, or null for no limit.").arg(subject);
    case Kind::HugeNumber:
        //: %1: a number
        return tr("%1 is too large: use a smaller number, or null for no limit.").arg(subject);
    case Kind::NotUtf8: return tr("The file is not UTF-8: save it in that encoding.");
    case Kind::NotJson:
        //: %1: the text found
        return tr("Unexpected %1: a comma, colon or quotation mark may be missing before it.").arg(subject);
    default: return {};
    }
}

/// Problems of the document as a whole, and of its fields.
QString ProblemText::ofField(const PolicyProblem &problem)
{
    const QString subject = safeLine(problem.subject, 80);
    switch (problem.kind) {
    case Kind::TooLarge:
        return problem.pointer.empty()
            //: %1: a number of bytes
            ? tr("The document is too long: the maximum is %1 bytes.").arg(number(problem.subject))
            //: %1: a number
            : tr("The list is too long: the maximum is %1 entries. Use patterns such as numpy.*.")
                  .arg(number(problem.subject));
    case Kind::TooDeep: return tr("Brackets are nested too deeply.");
    case Kind::TooMany: return tr("More errors follow; fix the ones above first.");
    case Kind::NoPolicy: return tr("Not a policy: expected an object with the field \"vitrine_policy\": 1.");
    case Kind::NewerSchema:
        //: %1: number of a version
        return tr("This policy uses format version %1; this version of Vitrine supports version 1. Update Vitrine.")
            .arg(subject);
    case Kind::UnknownField:
        return problem.advice.empty()
            //: %1: name of a field
            ? tr("Unknown field %1.").arg(subject)
            //: %1, %2: names of fields
            : tr("Unknown field %1. Did you mean %2?").arg(subject, safeLine(problem.advice));
    case Kind::RepeatedField:
        //: %1: name of a field
        return tr("Duplicate field %1: remove one.").arg(subject);
    default: return {};
    }
}

QString ProblemText::ofValue(const PolicyProblem &problem)
{
    switch (problem.kind) {
    case Kind::WantsSchema: return tr("Expected the format version: 1.");
    case Kind::WantsObject: return tr("Expected an object: { … }.");
    case Kind::WantsText: return tr("Expected a non-empty string: \"…\".");
    case Kind::WantsTexts: return tr("Expected a list of strings: [\"…\", \"…\"].");
    case Kind::WantsCount: return tr("Expected a whole number, zero or more.");
    case Kind::WantsSeconds: return tr("Expected a number of seconds above zero, or null for no limit.");
    case Kind::WantsChoice:
        //: %1: a list of words
        return tr("Expected one of: %1.").arg(safeLine(problem.advice, 200));
    case Kind::WantsProfile:
        //: %1: the text found, %2: one or several names of policies
        return tr("Unknown bundled policy %1. Did you mean %2?")
            .arg(safeLine(problem.subject, 80), safeLine(problem.advice, 200));
    default: return {};
    }
}

QString ProblemText::withLocation(const PolicyProblem &problem)
{
    const QLocale locale;
    //: %1: number of a line, %2: of a column, %3: a sentence
    return tr("Line %1, column %2: %3")
        .arg(locale.toString(static_cast<qulonglong>(problem.line)),
            locale.toString(static_cast<qulonglong>(problem.column)), sentence(problem));
}

QString ProblemText::inFile(const QString &file, const PolicyProblem &problem)
{
    QString text = QStringLiteral("%1:%2:%3: ").arg(file).arg(problem.line).arg(problem.column) % sentence(problem);
    if (!problem.pointer.empty())
        text += QLatin1StringView(" [") % safeLine(problem.pointer, 120) % QLatin1Char(']');
    return text;
}

} // namespace vitrine
