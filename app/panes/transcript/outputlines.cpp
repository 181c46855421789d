// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/outputlines.h"

#include "app/kit/text/ansicolors.h"
#include "app/kit/text/ansitext.h"
#include "app/wording/safetext.h"

#include <QPalette>

namespace vitrine {

namespace {

QTextCharFormat formatOf(const AnsiStyle &style, const std::array<QColor, 9> &colors)
{
    QTextCharFormat format;
    if (style.color != 0)
        format.setForeground(colors.at(std::size_t(style.color)));
    if (style.isBold)
        format.setFontWeight(QFont::Bold);
    return format;
}

} // namespace

OutputLines outputLines(const QString &output, const QPalette &palette)
{
    AnsiText reader;
    auto runs = reader.take(output.toUtf8());
    runs.push_back({ reader.takeRest(), {} });
    const auto colors = ansiColors(palette);
    OutputLines found { { QString() }, { {} } };
    for (const auto &[text, style] : runs) {
        const auto lines = safeText(QString::fromUtf8(text)).split(u'\n');
        for (qsizetype at = 0; at < lines.size(); ++at) {
            if (at > 0) {
                found.lines << QString();
                found.formats.append(QList<QTextLayout::FormatRange>());
            }
            if (style != AnsiStyle() && !lines[at].isEmpty())
                found.formats.back().append(
                    { int(found.lines.back().size()), int(lines[at].size()), formatOf(style, colors) });
            found.lines.back() += lines[at];
        }
    }
    while (found.lines.size() > 1 && found.lines.back().isEmpty()) {
        found.lines.removeLast();
        found.formats.removeLast();
    }
    return found;
}

} // namespace vitrine
