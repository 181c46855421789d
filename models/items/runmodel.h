// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/cachedmodel.h"
#include "models/items/rows.h"

namespace vitrine {

/// The runs of a trail, or those that match a filter. A cache of values that never queries the trail itself, see
/// PagedModel. Absent figures are invalid variants, never zero; values that were not read yet are also invalid. GUI
/// thread.
class RunModel final : public CachedModel<RunRow> {
    Q_OBJECT

public:
    /// Saved layouts refer to columns by number: new ones are added at the end.
    enum class Column {
        Number,
        Task,
        Steps,
        Blocked,
        Errors,
        Tokens,
        Time,
        Agent,
        Model,
        Source,
        Replay,
        Answer,
        Expected,
        Cost,
        Started,
        Score
    };
    Q_ENUM(Column)
    static constexpr int columns = 16; ///< without those of fields, which follow

    using CachedModel<RunRow>::CachedModel;

    void setRuns(RunListing listing);
    /// Adds requested rows.
    void addRows(std::vector<RunRow> rows);
    void clear();
    const RunListing &listing() const { return m_listing; } ///< without the first rows
    /// The query to the trail, under a filter.
    RunList question(const std::optional<Filter> &filter) const;

    /// Fields of the filter language that have a column each, after the others.
    const std::vector<std::string> &fields() const { return m_fields; }
    void setFields(std::vector<std::string> fields);
    /// The field of a column; empty for a column without one.
    std::string fieldOf(int column) const;
    RunGroupBy groupBy() const { return m_groupBy; }
    void setGroupBy(RunGroupBy by);

Q_SIGNALS:
    /// The sums of the groups have changed, but not their runs.
    void sumsChanged();

public:
    /// Null until the row was read.
    const RunRow *run(int row) const { return shownRow(row); }
    /// Number of a run in the trail, from 1; 0 if unknown.
    int numberOf(RunId run) const { return m_listing.all ? m_listing.all->rowOf(run) + 1 : 0; }
    /// The run that has called it; 0 for none.
    RunId callerOf(RunId run) const;
    /// Sets the runs that are damaged according to a verification.
    void setDamaged(std::vector<RunId> runs);
    bool isDamaged(RunId run) const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    RunListing m_listing;
    std::vector<std::string> m_fields;
    RunGroupBy m_groupBy = RunGroupBy::None;
    std::vector<RunId> m_damaged; ///< sorted
};

} // namespace vitrine
