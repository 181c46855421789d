// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/print/codeprinter.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

namespace vitrine {

CodePrinter::CodePrinter(const QString &language)
{
    setDefinition(m_languages.definitionForName(language));
    setTheme(m_languages.theme(QStringLiteral("Printing")));
}

void CodePrinter::insert(QTextCursor &cursor, const QString &code, const QTextCharFormat &plain)
{
    m_plain = plain;
    KSyntaxHighlighting::State state;
    const auto lines = code.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        m_spans.clear();
        state = highlightLine(lines[i], state);
        int done = 0;
        for (const auto &span : m_spans) {
            cursor.insertText(lines[i].mid(done, span.offset - done), plain);
            cursor.insertText(lines[i].mid(span.offset, span.length), span.look);
            done = span.offset + span.length;
        }
        cursor.insertText(lines[i].mid(done), plain);
        if (i + 1 < lines.size())
            cursor.insertText(QString(QChar::LineSeparator), plain);
    }
}

void CodePrinter::applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format)
{
    if (length == 0)
        return;
    auto look = m_plain;
    const auto theme = this->theme();
    if (format.hasTextColor(theme))
        look.setForeground(format.textColor(theme));
    look.setFontWeight(format.isBold(theme) ? QFont::Bold : QFont::Normal);
    look.setFontItalic(format.isItalic(theme));
    m_spans.push_back({ offset, length, look });
}

} // namespace vitrine
