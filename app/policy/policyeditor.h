// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/error.h"

#include <QPlainTextEdit>

#include <optional>

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
}

namespace vitrine {

/// A policy document as text. What changes it from outside can be undone like typing. GUI thread.
class PolicyEditor final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit PolicyEditor(QWidget *parent = nullptr);

    /// Takes the place of what differs, so that the cursor stays where it can.
    void replaceText(const QString &text);
    /// Marks the line of an error, 1-based, or none.
    void showError(std::optional<std::uint64_t> line);
    /// A byte offset in the text as UTF-8.
    void goTo(std::size_t byte);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyLook();

    KSyntaxHighlighting::SyntaxHighlighter *m_highlighter;
    std::optional<std::uint64_t> m_errorLine;
};

} // namespace vitrine
