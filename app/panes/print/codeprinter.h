// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Repository>

#include <QTextCursor>

namespace vitrine {

/// Writes code into a document for paper: highlighted in colors that a grayscale printer keeps apart. One thread at a
/// time; it has a repository of languages of its own.
class CodePrinter final : public KSyntaxHighlighting::AbstractHighlighter {
public:
    /// `language` is a name of KSyntaxHighlighting, such as "Python".
    explicit CodePrinter(const QString &language);

    /// Inserts text whose hidden characters are marks already.
    void insert(QTextCursor &cursor, const QString &code, const QTextCharFormat &plain);

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;

private:
    struct Span {
        int offset;
        int length;
        QTextCharFormat look;
    };

    KSyntaxHighlighting::Repository m_languages;
    QTextCharFormat m_plain;
    std::vector<Span> m_spans; ///< of the line that is highlighted
};

} // namespace vitrine
