// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QPlainTextEdit>
#include <QSet>

#include <optional>

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
}

namespace vitrine {

/// A policy document as text, with line numbers and marks at lines that the draft changed. Changes from outside can be
/// undone like typing. GUI thread.
class PolicyEditor final : public QPlainTextEdit {
    Q_OBJECT

public:
    /// Whether a change is undone alone or along with the previous one.
    enum class Undo { Alone, WithLast };

    explicit PolicyEditor(QWidget *parent = nullptr);

    /// Replaces only the part that differs, to keep the cursor in place.
    void replaceText(const QString &text, Undo undo = Undo::Alone);
    /// Marks the lines that are not in the text of the active policy.
    void showChanges(const QString &active);
    /// Marks the line of an error (1-based), or none.
    void showError(std::optional<std::uint64_t> line);
    /// Goes to a byte offset in the UTF-8 text.
    void goTo(std::size_t byte);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void applyLook();
    void positionGutter();
    void followScrolling(const QRect &area, int distance);
    void paintGutter(const QRect &area);
    void paintNumber(QPainter &painter, int line, const QRect &row) const;

    KSyntaxHighlighting::SyntaxHighlighter *m_highlighter;
    QWidget *m_gutter; ///< left of the text
    QSet<int> m_changed; ///< lines, 1-based
    std::optional<std::uint64_t> m_errorLine;
};

} // namespace vitrine
