// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/trail.h"

#include <QAbstractTableModel>
#include <QHash>

#include <vector>

namespace vitrine {

/// The runs of a trail, in pages as the reader brings them. A cache of values: it never asks the trail itself.
/// Absent figures are invalid variants, never zero. GUI thread.
class RunModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Column { Number, Task, Steps, Blocked, Errors, Tokens, Time };
    Q_ENUM(Column)
    static constexpr int columns = 7;

    using QAbstractTableModel::QAbstractTableModel;

    /// The rows from `offset` on, replaced or appended. A page that would leave a hole is ignored.
    void setPage(quint64 offset, std::vector<RunSummary> runs, quint64 total);
    void clear();

    const RunSummary &run(int row) const { return m_runs[static_cast<std::size_t>(row)]; }
    int rowOf(RunId run) const; ///< -1 when it is not here
    quint64 total() const { return m_total; } ///< runs of the trail, read or not
    bool isComplete() const { return m_runs.size() >= m_total; }
    quint64 stepTotal() const; ///< steps of all runs that are here

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void replace(std::size_t row, std::vector<RunSummary> &runs);
    void append(std::vector<RunSummary> &runs, std::size_t from);

    std::vector<RunSummary> m_runs;
    QHash<RunId, int> m_rows;
    quint64 m_total = 0;
};

} // namespace vitrine
