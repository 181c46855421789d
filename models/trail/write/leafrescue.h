// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/trailcopy.h"

#include <span>

namespace SQLite {
class Database;
}

namespace vitrine::trailfile {

/// Copies rows on unreferenced leaf pages: of tables that could not be read to their end. A page is assigned to the one
/// of them whose columns its rows fit; if several do, to none. Counts the rows.
void rescueLeaves(SQLite::Database &from, SQLite::Database &to, std::span<RepairReport::Table> tables);

} // namespace vitrine::trailfile
