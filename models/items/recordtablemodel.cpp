// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/recordtablemodel.h"

#include "models/items/itemroles.h"

namespace vitrine {

int RecordTableModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : recordCount(); }

int RecordTableModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : titleCount(); }

QVariant RecordTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::ToolTipRole && role != Qt::TextAlignmentRole)
        return {};
    auto cell = value(index.row(), index.column());
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = cell.typeId() == QMetaType::ULongLong;
        return QVariant::fromValue((isNumber ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    }
    return role == Qt::ToolTipRole && cell.typeId() != QMetaType::QString ? QVariant() : cell;
}

QVariant RecordTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::DisplayRole)
        return title(section);
    return QAbstractTableModel::headerData(section, orientation, role);
}

} // namespace vitrine
