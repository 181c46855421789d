// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/textblock.h"

#include <QCoreApplication>
#include <QLatin1StringView>
#include <QLocale>
#include <QStringList>

namespace vitrine {

void printBlock(Console &console, const QString &label, const QString &text, Tone tone, qsizetype longest)
{
    constexpr qsizetype labelWidth = 10;
    if (text.isEmpty())
        return;
    const QString indent(4, QLatin1Char(' '));
    QStringList lines = text.split(QLatin1Char('\n'));
    if (lines.size() > 1 && lines.last().isEmpty())
        lines.removeLast();
    const qsizetype hidden = longest > 0 && lines.size() > longest ? lines.size() - longest : 0;
    QString head = label.leftJustified(labelWidth);
    for (const QString &line : lines.first(lines.size() - hidden)) {
        console.write(QString(indent % console.toned(Tone::Muted, head) % console.toned(tone, line)));
        head = QString(labelWidth, QLatin1Char(' '));
    }
    if (hidden > 0)
        console.write(QString(indent % head
            % QCoreApplication::translate("vitrine::TextBlock", "… %1 lines in total")
                .arg(QLocale().toString(lines.size()))));
}

} // namespace vitrine
