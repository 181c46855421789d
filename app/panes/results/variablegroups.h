// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/results/resulttables.h"

#include <QAbstractProxyModel>
#include <QModelIndexList>

#include <optional>
#include <vector>

namespace vitrine {

/// The variables of a session below the steps that set them, newest step first. Until its step is known, a variable is
/// listed among those from before the shown step, unless that step has changed it. GUI thread.
class VariableGroups final : public QAbstractProxyModel {
    Q_OBJECT

public:
    /// `rows` must be the presentation of `variables`.
    VariableGroups(VariableTable *variables, ResultPresentation<VariableRow> *rows, QObject *parent = nullptr);

    /// Sets the step after which the next variables were recorded.
    void setStep(const VariableOrigin &step) { m_step = step; }

    bool isGroup(const QModelIndex &index) const { return index.isValid() && index.internalId() == 0; }
    /// The row in the model of variables; -1 for a group.
    int recordOf(const QModelIndex &index) const;
    /// The step of a group; 0 for the group of unknown steps.
    std::int64_t stepOf(int group) const { return m_groups[std::size_t(group)].step; }
    /// The location that a group or a variable links to; nothing if it is unknown, or already shown.
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
    /// Sorts within the groups; by the step that set the variables, sorts the groups.
    void sort(int column, Qt::SortOrder order) override;

private:
    struct Group {
        std::uint64_t ordinal = 0; ///< of its step; 0 if unknown
        std::int64_t step = 0;
        std::vector<int> rows; ///< rows of the list
        bool operator==(const Group &) const = default;
    };
    /// The position of a row of the list.
    struct Location {
        int group = 0;
        int row = 0;
    };
    struct Kept {
        QPersistentModelIndex row; ///< in the list; invalid for a group
        std::uint64_t ordinal = 0; ///< for a group
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
    std::vector<Location> m_locations; ///< by row of the list
    bool m_isOldestFirst = false;
    QModelIndexList m_kept; ///< while the rows are being reordered
    std::vector<Kept> m_keptLocations;
};

} // namespace vitrine
