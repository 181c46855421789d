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

/// An entry of a Finder. Texts are plain and safe to show.
struct FinderEntry {
    QString text;
    QString note; ///< muted, after the text: its context, or its key
    QIcon icon;
    std::function<void()> choose;
    QString keywords = {}; ///< synonyms, which are searched but not shown
};

/// A field with a list below it: typing a few letters finds an entry, Up and Down select, Return chooses, Escape
/// cancels. Used for the command palette and for quick open. GUI thread.
class Finder final : public QDialog {
    Q_OBJECT

public:
    explicit Finder(QWidget *parent);

    /// `name` becomes the object name, which identifies the list for tests and screen readers. `whenNone`: why the list
    /// is empty, and the next action, if there is one.
    void open(const QString &name, const QString &title, const QString &prompt, std::vector<FinderEntry> entries,
        const QString &whenNone = {});
    /// Adds entries from a slower source for the typed letters, below the others. Entries for letters typed earlier are
    /// ignored.
    void addFound(const QString &typed, const std::vector<FinderEntry> &entries);

Q_SIGNALS:
    /// Emitted when letters were typed and typing has paused.
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
    std::size_t m_known = 0; ///< number of entries passed to `open`
    QTimer m_settle;
};

} // namespace vitrine
