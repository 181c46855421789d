// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/safemarkdown.h"

#include "app/kit/theme/theme.h"
#include "app/wording/safetext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>
#include <vector>

namespace vitrine {

namespace {

constexpr qsizetype longestMarkdown = 16 * 1024;
// The cost of each of these grows with their number: ten thousand of one kind would take half a minute.
constexpr qsizetype mostCells = 300;
constexpr qsizetype mostEntities = 200;
constexpr qsizetype mostImages = 50;
// Nested lists and quotes: real texts have fewer levels, and each takes space and time.
constexpr qsizetype deepest = 40;
// A paragraph is laid out in one step, which is slow with many font changes.
constexpr qsizetype longestParagraph = 4 * 1024;
// Headings differ by weight and slightly by size, as everywhere in the window.
constexpr double largestHeading = 1.25;

/// A range of a document that is shown with another text.
struct Replacement {
    int from = 0;
    int to = 0;
    QString text;
};

// The Markdown reader drops images without a description.
constexpr QStringView noDescription = u"\u2026";

QString withDescriptions(QString markdown)
{
    static const QRegularExpression bare(QStringLiteral("!\\[[ \\t]*\\]\\("));
    return markdown.replace(bare, QString(u"![" % noDescription % u"]("));
}

QString wordsOf(const QTextImageFormat &image)
{
    const auto name = image.property(QTextFormat::ImageAltText).toString();
    const auto address = safeLine(image.name());
    //: In place of an image of a log, which is not loaded. %1: its description, %2: its address
    return name.isEmpty() || name == noDescription
        ? QCoreApplication::translate("vitrine::MarkdownView", "[image: %1]").arg(address)
        : QCoreApplication::translate("vitrine::MarkdownView", "[image: %1, %2]").arg(safeLine(name), address);
}

// Checks a fragment of text; HTML entities can add characters that were not checked before.
void addHidden(std::vector<Replacement> &replacements, const QTextFragment &fragment)
{
    const auto text = fragment.text();
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const char32_t character = isPair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : text[i].unicode();
        const int from = fragment.position() + int(i);
        if (isHidden(character) && character != QChar::LineSeparator)
            replacements.push_back({ from, from + (isPair ? 2 : 1), hiddenMark(character) });
        i += isPair ? 1 : 0;
    }
}

std::vector<Replacement> replacementsIn(const QTextDocument &document)
{
    std::vector<Replacement> replacements;
    for (auto block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const auto fragment = it.fragment();
            if (fragment.charFormat().isImageFormat())
                replacements.push_back({ fragment.position(), fragment.position() + fragment.length(),
                    wordsOf(fragment.charFormat().toImageFormat()) });
            else
                addHidden(replacements, fragment);
        }
    }
    return replacements;
}

void replace(QTextDocument &document, const std::vector<Replacement> &replacements)
{
    QTextCursor cursor(&document);
    // From the end, so that earlier positions stay valid.
    for (auto it = replacements.rbegin(); it != replacements.rend(); ++it) {
        cursor.setPosition(it->from);
        cursor.setPosition(it->to, QTextCursor::KeepAnchor);
        const auto format = cursor.charFormat();
        cursor.insertText(it->text, format.isImageFormat() ? QTextCharFormat() : format);
    }
}

bool isCode(const QTextBlock &block) { return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence); }

void formatCode(QTextCursor &cursor, const QFont &codeFont, const QColor &background)
{
    QTextCharFormat code;
    code.setFontFamilies(codeFont.families());
    code.setFontFixedPitch(true);
    code.setFontPointSize(codeFont.pointSizeF());
    cursor.mergeCharFormat(code);
    QTextBlockFormat behind;
    behind.setBackground(background);
    cursor.mergeBlockFormat(behind);
}

void formatHeading(QTextCursor &cursor, int level, const QFont &font)
{
    QTextCharFormat heading;
    heading.clearProperty(QTextFormat::FontSizeAdjustment);
    heading.setProperty(QTextFormat::FontSizeAdjustment, 0);
    heading.setFontPointSize(font.pointSizeF() * (level == 1 ? largestHeading : level == 2 ? 1.1 : 1.0));
    heading.setFontWeight(QFont::DemiBold);
    cursor.mergeCharFormat(heading);
}

