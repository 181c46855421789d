// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/stopcall.h"

namespace SQLite {
class Database;
}

namespace vitrine::trailfile {

/// Calls `stop` from time to time while a statement of the connection runs; if it returns true, the statement is
/// interrupted. Active during the lifetime of the object; one per connection at a time.
class Stopping final {
public:
    Stopping(SQLite::Database &database, const StopCall &stop);
    ~Stopping();
    Stopping(const Stopping &) = delete;
    Stopping &operator=(const Stopping &) = delete;

private:
    SQLite::Database &m_database;
    const StopCall &m_stop;
};

} // namespace vitrine::trailfile
