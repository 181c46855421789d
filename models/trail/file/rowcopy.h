// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Statement.h>

#include <cstdint>

namespace vitrine::trailfile {

/// Writes every row that one statement gives with another that has a parameter for each of its columns; counts those
/// that were written, also when a row cannot be read.
void copyRows(SQLite::Statement &read, SQLite::Statement &write, std::uint64_t &rows);

} // namespace vitrine::trailfile
