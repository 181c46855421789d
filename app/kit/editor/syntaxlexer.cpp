// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/syntaxlexer.h"

#include "app/kit/editor/indentfolding.h"
#include "app/kit/editor/shellembedding.h"
#include "app/kit/editor/syntaxrepository.h"
#include "app/kit/theme/theme.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <QMetaEnum>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

using SyntaxTheme = KSyntaxHighlighting::Theme;

// The patterns of some languages take quadratic time; longer lines are not highlighted.
constexpr qsizetype longestHighlightedLine = 10'000;
// How far folding looks ahead over blank lines.
constexpr long longestGap = 100;

// The byte at which each UTF-16 unit of a line starts in UTF-8, and the end.
std::vector<qsizetype> byteOffsets(QStringView line)
{
    std::vector<qsizetype> offsets;
    offsets.reserve(std::size_t(line.size()) + 1);
    qsizetype byte = 0;
    for (const QChar unit : line) {
        offsets.push_back(byte);
        byte += unit.unicode() < 0x80 ? 1 : unit.unicode() < 0x800 || unit.isSurrogate() ? 2 : 3;
    }
    offsets.push_back(byte);
    return offsets;
}

QByteArray lineBytes(const QsciScintilla &editor, long line)
{
    QByteArray bytes(editor.SendScintilla(QsciScintilla::SCI_LINELENGTH, line), '\0');
    editor.SendScintilla(QsciScintilla::SCI_GETLINE, std::uintptr_t(line), static_cast<void *>(bytes.data()));
    return bytes;
}

qsizetype lengthWithoutLineEnd(const QByteArray &bytes)
{
    qsizetype length = bytes.size();
    while (length > 0 && (bytes[length - 1] == '\n' || bytes[length - 1] == '\r'))
        --length;
    return length;
}

bool isStringStyle(int style)
{
    return style == SyntaxTheme::String || style == SyntaxTheme::VerbatimString || style == SyntaxTheme::SpecialString
        || style == SyntaxTheme::Documentation || style == SyntaxTheme::Comment;
}

} // namespace

/// Styles one line after another.
class SyntaxLexer::LineStyles final : public KSyntaxHighlighting::AbstractHighlighter {
public:
    /// Sets the styles of the bytes of a text that begins at a position in a line; `offsets` has the first byte of each
    /// character of the line. Returns the state at the end of the text.
    KSyntaxHighlighting::State apply(const QString &text, qsizetype from, const KSyntaxHighlighting::State &before,
        const std::vector<qsizetype> &offsets, QByteArray &styles);

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;

private:
    const std::vector<qsizetype> *m_offsets = nullptr;
    QByteArray *m_styles = nullptr;
    qsizetype m_from = 0;
};

/// Stores the state at the end of every line from the first to the last highlighted one.
class SyntaxLexer::Highlighter final {
public:
    /// The state at the end of a line.
    struct End {
        KSyntaxHighlighting::State text;
        KSyntaxHighlighting::State embedded; ///< of code in a shell command
        ShellEmbedding embedding;
    };
    std::vector<End> ends;

    void setTheme(const SyntaxTheme &theme);
    void setLanguage(const QString &language);
    bool foldsByIndentation() const { return m_text.definition().indentationBasedFoldingEnabled(); }
    /// One style a byte; `ends` must reach to the line before.
    QByteArray stylesOf(const QByteArray &bytes);

private:
    void styleEmbedded(const QString &line, const std::vector<qsizetype> &offsets, QByteArray &styles, End &end);
    LineStyles &embeddedStyles(const QString &language);

    LineStyles m_text;
    std::map<QString, LineStyles> m_embedded; ///< by language; only in shell commands
    SyntaxTheme m_theme;
    bool m_isShell = false;
};

KSyntaxHighlighting::State SyntaxLexer::LineStyles::apply(const QString &text, qsizetype from,
    const KSyntaxHighlighting::State &before, const std::vector<qsizetype> &offsets, QByteArray &styles)
{
    m_offsets = &offsets;
    m_styles = &styles;
    m_from = from;
    applyFormat(0, int(text.size()), {});
    return highlightLine(text, before);
}

void SyntaxLexer::LineStyles::applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format)
{
    const auto last = m_offsets->size() - 1;
    const auto from = std::min(std::size_t(m_from) + std::size_t(offset), last);
    const auto to = std::min(from + std::size_t(length), last);
    std::fill(m_styles->begin() + (*m_offsets)[from], m_styles->begin() + (*m_offsets)[to], char(format.textStyle()));
}

void SyntaxLexer::Highlighter::setTheme(const SyntaxTheme &theme)
{
    m_theme = theme;
    m_text.setTheme(theme);
    for (auto &embedded : m_embedded)
        embedded.second.setTheme(theme);
}

void SyntaxLexer::Highlighter::setLanguage(const QString &language)
{
    m_text.setDefinition(syntaxRepository().definitionForName(language));
    m_isShell = language == QLatin1StringView("Bash");
}

SyntaxLexer::LineStyles &SyntaxLexer::Highlighter::embeddedStyles(const QString &language)
{
    const auto [known, isNew] = m_embedded.try_emplace(language);
    if (isNew) {
        known->second.setDefinition(syntaxRepository().definitionForName(language));
        known->second.setTheme(m_theme);
    }
    return known->second;
}

void SyntaxLexer::Highlighter::styleEmbedded(
    const QString &line, const std::vector<qsizetype> &offsets, QByteArray &styles, End &end)
{
    for (const EmbeddedPart &part : end.embedding.next(line)) {
        const auto before = part.isFirst ? KSyntaxHighlighting::State() : end.embedded;
        end.embedded = embeddedStyles(part.language).apply(part.text, part.from, before, offsets, styles);
    }
}

