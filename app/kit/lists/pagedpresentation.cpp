// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/pagedpresentation.h"

#include "app/kit/theme/theme.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"
#include "models/items/itemroles.h"
#include "models/items/pagedmodel.h"

#include <QBrush>
#include <QGuiApplication>

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
    const auto mark = m_marker ? m_marker(QIdentityProxyModel::data(index, IdRole).toLongLong()) : std::nullopt;
    if (role == Qt::BackgroundRole)
        return mark ? QVariant(QBrush(Theme(QGuiApplication::palette()).token(mark->tint).tint)) : QVariant();
    const auto value = role == Qt::AccessibleTextRole ? QVariant(safeLine(spokenRow(index.row())))
        : isPresentedRole(role)                       ? presented(cell(index.row(), index.column()), role)
                                                      : QIdentityProxyModel::data(index, role);
    return mark ? marked(*mark, value, index, role) : value;
}

void PagedPresentation::setMarker(RowMarker marker)
{
    m_marker = std::move(marker);
    refreshMarks();
}

void PagedPresentation::refreshMarks()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QVariant PagedPresentation::marked(const RowMark &mark, const QVariant &value, const QModelIndex &index, int role) const
{
    if (role == Qt::AccessibleTextRole)
        //: Read aloud. %1: the text of a row, %2: name of the rule that colors it
        return tr("%1, rule: %2").arg(value.toString(), safeLine(mark.name));
    if (index.column() != 0)
        return value;
    if (role == Qt::DisplayRole)
        return QString(mark.sign % u' ' % value.toString());
    if (role == Qt::ToolTipRole)
        //: Tip of a row. %1: name of the rule that colors it
        return QString(value.toString() % plainTip(tr("Color rule: %1").arg(mark.name)));
    return value;
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
