// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/sqlanswer.h"

#include <QAbstractTableModel>

namespace vitrine {

/// The rows returned by a statement, sorted as the user chooses. Text in them is not trusted. GUI thread.
class SqlModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setAnswer(SqlAnswer answer);
    const SqlAnswer &answer() const { return m_answer; }
    const std::vector<SqlValue> &row(int row) const { return m_answer.rows[m_order[std::size_t(row)]]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Numbers before text, NULL always last; equal rows, and column -1, keep the order of the answer.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    SqlAnswer m_answer;
    std::vector<std::size_t> m_order; ///< rows of the answer
};

} // namespace vitrine
