// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"

#include <QVariant>

namespace vitrine {

/// Role of a presented cell: the share of its bar, see Cell.
inline constexpr int BarRole = Qt::UserRole + 100;
/// Role of a presented cell: an expression of the filter language that matches its row by the cell's value. Absent if
/// the value cannot be filtered by.
inline constexpr int FilterRole = Qt::UserRole + 101;
/// Role of a presented cell: a list of texts that are highlighted wherever they occur in the cell.
inline constexpr int SoughtRole = Qt::UserRole + 102;

/// Whether a Cell has data for the role, so that no other data has to be requested.
bool isPresentedRole(int role);
/// The presentation of one cell, except for the accessible text, which belongs to a whole row.
QVariant presented(const Cell &cell, int role);

} // namespace vitrine
