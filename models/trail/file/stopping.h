// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/stopcall.h"

namespace SQLite {
class Database;
}

namespace vitrine::trailfile {

/// Calls `stop` while statements of a connection run, as long as it lives: true interrupts the statement. One of these
/// at a time.
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
