// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/filterterm.h"

#include <QLocale>
#include <QStringBuilder>

namespace vitrine {

namespace {

constexpr qsizetype longestPart = 120;

} // namespace

QString FilterTerm::equals(const QString &field, const QString &text) { return field % u" == " % quoted(text); }

QString FilterTerm::equals(const QString &field, qint64 number) { return field % u" == " % QString::number(number); }

QString FilterTerm::lasts(const QString &field, double seconds)
{
    return field % u" == " % QString::number(seconds, 'f', QLocale::FloatingPointShortest) % u's';
}

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

QString FilterTerm::joined(const QString &expression, const QString &term, Join join)
{
    const bool isEmpty = expression.trimmed().isEmpty();
    switch (join) {
    case Join::Replace: return term;
    case Join::Exclude: return isEmpty ? QString(u"not " % term) : QString(u'(' % expression % u") and not " % term);
    case Join::And: return isEmpty ? term : QString(u'(' % expression % u") and " % term);
    case Join::Or: return isEmpty ? term : QString(expression % u" or " % term);
    }
    return term;
}

} // namespace vitrine
