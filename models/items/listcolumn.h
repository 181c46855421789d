// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QVariant>

#include <cstddef>

namespace vitrine {

/// One column of a list that the trail itself sorts. How it is shown is decided in app/panes.
template <typename Model, typename Row, typename Sort>
struct ListColumn {
    const char *title; ///< source text in the context of the model
    Sort sort; ///< how the trail sorts by it
    bool isText; ///< starts at the leading edge; figures end at the trailing one
    QVariant (*value)(const Model &model, const Row &row); ///< the raw value; invalid when absent
};

/// Title and alignment of a column; `otherwise` says everything else.
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
