// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/database.h"
#include "models/trail/records.h"

#include <span>

namespace vitrine::trailfile {

/// Sums over the steps of each run, so that statistics of a million steps need not read them. Derived from the rows, so
/// no part of the chain. Lives on the writing thread.
class RunTotals final {
public:
    explicit RunTotals(SQLite::Database &database);
    static void create(SQLite::Database &database);
    void add(RunId run, std::span<const StepRecord> steps);
    void removeSource(SourceId source);
    void rebuild();
    /// Sums up the runs behind an id: those of a part that was merged.
    void addFrom(RunId first);

private:
    void addModules(RunId run, std::span<const StepRecord> steps);
    Statements m_statements;
};

} // namespace vitrine::trailfile
