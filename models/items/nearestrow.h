// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/idlist.h"

#include <optional>

namespace vitrine {

/// The remaining row that was recorded nearest to a row that may have been filtered out; of two equally near rows, the
/// later one. Nothing if no row is left.
std::optional<RowId> nearestRow(const IdList &left, RowId gone);

} // namespace vitrine
