// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/idlist.h"

#include <algorithm>
#include <numeric>

namespace vitrine {

IdList::IdList(std::vector<RowId> ids)
    : m_ids(std::move(ids))
    , m_rowsById(m_ids.size())
{
    std::ranges::iota(m_rowsById, 0);
    if (!std::ranges::is_sorted(m_ids))
        std::ranges::sort(m_rowsById, {}, [this](int row) { return at(row); });
}

int IdList::rowOf(RowId id) const
{
    const auto found = std::ranges::lower_bound(m_rowsById, id, {}, [this](int row) { return at(row); });
    return found != m_rowsById.end() && at(*found) == id ? *found : -1;
}

bool IdList::isBeginningOf(const IdList &other) const
{
    return size() <= other.size() && std::equal(m_ids.begin(), m_ids.end(), other.m_ids.begin());
}

bool IdList::hasSameRowsAs(const IdList &other) const
{
    return std::ranges::equal(
        m_rowsById, other.m_rowsById, {}, [this](int row) { return at(row); },
        [&other](int row) { return other.at(row); });
}

IdList IdList::grownTo(std::vector<RowId> now) const
{
    std::vector<RowId> added;
    std::ranges::copy_if(now, std::back_inserter(added), [this](RowId id) { return rowOf(id) < 0; });
    if (now.size() - added.size() < m_ids.size())
        return IdList(std::move(now));
    std::vector<RowId> all = m_ids;
    all.insert(all.end(), added.begin(), added.end());
    return IdList(std::move(all));
}

} // namespace vitrine
