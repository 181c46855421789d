// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/ledger.h"

#include <string>
#include <string_view>

namespace vitrine::trailfile {

/// Records policies, each once.
class PolicyStore final {
public:
    explicit PolicyStore(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    /// Returns the hash of the policy's canonical JSON.
    std::string add(std::string_view canonicalJson);
    /// Fails if no recorded policy has this hash. An empty hash means no policy and is accepted.
    void require(const std::string &hash);

private:
    bool has(const std::string &hash);

    Ledger &m_ledger;
};

} // namespace vitrine::trailfile
