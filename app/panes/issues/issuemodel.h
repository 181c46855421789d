// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/issues/issueitems.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace vitrine {

/// Families of the list of issues with their steps below them. A cache of values. GUI thread.
class IssueModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Column { What, Steps, Runs, Where };
    Q_ENUM(Column)
    /// Never null.
    using Groups = std::shared_ptr<const std::vector<IssueGroup>>;
    static constexpr int columns = 4;

    using QAbstractItemModel::QAbstractItemModel;

    /// Gives those that were there before: of a large trail they take long to be destroyed.
    Groups setGroups(Groups groups);
    const std::vector<IssueGroup> &groups() const { return *m_groups; }
    int itemCount() const;
    /// The step of a row; nothing for a family.
    const IssueItem *item(const QModelIndex &index) const;
    /// The step `distance` items behind (or before) a row, through all families and round the end.
    QModelIndex neighbor(const QModelIndex &from, int distance) const;
    QModelIndex indexOf(StepId step) const; ///< the first that is of this step

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QVariant ofGroup(const IssueGroup &group, Column column, int role) const;
    QVariant ofItem(const IssueItem &item, Column column, int role) const;

    Groups m_groups = std::make_shared<const std::vector<IssueGroup>>();
};

} // namespace vitrine
