// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/kit/text/datatable.h"

#include <QAbstractTableModel>

#include <memory>

namespace vitrine {

/// A table from a text, in the order of its rows or sorted by one of its columns: numbers by value, texts
/// alphabetically, missing values last. Sorting is done on another thread; the rows keep their order until it is done.
/// Every cell is untrusted text: one safe line, with more of it in the tooltip. GUI thread.
class TableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(std::shared_ptr<const DataTable> table);
    const DataTable &table() const { return *m_table; }
    /// Index in the table of a shown row.
    std::size_t tableRow(int row) const { return m_order[std::size_t(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Column -1 restores the original order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    using Order = std::vector<std::size_t>;
    static Order inOrder(const DataTable &table, int column, Qt::SortOrder order);
    void setOrder(Order order);

    std::shared_ptr<const DataTable> m_table = std::make_shared<DataTable>();
    Order m_order;
    Latest m_sorting { this };
};

} // namespace vitrine
