// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractProxyModel>
#include <QHash>
#include <QModelIndexList>

#include <memory>
#include <string>
#include <vector>

namespace vitrine {

class PagedPresentation;
class RunModel;
struct RunGroup;
struct RunGroups;

/// The list of runs, with those that a run has called (sub-agents) below it. If the runs are grouped, each group is a
/// row at the top with its runs below it. Without either, it equals the list, and changes with it row by row. GUI
/// thread.
class RunTree final : public QAbstractProxyModel {
    Q_OBJECT

public:
    /// `rows` must be the presentation of `runs`.
    RunTree(const RunModel *runs, PagedPresentation *rows, QObject *parent = nullptr);

    /// Whether any row is below another one.
    bool isTree() const { return !m_location.empty(); }
    bool isGrouped() const { return m_groups != nullptr; }
    /// The group that a row shows; null for a run.
    const RunGroup *groupAt(const QModelIndex &index) const;

    QModelIndex mapFromSource(const QModelIndex &source) const override;
    QModelIndex mapToSource(const QModelIndex &index) const override;
    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    /// Replaces the flag that rows never have children, which the list itself sets.
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    /// The position of a row of the list: the row above it in the tree, and its index there.
    struct Location {
        int above = -1; ///< a row of the list; -1: none; below that: a group
        int row = 0;
    };
    static int aboveOf(int group) { return -2 - group; }
    static bool isGroup(const QModelIndex &index) { return (index.internalId() & groupMark) != 0; }
    static int groupOf(const QModelIndex &index) { return int(index.internalId() & ~groupMark); }
    QModelIndex groupIndex(int group, int column = 0) const;
    int keyOf(const QModelIndex &parent) const;
    QModelIndex groupNamed(const std::string &name, const QModelIndex &before) const;

    void build();
    bool willBeTree() const;
    void connectRows();
    void connectColumns();
    void addUp();
    void beginOrder();
    void endOrder();
    void announce(const QModelIndex &from, const QModelIndex &to, const QList<int> &roles);
    const std::vector<int> &below(int row) const;

    const RunModel *m_runs;
    std::vector<Location> m_location; ///< by row of the list; empty while it is not a tree
    QHash<int, std::vector<int>> m_below; ///< rows of the list by what is above them, see Location
    bool m_isReset = false; ///< inserting and removing rows resets the model
    QModelIndexList m_kept; ///< while the list is being sorted
    QList<QPersistentModelIndex> m_keptRows;
    std::vector<std::string> m_keptGroups; ///< names, by row; empty for runs
    std::shared_ptr<const RunGroups> m_groups; ///< null without grouping
    static constexpr quintptr groupMark = quintptr(1) << (sizeof(quintptr) * 8 - 2);
};

} // namespace vitrine
