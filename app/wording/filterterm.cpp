// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/filterterm.h"

#include <QDateTime>
#include <QLocale>
#include <QStringBuilder>
#include <QTimeZone>

#include <cmath>

namespace vitrine {

namespace {

constexpr qsizetype longestPart = 120;

/// Whether a word occurs in an expression itself, outside strings and parentheses.
bool hasWord(const QString &expression, QStringView word)
{
    int depth = 0;
    bool isText = false;
    for (qsizetype at = 0; at < expression.size(); ++at) {
        const auto letter = expression[at];
        if (isText && letter == u'\\')
            ++at;
        else if (letter == u'"')
            isText = !isText;
        else if (!isText && (letter == u'(' || letter == u')'))
            depth += letter == u'(' ? 1 : -1;
        const bool isHere = !isText && depth == 0 && QStringView(expression).sliced(at).startsWith(word)
            && (at == 0 || expression[at - 1].isSpace() || expression[at - 1] == u')');
        if (const auto end = at + word.size();
            isHere && (end == expression.size() || expression[end].isSpace() || expression[end] == u'('))
            return true;
    }
    return false;
}

QString opposite(const QString &term)
{
    constexpr QStringView no = u"not ";
    const bool isCompound = hasWord(term, u"and") || hasWord(term, u"or");
    if (term.startsWith(no) && !isCompound)
        return term.sliced(no.size());
    return isCompound ? QString(no % u'(' % term % u')') : QString(no % term);
}

} // namespace

QString FilterTerm::equals(const QString &field, const QString &text) { return field % u" == " % quoted(text); }

QString FilterTerm::equals(const QString &field, qint64 number) { return field % u" == " % QString::number(number); }

QString FilterTerm::isNumber(const QString &field, double number)
{
    return field % u" == " % QString::number(number, 'f', QLocale::FloatingPointShortest);
}

QString FilterTerm::inMinute(const QString &field, double unixSeconds)
{
    const auto minute = qint64(std::floor(unixSeconds / 60)) * 60;
    const auto text = [](qint64 seconds) {
        return quoted(QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::UTC).toString(u"yyyy-MM-ddTHH:mm"));
    };
    return field % u" >= " % text(minute) % u" and " % field % u" < " % text(minute + 60);
}

QString FilterTerm::lasts(const QString &field, double seconds) { return isNumber(field, seconds) % u's'; }

QString FilterTerm::is(const QString &field, std::string_view choice)
{
    return field % u" == " % QString::fromUtf8(choice.data(), qsizetype(choice.size()));
}

QString FilterTerm::contains(const QString &field, const QString &text)
{
    const auto trimmed = text.trimmed();
    auto part = trimmed.left(longestPart);
    if (const auto end = part.indexOf(u'\n'); end >= 0)
        part.truncate(end);
    if (!part.isEmpty() && part.back().isHighSurrogate())
        part.chop(1);
    return part.isEmpty() ? QString() : QString(field % u" contains " % quoted(part));
}

QString FilterTerm::quoted(const QString &text)
{
    auto escaped = text;
    escaped.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
    return u'"' % escaped % u'"';
}

QString FilterTerm::absent(const QString &field) { return u"not has(" % field % u')'; }

QString FilterTerm::location(qint64 run, qint64 step)
{
    return both(equals(QStringLiteral("run"), run), equals(QStringLiteral("step"), step));
}

QString FilterTerm::both(const QString &one, const QString &other) { return one % u" and " % other; }

QString FilterTerm::joined(const QString &expression, const QString &term, Join join)
{
    const bool isEmpty = expression.trimmed().isEmpty();
    const auto there = hasWord(expression, u"or") ? QString(u'(' % expression % u')') : expression;
    switch (join) {
    case Join::Replace: return term;
    case Join::Exclude: return isEmpty ? opposite(term) : both(there, opposite(term));
    case Join::And: return isEmpty ? term : both(there, hasWord(term, u"or") ? QString(u'(' % term % u')') : term);
    case Join::Or: return isEmpty ? term : QString(expression % u" or " % term);
    }
    return term;
}

} // namespace vitrine
