// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"

#include <QTreeWidget>

namespace vitrine {

class EmptyNote;

/// A list of a page of the policy pane: one line a row, one column that takes the room, words when it is empty.
class FlatList : public QTreeWidget {
    Q_OBJECT

public:
    /// Number of rows shown at most; totals cover all of them.
    static constexpr int mostRows = 2'000;

    FlatList(const QString &name, const QString &title, const QStringList &headers, int wideColumn,
        QWidget *parent = nullptr);
    void setEmptyText(const QString &text);

    static void setCell(QTreeWidgetItem *item, int column, const Cell &cell);
    /// Columns whose titles are aligned with their numbers.
    void setFigureColumns(const QList<int> &columns) const;
    void setNumber(QTreeWidgetItem *item, int column, quint64 value) const;
    /// A shape in place of words that need much room; they are its tip, and what is read out.
    void setShapeHeader(int column, Meaning shape, const QString &name) const;

Q_SIGNALS:
    /// By a click or by Return.
    void chosen(QTreeWidgetItem *item);

private:
    EmptyNote *m_empty;
};

} // namespace vitrine
