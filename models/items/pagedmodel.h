// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/idlist.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <vector>

namespace vitrine {

/// Common parts of the lists of a trail. The ids of all rows are known from the start, so that the scroll bar is exact
/// and any row can be reached quickly. The contents of rows are requested page by page when they are shown: `data()`
/// never waits, but returns nothing until they are read. The trail sorts: the model requests an order, and gets ids in
/// that order. Shown rows never move without a request. GUI thread.
class PagedModel : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int pageRows = 128;

    explicit PagedModel(QObject *parent = nullptr);

    const Ids &ids() const { return m_ids; }
    RowId idAt(int row) const { return m_ids->at(row); }
    int rowOf(RowId id) const { return m_ids->rowOf(id); } ///< -1 if it is not in the list
    /// Whether rows have been requested, or will be as soon as the event loop runs.
    bool isWaiting() const { return m_asked >= 0 || m_ask.isActive(); }
    int sortColumn() const { return m_sortColumn; } ///< -1: the order of import
    Qt::SortOrder sortOrder() const { return m_sortOrder; }

    int rowCount(const QModelIndex &parent = {}) const final;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) final;
    /// Reads recently shown rows and the row of `id` again. Keeps their values until then.
    void refreshRows(RowId id);
    /// Ends the current request because its rows cannot be read.
    void giveUpRows();

Q_SIGNALS:
    /// Requests at most one page at a time. The next request follows the answer.
    void rowsWanted(const std::vector<vitrine::RowId> &ids);
    /// Another list is requested: in another order, in other groups, or with other columns.
    void sortingChanged();

protected:
    /// Replaces the shown rows with as few row moves as possible.
    void showIds(Ids ids);
    void clearIds();
    /// Requests a shown row that is missing or may have changed.
    void want(int row) const;
    void lookedAt(int row) const;
    /// Announces that these rows have been read.
    void announceRead(const std::vector<RowId> &ids);
    /// Whether the row was read and is still up to date.
    virtual bool isFresh(RowId id) const = 0;
    virtual void outdateRows() = 0;

private:
    void askNext();
    void reorder(Ids ids);
    void append(Ids ids);
    void replace(Ids ids);

    Ids m_ids = std::make_shared<const IdList>();
    mutable std::vector<int> m_wanted; ///< pages, the most urgent last
    mutable std::vector<int> m_recent; ///< recently shown pages, the newest last
    mutable QTimer m_ask;
    int m_asked = -1; ///< page that is being read; -1 for none
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace vitrine
