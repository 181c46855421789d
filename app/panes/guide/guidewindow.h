// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QToolButton;

namespace vitrine {

class GuideBrowser;

/// The user guide in a window of its own, which stays open beside the workbench: contents, a field that finds the pages
/// with some words, the page. GUI thread.
class GuideWindow final : public QDialog {
    Q_OBJECT

public:
    explicit GuideWindow(QWidget *parent);

    /// Shows a page, by its name, and the window.
    void open(const QString &page);
    /// The page of the keys, which belong to the user.
    void setKeys(const QString &html);
    GuideBrowser *browser() const { return m_browser; }

private:
    QToolButton *addButton(const QString &name, const QString &text, const QIcon &icon);
    void fillContents();
    void find(const QString &words);
    void markPage();

    GuideBrowser *m_browser;
    QLineEdit *m_field;
    QListWidget *m_contents;
    QHash<QString, QString> m_texts; ///< of the pages, by name, for the field
};

} // namespace vitrine
