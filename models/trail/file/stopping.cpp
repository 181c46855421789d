// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/stopping.h"

#include <SQLiteCpp/Database.h>

#include <sqlite3.h>

namespace vitrine::trailfile {

namespace {

/// Operations of SQLite's virtual machine.
constexpr int stepsBetweenStops = 20'000;

} // namespace

Stopping::Stopping(SQLite::Database &database, const StopCall &stop)
    : m_database(database)
    , m_stop(stop)
{
    if (!m_stop)
        return;
    sqlite3_progress_handler(
        database.getHandle(), stepsBetweenStops,
        [](void *self) { return static_cast<Stopping *>(self)->m_stop() ? 1 : 0; }, this);
}

Stopping::~Stopping() { sqlite3_progress_handler(m_database.getHandle(), 0, nullptr, nullptr); }

} // namespace vitrine::trailfile
