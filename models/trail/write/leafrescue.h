// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/trailcopy.h"

#include <span>

namespace SQLite {
class Database;
}

namespace vitrine::trailfile {

/// Copies rows that stand on pages which no table leads to any more: of tables that could not be read to their end. A
/// page goes to the one of them whose columns its rows fit; where several do, nobody guesses. Counts the rows.
void rescueLeaves(SQLite::Database &from, SQLite::Database &to, std::span<RepairReport::Table> tables);

} // namespace vitrine::trailfile