QByteArray SyntaxLexer::Highlighter::stylesOf(const QByteArray &bytes)
{
    End end = ends.empty() ? End() : ends.back();
    const qsizetype length = lengthWithoutLineEnd(bytes);
    const QString line = QString::fromUtf8(bytes.constData(), length);
    QByteArray styles(bytes.size(), char(SyntaxTheme::Normal));
    const auto offsets = byteOffsets(line);
    // Invalid UTF-8 was replaced, so positions in it are unknown.
    const bool isExact = offsets.back() == length;
    if (isExact && line.size() <= longestHighlightedLine) {
        end.text = m_text.apply(line, 0, end.text, offsets, styles);
        if (m_isShell)
            styleEmbedded(line, offsets, styles, end);
    }
    ends.push_back(std::move(end));
    return styles;
}

SyntaxLexer::SyntaxLexer(const QString &language, QsciScintilla &editor)
    : QsciLexerCustom(&editor)
    , m_editor(editor)
    , m_highlighter(std::make_unique<Highlighter>())
    , m_language(language.toUtf8())
{
}

SyntaxLexer::~SyntaxLexer() = default;

const char *SyntaxLexer::language() const { return m_language.constData(); }

QString SyntaxLexer::description(int style) const
{
    if (style < 0 || style >= styleCount)
        return {};
    return QString::fromLatin1(QMetaEnum::fromType<SyntaxTheme::TextStyle>().valueToKey(style));
}

void SyntaxLexer::applyPalette(const QPalette &palette, const QFont &font)
{
    const SyntaxTheme theme = syntaxTheme(palette);
    m_highlighter->setTheme(theme);
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const QColor cursorLine = Theme(palette).linkedSelection();
    const auto shown = [&](QRgb own) { return readable(readable(QColor::fromRgb(own), base, text), cursorLine, text); };
    setDefaultColor(text);
    setDefaultPaper(base);
    setDefaultFont(font);
    for (int number = 0; number < styleCount; ++number) {
        const auto style = SyntaxTheme::TextStyle(number);
        const QRgb own = theme.textColor(style);
        const bool isPlain = own == 0 || style == SyntaxTheme::Normal;
        QFont styleFont = font;
        styleFont.setBold(theme.isBold(style));
        styleFont.setItalic(theme.isItalic(style));
        setColor(isPlain ? text : shown(own), number);
        setPaper(base, number);
        setFont(styleFont, number);
    }
}

// Only visible editors request styles; reading a definition takes time.
void SyntaxLexer::needDefinition()
{
    if (!std::exchange(m_hasDefinition, true))
        m_highlighter->setLanguage(QString::fromUtf8(m_language));
}

void SyntaxLexer::styleText(int start, int end)
{
    needDefinition();
    auto &ends = m_highlighter->ends;
    const long asked = m_editor.SendScintilla(QsciScintilla::SCI_LINEFROMPOSITION, start);
    const long last = m_editor.SendScintilla(QsciScintilla::SCI_LINEFROMPOSITION, end);
    const long first = std::min(asked, long(ends.size()));
    ends.resize(std::size_t(first));
    startStyling(int(m_editor.SendScintilla(QsciScintilla::SCI_POSITIONFROMLINE, first)));
    // Set in one step: if lines are wrapped, each call takes time in proportion to the document's length.
    QByteArray styles;
    for (long line = first; line <= last; ++line)
        styles += m_highlighter->stylesOf(lineBytes(m_editor, line));
    m_editor.SendScintilla(
        QsciScintilla::SCI_SETSTYLINGEX, std::uintptr_t(styles.size()), static_cast<const char *>(styles.constData()));
    if (m_highlighter->foldsByIndentation())
        fold(first, last);
}

bool SyntaxLexer::startsInsideString(long line) const
{
    const long position = m_editor.SendScintilla(QsciScintilla::SCI_POSITIONFROMLINE, line);
    return line > 0 && isStringStyle(int(m_editor.SendScintilla(QsciScintilla::SCI_GETSTYLEAT, position)));
}

void SyntaxLexer::fold(long firstLine, long lastLine)
{
    const auto indentOf = [this](long line) -> std::optional<int> {
        const auto indentEnd = m_editor.SendScintilla(QsciScintilla::SCI_GETLINEINDENTPOSITION, line);
        const auto lineEnd = m_editor.SendScintilla(QsciScintilla::SCI_GETLINEENDPOSITION, line);
        if (indentEnd == lineEnd || startsInsideString(line))
            return std::nullopt;
        return int(m_editor.SendScintilla(QsciScintilla::SCI_GETLINEINDENTATION, line));
    };
    long from = firstLine;
    // The line before determines whether it is a header.
    for (bool found = false; from > 0 && !found && firstLine - from < longestGap;)
        found = indentOf(--from).has_value();
    std::vector<std::optional<int>> indents;
    const long end = m_editor.lines();
    for (long line = from; line < end && (line <= lastLine || (!indents.back() && line < lastLine + longestGap));
        ++line)
        indents.push_back(indentOf(line));
    if (from + long(indents.size()) < end)
        indents.push_back(indentOf(from + long(indents.size())));
    const auto levels = indentFoldLevels(indents);
    for (long line = from; line <= lastLine && line < end; ++line)
        m_editor.SendScintilla(
            QsciScintilla::SCI_SETFOLDLEVEL, std::uintptr_t(line), long(levels[std::size_t(line - from)]));
}

} // namespace vitrine
