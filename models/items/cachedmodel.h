// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/itemroles.h"
#include "models/items/pagedmodel.h"
#include "models/items/rowcache.h"

#include <optional>

namespace vitrine {

/// A paged model that caches rows of one type.
template <typename Row>
class CachedModel : public PagedModel {
public:
    using PagedModel::PagedModel;

    /// Like `shownRow`, but without requesting the row. Used to iterate over all rows.
    const Row *peek(int row) const { return m_rows.find(idAt(row)); }

protected:
    /// The row, or null if it was not read yet; it is then requested.
    const Row *shownRow(int row) const
    {
        lookedAt(row);
        if (!m_rows.isFresh(idAt(row)))
            want(row);
        return peek(row);
    }
    /// The data of roles that do not need the row; nothing for other roles. An invalid variant for unknown roles.
    std::optional<QVariant> dataWithoutRow(const QModelIndex &index, int role) const
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return QVariant();
        if (role == IdRole)
            return QVariant::fromValue<qint64>(idAt(index.row()));
        if (role == Qt::TextAlignmentRole)
            return headerData(index.column(), Qt::Horizontal, role);
        if (role != Qt::DisplayRole && role != SortRole && role != Qt::ToolTipRole)
            return QVariant();
        return std::nullopt;
    }
    bool isFresh(RowId id) const override { return m_rows.isFresh(id); }
    void outdateRows() override { m_rows.outdate(); }
    RowCache<Row> &cache() { return m_rows; }

private:
    static constexpr int mostKept = 8'192;
    RowCache<Row> m_rows { mostKept };
};

} // namespace vitrine
