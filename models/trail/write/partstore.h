// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/ledger.h"
#include "models/trail/write/reports.h"

#include <filesystem>

namespace vitrine::trailfile {

/// Merges other trails as a whole, as parts of this one.
class PartStore final {
public:
    explicit PartStore(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    MergeReport merge(const std::filesystem::path &from);

private:
    void requireNew(Statements &from, MergeReport &report);
    void copy(SQLite::Database &from, std::int64_t part);
    void interrupt(std::int64_t part, MergeReport &report);
    void requireIntact(std::int64_t part);

    Ledger &m_ledger;
};

} // namespace vitrine::trailfile
