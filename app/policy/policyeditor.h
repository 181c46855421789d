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
    /// Marks the place of an error, or none.
    void showError(const std::optional<Error> &error);
    void goTo(const Error &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyLook();

    KSyntaxHighlighting::SyntaxHighlighter *m_highlighter;
    std::optional<Error> m_error;
};

} // namespace vitrine
