// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/plaintip.h"

#include "app/wording/safetext.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr qsizetype mostCharacters = 1'500;
constexpr qsizetype mostLines = 20;
constexpr qsizetype longestWord = 60;
constexpr QChar breakHere(0x200b);

QStringView head(QStringView text)
{
    auto end = std::min(text.size(), mostCharacters);
    if (end < text.size() && text[end].isLowSurrogate())
        --end;
    qsizetype lines = 0;
    for (qsizetype location = 0; location < end; ++location) {
        if (text[location] == u'\n' && ++lines == mostLines)
            return text.first(location);
    }
    return text.first(end);
}

QString withBreaks(const QString &text)
{
    QString broken;
    qsizetype word = 0;
    for (const QChar character : text) {
        word = character.isSpace() ? 0 : word + 1;
        if (word > longestWord && !character.isLowSurrogate()) {
            broken += breakHere;
            word = 1;
        }
        broken += character;
    }
    return broken;
}

} // namespace

QString plainTip(const QString &text)
{
    if (text.isEmpty())
        return {};
    const auto shown = head(text);
    const QStringView more = shown.size() < text.size() ? u"…" : u"";
    return u"<p style='white-space:pre-wrap'>" % withBreaks(safeText(shown) % more).toHtmlEscaped() % u"</p>";
}

} // namespace vitrine
