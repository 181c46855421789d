// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/pagedpresentation.h"

#include "app/text/safetext.h"
#include "models/items/pagedmodel.h"

namespace vitrine {

PagedPresentation::PagedPresentation(PagedModel *source, QObject *parent)
    : QIdentityProxyModel(parent)
{
    setSourceModel(source);
}

Qt::ItemFlags PagedPresentation::flags(const QModelIndex &index) const
{
    return QIdentityProxyModel::flags(index) | (index.isValid() ? Qt::ItemIsDragEnabled : Qt::NoItemFlags);
}

QVariant PagedPresentation::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::AccessibleTextRole)
        return safeLine(spokenRow(index.row()));
    return isPresentedRole(role) ? presented(cell(index.row(), index.column()), role)
                                 : QIdentityProxyModel::data(index, role);
}

Cell PagedPresentation::awaited()
{
    Cell cell;
    cell.text = QStringLiteral("…");
    cell.isMuted = true;
    return cell;
}

Cell PagedPresentation::unreadable()
{
    Cell cell;
    //: In a row of a list that cannot be read, because the file is damaged there
    cell.text = tr("Damaged");
    cell.shape = Meaning::Error;
    return cell;
}

} // namespace vitrine
