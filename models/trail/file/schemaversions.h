// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

/// One function a version of the schema, which makes it out of the version before. What is released is never edited.
namespace vitrine::trailfile {

void makeVersionOne(SQLite::Database &database);
void makeVersionTwo(SQLite::Database &database);
void makeVersionThree(SQLite::Database &database);
void makeVersionFour(SQLite::Database &database);

/// The tables that a table without rows can stand for where an older file is read: statements that create them.
std::string_view tablesOfVersionTwo();
std::string_view tablesOfVersionThree();
std::string_view tablesOfVersionFour();

/// Triggers that refuse to change or delete rows of a table whose rows are for good.
std::string refusals(std::string_view table);

} // namespace vitrine::trailfile
