// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"

#include <QTextBrowser>

#include <memory>

namespace vitrine {

/// Untrusted Markdown, formatted: headings, lists, tables, code. HTML is shown as text, hidden characters as marks,
/// images as their alternative text, and nothing is loaded. A link shows its address and opens only after confirmation.
/// GUI thread.
class MarkdownView final : public QTextBrowser {
    Q_OBJECT

public:
    explicit MarkdownView(QWidget *parent = nullptr);

    /// Longer texts are not formatted: laying them out would stall the window.
    static bool canShow(QByteArrayView utf8);
    /// A longer text is prepared on another thread and shown when it is ready.
    void setMarkdownText(const QByteArray &utf8);

    /// Nothing is loaded.
    QVariant loadResource(int type, const QUrl &name) override;

protected:
    QMimeData *createMimeDataFromSelection() const override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addCopies();
    void render();
    void showDocument(std::unique_ptr<QTextDocument> document);
    void ask(const QUrl &url);

    QByteArray m_source;
    QTextDocument *m_document = nullptr;
    Latest m_rendering { this };
};

} // namespace vitrine
