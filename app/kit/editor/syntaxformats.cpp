// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/syntaxformats.h"

#include "app/kit/editor/syntaxrepository.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

namespace vitrine {

namespace {

class FormatCollector final : public KSyntaxHighlighting::AbstractHighlighter {
public:
    QList<QTextLayout::FormatRange> take(const QString &line)
    {
        m_ranges.clear();
        m_state = highlightLine(line, m_state);
        return std::exchange(m_ranges, {});
    }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        if (length <= 0 || format.isDefaultTextStyle(theme()))
            return;
        QTextCharFormat look;
        if (format.hasTextColor(theme()))
            look.setForeground(format.textColor(theme()));
        if (format.isBold(theme()))
            look.setFontWeight(QFont::Bold);
        if (format.isItalic(theme()))
            look.setFontItalic(true);
        m_ranges.append({ offset, length, look });
    }

private:
    KSyntaxHighlighting::State m_state;
    QList<QTextLayout::FormatRange> m_ranges;
};

} // namespace

QString syntaxOfFile(const QString &file)
{
    const auto definition = syntaxRepository().definitionForFileName(file);
    return definition.isValid() ? definition.name() : QString();
}

QList<QList<QTextLayout::FormatRange>> syntaxFormats(
    const QStringList &lines, const QString &language, const QPalette &palette)
{
    const auto definition
        = language.isEmpty() ? KSyntaxHighlighting::Definition() : syntaxRepository().definitionForName(language);
    if (!definition.isValid())
        return {};
    FormatCollector collector;
    collector.setDefinition(definition);
    collector.setTheme(syntaxTheme(palette));
    QList<QList<QTextLayout::FormatRange>> formats;
    for (const auto &line : lines)
        formats.append(collector.take(line));
    return formats;
}

} // namespace vitrine
