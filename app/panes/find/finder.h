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

    /// `name` becomes the object name and tells tests and screen readers apart what is found. `whenNone`: why there is
    /// nothing to choose, and what to do, where that can be.
    void open(const QString &name, const QString &title, const QString &prompt, std::vector<FinderEntry> entries,
        const QString &whenNone = {});
    /// What else was found for the letters that were typed, by whoever knows more: it comes below what is there. Late
    /// for other letters, it is left out.
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
    void place();

    QLineEdit *m_field;
    QTreeWidget *m_list;
    QLabel *m_nothing;
    std::vector<FinderEntry> m_entries;
    std::size_t m_known = 0; ///< so many of them were there from the beginning
    QTimer m_settle;
};

} // namespace vitrine
