// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/idlist.h"

#include <optional>

namespace vitrine {

/// Among rows that a filter has left, the one that was recorded nearest to a row that may be gone; of two that are
/// equally near, the later one. Nothing when no row is left.
std::optional<RowId> nearestRow(const IdList &left, RowId gone);

} // namespace vitrine
