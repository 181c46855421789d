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

/// A policy document as text, with the numbers of its lines and marks at those that are the draft's. What changes it
/// from outside can be undone like typing. GUI thread.
class PolicyEditor final : public QPlainTextEdit {
    Q_OBJECT

public:
    /// With what a change is undone: by itself, or with the change before it.
    enum class Undo { Alone, WithLast };

    explicit PolicyEditor(QWidget *parent = nullptr);

    /// Takes the place of what differs, so that the cursor stays where it can.
    void replaceText(const QString &text, Undo undo = Undo::Alone);
    /// Marks the lines that the text of the policy in force has not.
    void showChanges(const QString &inForce);
    /// Marks the line of an error, 1-based, or none.
    void showError(std::optional<std::uint64_t> line);
    /// A byte offset in the text as UTF-8.
    void goTo(std::size_t byte);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void applyLook();
    void placeGutter();
    void followScrolling(const QRect &area, int distance);
    void paintGutter(const QRect &area);
    void paintNumber(QPainter &painter, int line, const QRect &row) const;

    KSyntaxHighlighting::SyntaxHighlighter *m_highlighter;
    QWidget *m_gutter; ///< left of the text
    QSet<int> m_changed; ///< lines, 1-based
    std::optional<std::uint64_t> m_errorLine;
};

} // namespace vitrine
