// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/presentedcell.h"

#include "app/kit/lists/recorddelegate.h"
#include "app/kit/theme/fonts.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"

#include <QBrush>
#include <QGuiApplication>

namespace vitrine {

namespace {

QBrush mutedBrush() { return Theme(QGuiApplication::palette()).muted(); }

} // namespace

bool isPresentedRole(int role)
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::DecorationRole:
    case Qt::ForegroundRole:
    case Qt::FontRole:
    case Qt::ToolTipRole:
    case BarRole:
    case FilterRole:
    case RecordDelegate::KeptEndRole: return true;
    default: return false;
    }
}

QVariant presented(const Cell &cell, int role)
{
    switch (role) {
    case Qt::DisplayRole: return safeLine(cell.text);
    case Qt::DecorationRole: return cell.shape ? QVariant(shapeIcon(*cell.shape)) : QVariant();
    case Qt::ForegroundRole:
        if (cell.isLink)
            return QGuiApplication::palette().link();
        return cell.isMuted ? QVariant(mutedBrush()) : QVariant();
    case Qt::FontRole: return cell.isCode ? QVariant(codeFontOfSize(QGuiApplication::font().pointSizeF())) : QVariant();
    case Qt::ToolTipRole: return plainTip(cell.tip.isEmpty() ? cell.text : cell.tip);
    case BarRole: return cell.share >= 0 ? QVariant(cell.share) : QVariant();
    case FilterRole: return cell.filter.isEmpty() ? QVariant() : QVariant(cell.filter);
    case RecordDelegate::KeptEndRole: return cell.isPath ? QVariant(true) : QVariant();
    default: return {};
    }
}

} // namespace vitrine
