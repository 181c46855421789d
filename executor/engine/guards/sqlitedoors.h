// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// SQLite opens files by statements that are no audit events: ATTACH and VACUUM INTO. Each connection that code makes
/// gets an authorizer that judges them, which code cannot take away. Once sqlite3 is loaded; with the GIL, leaves no
/// exception set.
void armSqliteDoors();

} // namespace vitrine
