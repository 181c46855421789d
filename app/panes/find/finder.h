// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QIcon>
#include <QTimer>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace vitrine {

/// One thing that a Finder finds. Texts are plain and safe already.
struct FinderEntry {
    QString text;
    QString note; ///< muted, behind the text: where it belongs, or its key
    QIcon icon;
    std::function<void()> choose;
    QString keywords = {}; ///< other words for the same, which are found but not shown
};

/// A field with a list below it: typing a few letters of a thing finds it, Up and Down choose, Return takes it, Escape
/// goes back. Command palette and quick open are both of this. GUI thread.
class Finder final : public QDialog {
    Q_OBJECT

public:
    explicit Finder(QWidget *parent);

    /// `name` becomes the object name, which identifies the list for tests and screen readers. `whenNone`: why the list
    /// is empty, and the next action, if there is one.
    void open(const QString &name, const QString &title, const QString &prompt, std::vector<FinderEntry> entries,
        const QString &whenNone = {});
    /// Adds entries from a slower source for the letters typed: they come below the others. Entries for letters typed
    /// earlier are ignored.
    void addFound(const QString &typed, const std::vector<FinderEntry> &entries);

Q_SIGNALS:
    /// Letters were typed, and no more for a moment.
    void settled(const QString &typed);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find(const QString &typed);
    void showWhatIsThere();
    void addRow(std::size_t entry);
    void take(const QTreeWidgetItem *row);
    void reposition();

    QLineEdit *m_field;
    QTreeWidget *m_list;
    QLabel *m_nothing;
    std::vector<FinderEntry> m_entries;
    std::size_t m_known = 0; ///< so many of them were there from the beginning
    QTimer m_settle;
};

} // namespace vitrine
