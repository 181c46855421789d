// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/results/resulttables.h"

#include <QAbstractProxyModel>
#include <QModelIndexList>

#include <optional>
#include <vector>

namespace vitrine {

/// The variables of a session below the steps that set them, the newest step first. Until its step is known, a variable
/// is listed among those from before the shown step, unless that step has changed it. GUI thread.
class VariableGroups final : public QAbstractProxyModel {
    Q_OBJECT

public:
    /// `rows` are those of `variables`.
    VariableGroups(VariableTable *variables, ResultPresentation<VariableRow> *rows, QObject *parent = nullptr);

    /// The step after which the variables that come next are seen.
    void setStep(const VariableOrigin &step) { m_step = step; }

    bool isGroup(const QModelIndex &index) const { return index.isValid() && index.internalId() == 0; }
    /// The row of the model of variables; -1 of a group.
    int recordOf(const QModelIndex &index) const;
    /// The step of a group; null of the one for which it is not known.
    std::int64_t stepOf(int group) const { return m_groups[std::size_t(group)].step; }
    /// Where a group or a variable leads; nothing where it is not known, or where one is already.
    std::optional<VariableOrigin> locationOf(const QModelIndex &index) const;

    QModelIndex mapFromSource(const QModelIndex &source) const override;
    QModelIndex mapToSource(const QModelIndex &index) const override;
    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Within the groups; by who set them, the groups.
    void sort(int column, Qt::SortOrder order) override;

private:
    struct Group {
        std::uint64_t ordinal = 0; ///< of its step; 0 where it is not known
        std::int64_t step = 0;
        std::vector<int> rows; ///< of the list
        bool operator==(const Group &) const = default;
    };
    /// The position of a row of the list.
    struct Location {
        int group = 0;
        int row = 0;
    };
    struct Kept {
        QPersistentModelIndex row; ///< of the list; invalid of a group
        std::uint64_t ordinal = 0; ///< of a group
        int column = 0;
    };

    void connectRows();
    VariableOrigin setterOf(int listed) const;
    std::vector<Group> grouped() const;
    void take(std::vector<Group> groups);
    void beginOrder();
    void endOrder();
    void follow();
    QModelIndex groupIndex(std::uint64_t ordinal, int column) const;
    QString title(const Group &group) const;
    QVariant groupData(const Group &group, int role) const;

    VariableTable *m_variables;
    ResultPresentation<VariableRow> *m_rows;
    VariableOrigin m_step;
    std::vector<Group> m_groups;
    std::vector<Location> m_locations; ///< of each row of the list
    bool m_isOldestFirst = false;
    QModelIndexList m_kept; ///< while the rows change their order
    std::vector<Kept> m_keptLocations;
};

} // namespace vitrine
