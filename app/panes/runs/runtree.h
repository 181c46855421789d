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

/// The list of runs, with those that a run has called (sub-agents) below it. If no run in the list has called another,
/// it equals the list, and changes with it row by row. GUI thread.
class RunTree final : public QAbstractProxyModel {
    Q_OBJECT

public:
    /// `rows` must be the presentation of `runs`.
    RunTree(const RunModel *runs, PagedPresentation *rows, QObject *parent = nullptr);

    /// Whether any row is below another one.
    bool isTree() const { return !m_location.empty(); }

    QModelIndex mapFromSource(const QModelIndex &source) const override;
    QModelIndex mapToSource(const QModelIndex &index) const override;
    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    /// Replaces the flag that rows never have children, which the list itself sets.
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
    std::vector<Location> m_location; ///< by row of the list; empty while it is not a tree
    QHash<int, std::vector<int>> m_below; ///< rows of the list by their parent; -1: top level
    bool m_isReset = false; ///< inserting and removing rows resets the model
    QModelIndexList m_kept; ///< while the list is being sorted
    QList<QPersistentModelIndex> m_keptRows;
};

} // namespace vitrine
