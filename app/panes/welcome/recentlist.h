// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/welcome/recententry.h"

#include <QWidget>

class QPushButton;
class QStandardItem;
class QStandardItemModel;

namespace vitrine {

class RecordView;

/// The list of recent files with its two buttons. File names are shown as plain, safe text. GUI thread only.
class RecentList final : public QWidget {
    Q_OBJECT

public:
    explicit RecentList(QWidget *parent = nullptr);

    void setEntries(const QList<RecentEntry> &entries);
    /// The file of the current row; empty if there is none.
    QString currentFile() const;

Q_SIGNALS:
    void fileChosen(const QString &file);
    void removeRequested(const QString &file);

private:
    void appendRow(const RecentEntry &entry);
    static QStandardItem *notKeptItem();
    static QStandardItem *runsItem(qint64 runs);
    static QStandardItem *openedItem(const QDateTime &opened);
    void refreshButtons();
    void openCurrent();

    QStandardItemModel *m_model = nullptr;
    RecordView *m_view = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_remove = nullptr;
};

} // namespace vitrine
