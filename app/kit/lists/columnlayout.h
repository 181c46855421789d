// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/recordview.h"
#include "app/wording/cell.h"

#include <QList>

#include <algorithm>
#include <ranges>

namespace vitrine {

/// How one column of a list uses the available width.
struct ColumnLayout {
    int width = 14; ///< in average characters
    bool isStretched = false; ///< shares the width that the others leave
    int givesWay = 0; ///< hidden if there is not enough room, the highest value first; 0: never
    QList<Cell> (*samples)() = nullptr; ///< all of its possible contents, if known
};

/// Sets up the columns of a view; each of `columns` has a `layout`.
template <typename Columns>
void layOut(RecordView &view, const Columns &columns)
{
    QList<int> widths;
    QList<int> stretched;
    QList<int> optional;
    for (int at = 0; const auto &column : columns) {
        widths << column.layout.width;
        if (column.layout.isStretched)
            stretched << at;
        if (column.layout.givesWay > 0)
            optional << at;
        ++at;
    }
    const auto begin = std::ranges::begin(columns);
    std::ranges::sort(optional, {}, [begin](int at) { return begin[at].layout.givesWay; });
    view.setStretchColumns(stretched);
    view.setColumnWidths(widths);
    view.setOptionalColumns(optional);
    for (int at = 0; const auto &column : columns) {
        if (column.layout.samples != nullptr)
            view.setColumnSamples(at, column.layout.samples());
        ++at;
    }
}

} // namespace vitrine
