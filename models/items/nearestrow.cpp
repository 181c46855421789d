// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/nearestrow.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace vitrine {

std::optional<RowId> nearestRow(const IdList &left, RowId gone)
{
    const auto distance = [gone](RowId id) { return std::pair(std::abs(id - gone), -id); };
    const auto nearest = std::ranges::min_element(left.ids(), {}, distance);
    return nearest == left.ids().end() ? std::nullopt : std::optional(*nearest);
}

} // namespace vitrine
