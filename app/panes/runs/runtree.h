// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractProxyModel>
#include <QHash>
#include <QModelIndexList>

#include <vector>

namespace vitrine {

class PagedPresentation;
class RunModel;

/// The list of runs with those that a run has called (sub-agents) below it. Where no run of the list has called
/// another it is the list as it is, and changes with it row by row. GUI thread.
class RunTree final : public QAbstractProxyModel {
    Q_OBJECT

public:
    /// `rows` are those of `runs`.
    RunTree(const RunModel *runs, PagedPresentation *rows, QObject *parent = nullptr);

    /// Whether some rows are below others.
    bool isTree() const { return !m_location.empty(); }

    QModelIndex mapFromSource(const QModelIndex &source) const override;
    QModelIndex mapToSource(const QModelIndex &index) const override;
    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    /// Rows of the list itself say that nothing is ever below them.
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    /// The position of a row of the list: the row above it in the tree (or -1), and its index there.
    struct Location {
        int above = -1;
        int row = 0;
    };

    void build();
    bool willBeTree() const;
    void connectRows();
    void beginOrder();
    void endOrder();
    void announce(const QModelIndex &from, const QModelIndex &to, const QList<int> &roles);
    const std::vector<int> &below(int row) const;

    const RunModel *m_runs;
    std::vector<Location> m_location; ///< of each row of the list; empty while it is no tree
    QHash<int, std::vector<int>> m_below; ///< rows of the list by their parent; -1: at the top
    bool m_isReset = false; ///< inserted and removed rows rebuild everything
    QModelIndexList m_kept; ///< while the list is being sorted
    QList<QPersistentModelIndex> m_keptRows;
};

} // namespace vitrine
