// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/differencetext.h"

#include "app/wording/safetext.h"

#include <QStringBuilder>
#include <QStringList>

namespace vitrine {

QString DifferenceText::line(const PolicyDifference &difference)
{
    using Kind = PolicyDifference::Kind;
    const QString path = safeLine(difference.path);
    const QString value = safeLine(difference.value);
    if (difference.kind == Kind::Changed)
        return u"~ " % path % u' ' % safeLine(difference.before) % u" → " % value;
    return (difference.kind == Kind::Added ? u"+ " : u"- ") % path % u' ' % value;
}

QString DifferenceText::all(const Policy &from, const Policy &to)
{
    QStringList lines;
    for (const PolicyDifference &difference : differences(from, to))
        lines << line(difference);
    return lines.join(QLatin1StringView(", "));
}

} // namespace vitrine
