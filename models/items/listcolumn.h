// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QVariant>

#include <cstddef>

namespace vitrine {

/// One column of a list that the trail itself sorts. Its appearance is defined in app/panes.
template <typename Model, typename Row, typename Sort>
struct ListColumn {
    const char *title; ///< source text in the context of the model
    Sort sort; ///< the trail's sort key for it
    bool isText; ///< aligned to the leading edge; figures are aligned to the trailing one
    QVariant (*value)(const Model &model, const Row &row); ///< the raw value; invalid if absent
};

/// Title and alignment of a column; `otherwise` provides all other data.
template <typename Columns, typename Otherwise>
QVariant listHeader(const Columns &columns, const char *context, int section, Qt::Orientation orientation, int role,
    const Otherwise &otherwise)
{
    const bool isKnown = section >= 0 && std::size_t(section) < std::size(columns);
    if (orientation != Qt::Horizontal || !isKnown)
        return otherwise();
    const auto &column = columns[std::size_t(section)];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((column.isText ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(QCoreApplication::translate(context, column.title)) : otherwise();
}

} // namespace vitrine
