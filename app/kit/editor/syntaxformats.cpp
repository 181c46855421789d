// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/syntaxformats.h"

#include "app/kit/editor/shellembedding.h"
#include "app/kit/editor/syntaxrepository.h"
#include "app/kit/theme/theme.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <algorithm>
#include <memory>
#include <utility>

namespace vitrine {

namespace {

class FormatCollector final : public KSyntaxHighlighting::AbstractHighlighter {
public:
    explicit FormatCollector(const QPalette &palette)
        : m_base(palette.color(QPalette::Base))
        , m_text(palette.color(QPalette::Text))
    {
    }

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
            look.setForeground(readable(format.textColor(theme()), m_base, m_text));
        if (format.isBold(theme()))
            look.setFontWeight(QFont::Bold);
        if (format.isItalic(theme()))
            look.setFontItalic(true);
        m_ranges.append({ offset, length, look });
    }

private:
    QColor m_base;
    QColor m_text;
    KSyntaxHighlighting::State m_state;
    QList<QTextLayout::FormatRange> m_ranges;
};

using LineFormats = QList<QList<QTextLayout::FormatRange>>;

LineFormats formatsOf(const QStringList &lines, const KSyntaxHighlighting::Definition &definition,
    const KSyntaxHighlighting::Theme &theme, const QPalette &palette)
{
    FormatCollector collector(palette);
    collector.setDefinition(definition);
    collector.setTheme(theme);
    LineFormats formats;
    for (const auto &line : lines)
        formats.append(collector.take(line));
    return formats;
}

/// Cuts a part of a line out of its formats.
void removeFormats(QList<QTextLayout::FormatRange> &formats, qsizetype from, qsizetype end)
{
    QList<QTextLayout::FormatRange> kept;
    for (const auto &range : std::as_const(formats)) {
        const int rangeEnd = range.start + range.length;
        if (range.start < from)
            kept.append({ range.start, int(std::min<qsizetype>(rangeEnd, from)) - range.start, range.format });
        if (const int start = int(std::max<qsizetype>(range.start, end)); start < rangeEnd)
            kept.append({ start, rangeEnd - start, range.format });
    }
    formats = std::move(kept);
}

/// Replaces the formats of what a shell command contains in other languages.
void highlightEmbedded(
    const QStringList &lines, const KSyntaxHighlighting::Theme &theme, const QPalette &palette, LineFormats &formats)
{
    ShellEmbedding embedding;
    std::unique_ptr<FormatCollector> collector;
    for (qsizetype at = 0; at < lines.size(); ++at) {
        for (const EmbeddedPart &part : embedding.next(lines[at])) {
            removeFormats(formats[at], part.from, part.from + part.text.size());
            if (part.isFirst) {
                const auto definition = syntaxRepository().definitionForName(part.language);
                collector = definition.isValid() ? std::make_unique<FormatCollector>(palette) : nullptr;
                if (collector) {
                    collector->setDefinition(definition);
                    collector->setTheme(theme);
                }
            }
            if (!collector)
                continue;
            for (auto range : collector->take(part.text)) {
                range.start += int(part.from);
                formats[at].append(range);
            }
        }
    }
}

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
    const auto theme = syntaxTheme(palette);
    auto formats = formatsOf(lines, definition, theme, palette);
    if (language == QLatin1StringView("Bash"))
        highlightEmbedded(lines, theme, palette, formats);
    return formats;
}

} // namespace vitrine
