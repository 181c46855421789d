// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/ledger.h"

#include <span>
#include <string_view>

namespace vitrine::trailfile {

/// Records the sources of runs: imports that start, end, or are discarded.
class SourceStore final {
public:
    explicit SourceStore(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    SourceId add(const SourceRecord &source);
    /// Adds a source and removes those that it replaces, unless they were used meanwhile.
    SourceId add(const SourceRecord &source, std::span<const SourceId> replaced);
    void discard(SourceId source);
    void complete(SourceId source, std::string_view report);
    /// Fails for a source that does not exist or has ended.
    void requireOpen(SourceId source);

private:
    bool isWorkedWith(SourceId source);
    void end(SourceId source, std::string_view outcome, std::string_view report);
    void deleteRuns(SourceId source);

    Ledger &m_ledger;
};

} // namespace vitrine::trailfile
