// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/database.h"
#include "models/trail/records.h"

namespace vitrine::trailfile {

/// The full-text indexes over runs, steps and executions. They hold words and where they occur, no text: what is found
/// is read from the rows. Derived from those, so no part of the chain, and made anew by `rebuild` at any time.
/// Lives on the writing thread, inside of its transactions.
class TextIndex final {
public:
    explicit TextIndex(SQLite::Database &database);
    static void create(SQLite::Database &database);

    void addRun(RunId id, const RunRecord &run);
    void addStep(StepId id, const StepRecord &step);
    void addExecution(ExecutionId id, std::string_view code, const StepResult &result);
    /// Those of a source, while their rows are still there.
    void removeSource(SourceId source);
    /// Indexes one row again after one of its texts was redacted.
    void renewStep(StepId id);
    void renewRun(RunId id);
    void renewExecution(ExecutionId id);
    void rebuild();
    /// Indexes all rows behind an id: those of a part that was merged.
    void addFrom(std::int64_t id);

private:
    void remove(std::string_view index, std::int64_t id);
    template <typename Each>
    void forEachId(const std::string &sql, Each &&each);

    Statements m_statements;
};

} // namespace vitrine::trailfile
