// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/cachedmodel.h"
#include "models/items/rows.h"

namespace vitrine {

/// The runs of a trail, or those that a filter lets through. A cache of values: it never asks the trail itself, see
/// PagedModel. Absent figures are invalid variants, never zero; what was not read yet is invalid as well. GUI thread.
class RunModel final : public CachedModel<RunRow> {
    Q_OBJECT

public:
    enum class Column { Number, Task, Steps, Blocked, Errors, Tokens, Time, Agent, Model, Source };
    Q_ENUM(Column)
    static constexpr int columns = 10;

    using CachedModel<RunRow>::CachedModel;

    void setRuns(RunListing listing);
    /// The rows that were wanted.
    void addRows(std::vector<RunRow> rows);
    void clear();
    const RunListing &listing() const { return m_listing; } ///< without its first rows
    /// The question to the trail, under a filter.
    RunList question(const std::optional<Filter> &filter) const;

    /// Null until it was read.
    const RunRow *run(int row) const { return shownRow(row); }
    /// Place of a run in the trail, from 1; 0 when it is not known.
    int numberOf(RunId run) const { return m_listing.all ? m_listing.all->rowOf(run) + 1 : 0; }
    /// The run that has called it; 0 for none.
    RunId callerOf(RunId run) const;
    /// Runs of which a verification said that they do not hold.
    void setDamaged(std::vector<RunId> runs);
    bool isDamaged(RunId run) const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    RunListing m_listing;
    std::vector<RunId> m_damaged; ///< sorted
};

} // namespace vitrine
