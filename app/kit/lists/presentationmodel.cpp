// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/presentationmodel.h"

#include "app/wording/safetext.h"
#include "models/items/itemroles.h"

namespace vitrine {

PresentationModel::PresentationModel(QAbstractItemModel *source, QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(false);
    setSortRole(SortRole);
    setSourceModel(source);
}

Qt::ItemFlags PresentationModel::flags(const QModelIndex &index) const
{
    return QSortFilterProxyModel::flags(index) | (index.isValid() ? Qt::ItemIsDragEnabled : Qt::NoItemFlags);
}

QVariant PresentationModel::data(const QModelIndex &index, int role) const
{
    if (role != Qt::AccessibleTextRole && !isPresentedRole(role))
        return QSortFilterProxyModel::data(index, role);
    const auto source = mapToSource(index);
    if (!source.isValid())
        return {};
    return role == Qt::AccessibleTextRole ? QVariant(safeLine(spokenRow(source.row()))) : presented(cell(source), role);
}

QString PresentationModel::spokenRow(int sourceRow) const
{
    QStringList parts;
    for (int column = 0; column < columnCount(); ++column)
        parts.append(cell(sourceModel()->index(sourceRow, column)).text);
    return parts.join(u", ");
}

bool PresentationModel::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const auto first = left.data(SortRole);
    const auto second = right.data(SortRole);
    if (!first.isValid() || !second.isValid())
        return !first.isValid() && second.isValid();
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace vitrine