void formatTables(QTextFrame *frame, const QPalette &palette, double gap)
{
    for (auto *child : frame->childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(child)) {
            auto format = table->format();
            format.setBorderBrush(palette.color(QPalette::Mid));
            format.setBorderCollapse(true);
            format.setBorder(1);
            format.setCellPadding(gap);
            table->setFormat(format);
        }
        formatTables(child, palette, gap);
    }
}

void format(QTextDocument &document, const QFont &font, const QFont &codeFont, const QPalette &palette)
{
    const Theme theme(palette);
    QTextCursor cursor(&document);
    for (auto block = document.begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        if (isCode(block))
            formatCode(cursor, codeFont, theme.header());
        else if (const int level = block.blockFormat().headingLevel(); level > 0)
            formatHeading(cursor, level, font);
    }
    formatTables(document.rootFrame(), palette, QFontMetricsF(font).height() / 4);
}

qsizetype depthOf(QByteArrayView line)
{
    constexpr QByteArrayView marks = ">-*+ \t";
    qsizetype depth = 0;
    for (const char c : line) {
        if (!marks.contains(c))
            break;
        depth += c == ' ' || c == '\t' ? 0 : 1;
    }
    return depth;
}

/// Lines that start a block of their own, which is laid out separately.
bool beginsBlock(QByteArrayView trimmed)
{
    constexpr QByteArrayView marks = "-*+>#|";
    if (trimmed.isEmpty() || marks.contains(trimmed.front()))
        return true;
    qsizetype digits = 0;
    while (digits < trimmed.size() && trimmed[digits] >= '0' && trimmed[digits] <= '9')
        ++digits;
    return digits > 0 && digits < trimmed.size() && (trimmed[digits] == '.' || trimmed[digits] == ')');
}

/// Measures the length of each paragraph, line by line.
class ParagraphLength final {
public:
    bool isTooLongWith(QByteArrayView line)
    {
        const auto trimmed = line.trimmed();
        const bool isFence = trimmed.startsWith("```") || trimmed.startsWith("~~~");
        m_isInFence = m_isInFence != isFence;
        m_bytes = (m_isInFence || isFence || beginsBlock(trimmed) ? 0 : m_bytes) + line.size();
        return m_bytes > longestParagraph;
    }

private:
    qsizetype m_bytes = 0;
    bool m_isInFence = false;
};

} // namespace

bool isShortMarkdown(QByteArrayView utf8)
{
    if (utf8.size() > longestMarkdown || utf8.count('|') > mostCells || utf8.count('&') > mostEntities
        || utf8.count("![") > mostImages)
        return false;
    ParagraphLength paragraph;
    qsizetype start = 0;
    while (start < utf8.size()) {
        const auto end = utf8.indexOf('\n', start);
        const auto line = utf8.sliced(start, (end < 0 ? utf8.size() : end) - start);
        // A rule of many dashes is a line of its own, and not a list.
        if (depthOf(line) > deepest && depthOf(line) < std::ssize(line.trimmed()))
            return false;
        if (paragraph.isTooLongWith(line))
            return false;
        start += line.size() + 1;
    }
    return true;
}

std::unique_ptr<QTextDocument> markdownDocument(
    QByteArrayView utf8, const QFont &font, const QFont &codeFont, const QPalette &palette)
{
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    document->setDefaultFont(font);
    document->setDocumentMargin(QFontMetricsF(font).height() / 2);
    // No address is resolved against it, and it loads nothing.
    document->setBaseUrl(QUrl());
    const auto safe = withDescriptions(safeText(std::string_view(utf8.data(), std::size_t(utf8.size()))));
    document->setMarkdown(
        safe, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) | QTextDocument::MarkdownNoHTML);
    replace(*document, replacementsIn(*document));
    format(*document, font, codeFont, palette);
    return document;
}

} // namespace vitrine
