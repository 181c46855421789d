// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/presentationmodel.h"

#include "app/text/safetext.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "models/items/itemroles.h"

#include <QBrush>
#include <QFontDatabase>
#include <QGuiApplication>

namespace vitrine {

namespace {

QFont codeFont()
{
    auto font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(QGuiApplication::font().pointSizeF());
    return font;
}

QBrush mutedBrush() { return Theme(QGuiApplication::palette()).muted(); }

} // namespace

PresentationModel::PresentationModel(QAbstractItemModel *source, QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(false);
    setSortRole(SortRole);
    setSourceModel(source);
}

QVariant PresentationModel::data(const QModelIndex &index, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::DecorationRole:
    case Qt::ForegroundRole:
    case Qt::FontRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
    case BarRole: break;
    default: return QSortFilterProxyModel::data(index, role);
    }
    const auto source = mapToSource(index);
    return source.isValid() ? shown(cell(source), source, role) : QVariant();
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

// Tips are escaped: Qt would take text of a log for HTML.
QVariant PresentationModel::shown(const Cell &cell, const QModelIndex &source, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return safeLine(cell.text);
    case Qt::DecorationRole: return cell.shape ? QVariant(shapeIcon(*cell.shape)) : QVariant();
    case Qt::ForegroundRole: return cell.isMuted ? QVariant(mutedBrush()) : QVariant();
    case Qt::FontRole: return cell.isCode ? QVariant(codeFont()) : QVariant();
    case Qt::ToolTipRole:
        return QString(u"<p style='white-space:pre-wrap'>"
            % safeText(cell.tip.isEmpty() ? cell.text : cell.tip).toHtmlEscaped() % u"</p>");
    case Qt::AccessibleTextRole: return safeLine(spokenRow(source.row()));
    case BarRole: return cell.share >= 0 ? QVariant(cell.share) : QVariant();
    default: return {};
    }
}

} // namespace vitrine
