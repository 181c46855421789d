// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/syntaxformats.h"

#include "app/kit/editor/syntaxrepository.h"
#include "app/kit/theme/theme.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <QRegularExpression>

#include <algorithm>
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

} // namespace

bool PythonInShell::isPython(const QString &line)
{
    static const QRegularExpression start(
        QStringLiteral(R"((?:^|[\s;&|(/])python[0-9.]*(?=\s)[^|;&<]*<<(-?)\s*(['"]?)([A-Za-z_][A-Za-z_0-9]*)\2)"));
    if (m_end) {
        if ((m_isIndented ? line.trimmed() : line) != *m_end)
            return true;
        m_end.reset();
    } else if (const auto match = start.match(line); match.hasMatch()) {
        m_isIndented = !match.capturedView(1).isEmpty();
        m_end = match.captured(3);
    }
    return false;
}

std::vector<LineRange> pythonInShell(const QStringList &lines)
{
    std::vector<LineRange> found;
    PythonInShell document;
    for (qsizetype at = 0; at < lines.size(); ++at) {
        if (!document.isPython(lines[at]))
            continue;
        if (!found.empty() && found.back().end == at)
            ++found.back().end;
        else
            found.push_back({ at, at + 1 });
    }
    return found;
}

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
    if (language != QLatin1StringView("Bash"))
        return formats;
    const auto python = syntaxRepository().definitionForName(QStringLiteral("Python"));
    for (const auto &[first, end] : pythonInShell(lines)) {
        const auto inside = formatsOf(lines.sliced(first, end - first), python, theme, palette);
        std::ranges::copy(inside, formats.begin() + first);
    }
    return formats;
}

} // namespace vitrine
