// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// SQLite opens files with statements that cause no audit event: ATTACH and VACUUM INTO. Every connection that code
/// opens gets an authorizer that judges them and that code cannot remove. Call after sqlite3 was loaded. Requires the
/// GIL; leaves no exception set.
void armSqliteGuards();

/// Whether the connection that is being opened with this name is to a database in memory.
bool isDatabaseInMemory(PyObject *name);

} // namespace vitrine
