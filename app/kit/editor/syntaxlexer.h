// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/scintilla.h"

#include <memory>

class QPalette;

namespace vitrine {

/// Highlights any language that KSyntaxHighlighting knows in a QScintilla editor. Style numbers are
/// KSyntaxHighlighting's text styles. Code of other languages in a shell command is highlighted as such. Only
/// visible text is highlighted; an edit updates the highlighting from its line downward. GUI thread only.
class SyntaxLexer final : public QsciLexerCustom {
    Q_OBJECT

public:
    /// `language` is a name of KSyntaxHighlighting, such as "Python"; an unknown one highlights nothing.
    SyntaxLexer(const QString &language, QsciScintilla &editor);
    ~SyntaxLexer() override;

    const char *language() const override;
    QString description(int style) const override;
    void styleText(int start, int end) override;

    /// Applies the colors of the theme that matches the palette, on its Base. Call it again when the palette or the
    /// font changes.
    void applyPalette(const QPalette &palette, const QFont &font);

    /// Text styles of KSyntaxHighlighting, from 0.
    static constexpr int styleCount = 31;

private:
    class Highlighter;
    class LineStyles;

    void needDefinition();
    void fold(long firstLine, long lastLine);
    bool startsInsideString(long line) const;

    QsciScintilla &m_editor;
    std::unique_ptr<Highlighter> m_highlighter;
    QByteArray m_language;
    bool m_hasDefinition = false;
};

} // namespace vitrine
