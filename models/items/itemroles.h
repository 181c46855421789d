// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace vitrine {

/// Roles that all our item models share. Names, colors and icons of values are defined in app/.
enum ItemRole {
    SortRole = Qt::UserRole + 1, ///< the raw value of the column; an invalid variant if absent
    IdRole, ///< id of the row in the trail
};

} // namespace vitrine
