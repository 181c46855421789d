// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/ledger.h"
#include "models/trail/write/reports.h"
#include "models/trail/write/soughttexts.h"

#include <set>

namespace vitrine::trailfile {

/// Removes texts from a trail.
class RedactionStore final {
public:
    explicit RedactionStore(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    RedactionReport redact(const Redaction &redaction);
    /// Call it outside of a transaction, after a redaction was committed.
    void wipe();

private:
    std::vector<std::int64_t> contentsOf(const Redaction &redaction);
    std::set<std::int64_t> keptContents(bool keepsPolicies);
    std::vector<std::int64_t> contentsWith(const SoughtTexts &sought, bool keepsPolicies);
    void redactContent(std::int64_t content, const std::string &reason);
    void renewIndex(std::int64_t content);
    std::uint64_t namesWith(const SoughtTexts &sought);

    Ledger &m_ledger;
};

} // namespace vitrine::trailfile
