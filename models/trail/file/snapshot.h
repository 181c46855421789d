// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"

namespace vitrine::trailfile {

/// As long as it lives, the connection reads the file as it was at the first read, even if a recorder appends to it.
/// Nothing may be written. The connection must outlive it.
class Snapshot final {
public:
    explicit Snapshot(SQLite::Database &database)
        : m_database(database)
    {
        m_database.exec("BEGIN");
    }
    ~Snapshot() { m_database.tryExec("ROLLBACK"); }
    Snapshot(const Snapshot &) = delete;
    Snapshot &operator=(const Snapshot &) = delete;

private:
    SQLite::Database &m_database;
};

} // namespace vitrine::trailfile
