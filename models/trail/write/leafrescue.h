// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/trailcopy.h"

#include <span>

namespace SQLite {
class Database;
}

namespace vitrine::trailfile {

/// Copies rows from unreferenced leaf pages, for tables that could not be read to their end. A page is assigned to the
/// table whose columns match its rows; if several match, to none. Counts the rows.
void rescueLeaves(SQLite::Database &from, SQLite::Database &to, std::span<RepairReport::Table> tables);

} // namespace vitrine::trailfile
