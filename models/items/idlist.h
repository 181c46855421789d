// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace vitrine {

/// The subject of a row in the trail: the id of a run or of a step.
using RowId = std::int64_t;

/// The rows of a list by their ids in the trail, in the order in which they are shown. Immutable: made by a reader,
/// shown by a model, and shared by both.
class IdList final {
public:
    IdList() = default;
    explicit IdList(std::vector<RowId> ids);

    int size() const { return static_cast<int>(m_ids.size()); }
    RowId at(int row) const { return m_ids[static_cast<std::size_t>(row)]; }
    int rowOf(RowId id) const; ///< -1 when it is not here
    const std::vector<RowId> &ids() const { return m_ids; }

    bool isBeginningOf(const IdList &other) const;
    bool hasSameRowsAs(const IdList &other) const;
    /// This list with what else is in `now` behind it, so that no row moves; `now` itself when rows are gone.
    IdList grownTo(std::vector<RowId> now) const;

private:
    std::vector<RowId> m_ids;
    std::vector<int> m_rowsById; ///< rows, sorted by their ids
};

using Ids = std::shared_ptr<const IdList>;

} // namespace vitrine
