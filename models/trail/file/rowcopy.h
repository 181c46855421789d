// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Statement.h>

#include <cstdint>

namespace vitrine::trailfile {

/// Writes every row that `read` returns with `write`, which has a parameter for each column. Adds the number of written
/// rows to `rows`, also if a row cannot be read.
void copyRows(SQLite::Statement &read, SQLite::Statement &write, std::uint64_t &rows);

} // namespace vitrine::trailfile
