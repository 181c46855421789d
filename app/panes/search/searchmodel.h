// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "models/trail/read/search.h"

#include <QAbstractTableModel>

#include <functional>
#include <vector>

namespace vitrine {

/// The results of a search in the whole trail, one step per row. It holds what was read so far and requests more once
/// that is scrolled through. GUI thread.
class SearchModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Column { Run, Step, Status, Text };
    Q_ENUM(Column)
    static constexpr int columns = 4;

    /// `number` gives the position of a run in the list of runs; 0 if unknown.
    explicit SearchModel(std::function<int(RunId run)> number, QObject *parent = nullptr);

    /// Nothing was found yet.
    void clear();
    /// Texts that are highlighted in what was found.
    void setSought(const QStringList &texts) { m_sought = texts; }
    /// The next hits of the same search.
    void add(const SearchPage &page);
    const SearchHit &hit(int row) const { return m_hits[std::size_t(row)]; }
    /// There are no more than these.
    bool isWhole() const { return m_isWhole; }
    /// Where the search goes on.
    const SearchPosition &next() const { return m_next; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void moreWanted();

private:
    Cell cell(const SearchHit &hit, Column column) const;
    QString location(const SearchHit &hit) const;

    std::function<int(RunId run)> m_number;
    std::vector<SearchHit> m_hits;
    SearchPosition m_next;
    QStringList m_sought;
    bool m_isWhole = true;
};

} // namespace vitrine
