// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QToolButton;

namespace vitrine {

class GuideBrowser;

/// The user guide in a separate window, which stays open beside the main window: contents, a field that finds pages by
/// words, and the page. GUI thread.
class GuideWindow final : public QDialog {
    Q_OBJECT

public:
    explicit GuideWindow(QWidget *parent);

    /// Shows a page, by its name, and the window.
    void open(const QString &page);
    /// Sets the page of keys, which the user can change.
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
    QHash<QString, QString> m_texts; ///< plain texts of the pages by name, for the field
};

} // namespace vitrine
