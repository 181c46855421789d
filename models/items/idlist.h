// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace vitrine {

/// The id of the run or step that a row shows.
using RowId = std::int64_t;

/// The rows of a list as ids, in display order. Immutable: created by a reader, shown by a model, and shared by both.
class IdList final {
public:
    IdList() = default;
    explicit IdList(std::vector<RowId> ids);

    int size() const { return static_cast<int>(m_ids.size()); }
    RowId at(int row) const { return m_ids[static_cast<std::size_t>(row)]; }
    int rowOf(RowId id) const; ///< -1 if it is not in the list
    const std::vector<RowId> &ids() const { return m_ids; }

    bool isBeginningOf(const IdList &other) const;
    bool hasSameRowsAs(const IdList &other) const;
    /// This list with the new ids in `now` appended, so that no row moves; `now` itself if rows were removed.
    IdList grownTo(std::vector<RowId> now) const;

private:
    std::vector<RowId> m_ids;
    std::vector<int> m_rowsById; ///< rows, sorted by their ids
};

using Ids = std::shared_ptr<const IdList>;

} // namespace vitrine
