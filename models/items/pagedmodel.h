// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/idlist.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <vector>

namespace vitrine {

/// Common parts of the lists of a trail. The ids of all rows are known from the start, so that the scroll bar is exact
/// and the end is as near as the start. The contents of rows are requested page by page when they are shown: `data()`
/// never waits, it returns nothing until then. The trail sorts: the model requests an order, and gets ids in that
/// order. Shown rows never move without a request. GUI thread.
class PagedModel : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int pageRows = 128;

    explicit PagedModel(QObject *parent = nullptr);

    const Ids &ids() const { return m_ids; }
    RowId idAt(int row) const { return m_ids->at(row); }
    int rowOf(RowId id) const { return m_ids->rowOf(id); } ///< -1 when it is not here
    /// Rows have been asked for, or will be as soon as the event loop runs.
    bool isWaiting() const { return m_asked >= 0 || m_ask.isActive(); }
    int sortColumn() const { return m_sortColumn; } ///< -1: the order of import
    Qt::SortOrder sortOrder() const { return m_sortOrder; }

    int rowCount(const QModelIndex &parent = {}) const final;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) final;
    /// Reads recently shown rows again, and the row of `id`; until then the values stay.
    void refreshRows(RowId id);
    /// The rows that were asked for cannot be had.
    void giveUpRows();

Q_SIGNALS:
    /// Not more than one page at a time: the next one follows the answer.
    void rowsWanted(const std::vector<vitrine::RowId> &ids);
    void sortingChanged();

protected:
    /// Moves as little as it takes from the rows that are shown to those.
    void showIds(Ids ids);
    void clearIds();
    /// Requests a shown row that is missing or may have changed.
    void want(int row) const;
    void lookedAt(int row) const;
    /// These rows are here now.
    void announceRead(const std::vector<RowId> &ids);
    /// The row was read, and has not been outdated since.
    virtual bool isFresh(RowId id) const = 0;
    virtual void outdateRows() = 0;

private:
    void askNext();
    void reorder(Ids ids);
    void append(Ids ids);
    void replace(Ids ids);

    Ids m_ids = std::make_shared<const IdList>();
    mutable std::vector<int> m_wanted; ///< pages, the most urgent last
    mutable std::vector<int> m_recent; ///< pages that were looked at, the newest last
    mutable QTimer m_ask;
    int m_asked = -1; ///< page that is being read
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace vitrine
