// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"

#include <QVariant>

namespace vitrine {

/// Role of a presented cell: the share of its bar, see Cell.
inline constexpr int BarRole = Qt::UserRole + 100;
/// Role of a presented cell: an expression of the filter language that is true of its row because of its value. Absent
/// where nothing can be filtered by.
inline constexpr int FilterRole = Qt::UserRole + 101;
/// Role of a presented cell: a list of texts that are highlighted wherever the cell has them.
inline constexpr int SoughtRole = Qt::UserRole + 102;

/// The roles that a Cell answers, so that no other data has to be asked for.
bool isPresentedRole(int role);
/// The presentation of one cell, except for the accessible text, which belongs to a whole row.
QVariant presented(const Cell &cell, int role);

} // namespace vitrine
