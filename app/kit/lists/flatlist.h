// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"

#include <QTreeWidget>

namespace vitrine {

class EmptyNote;

/// A list on a page of the policy pane: one line per row, one stretched column, and a text when it is empty.
class FlatList : public QTreeWidget {
    Q_OBJECT

public:
    /// Number of rows shown at most; totals cover all of them.
    static constexpr int mostRows = 2'000;

    FlatList(const QString &name, const QString &title, const QStringList &headers, int wideColumn,
        QWidget *parent = nullptr);
    void setEmptyText(const QString &text);

    static void setCell(QTreeWidgetItem *item, int column, const Cell &cell);
    /// Aligns the titles of these columns like numbers.
    void setFigureColumns(const QList<int> &columns) const;
    void setNumber(QTreeWidgetItem *item, int column, quint64 value) const;
    /// Shows a shape instead of a long column title; `name` is its tooltip and accessible text.
    void setShapeHeader(int column, Meaning shape, const QString &name) const;

Q_SIGNALS:
    /// A row was chosen by a click or with Return.
    void chosen(QTreeWidgetItem *item);

private:
    EmptyNote *m_empty;
};

} // namespace vitrine
