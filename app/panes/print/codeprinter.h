// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Repository>

#include <QTextCursor>

namespace vitrine {

/// Writes code into a document for printing, highlighted in colors that remain distinguishable in grayscale. One thread
/// at a time; has its own language repository.
class CodePrinter final : public KSyntaxHighlighting::AbstractHighlighter {
public:
    /// `language` is a name of KSyntaxHighlighting, such as "Python".
    explicit CodePrinter(const QString &language);

    /// Inserts text whose hidden characters have already been replaced by marks.
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
    std::vector<Span> m_spans; ///< of the line being highlighted
};

} // namespace vitrine
