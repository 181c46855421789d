// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// SQLite opens files with statements that cause no audit event: ATTACH and VACUUM INTO. Every connection that code
/// makes gets an authorizer that judges them and that code cannot remove. Call after sqlite3 was loaded. Requires the
/// GIL; leaves no exception set.
void armSqliteDoors();

} // namespace vitrine
