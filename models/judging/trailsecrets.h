// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/review/secretscanner.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/reports.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A text of a trail in which a secret or personal datum was found.
struct SecretLocation {
    RunId run = 0; ///< 0 for an execution outside of any run
    std::uint64_t step = 0; ///< ordinal; 0: in the run's own texts, or in none
    std::string_view
        field; ///< as `trail redact --field` names it; "replay.…" for what an execution recorded; a literal
    std::string excerpt; ///< the line around it, with all findings masked
    bool operator==(const SecretLocation &) const = default;
};

/// A secret or personal datum in the texts of a trail.
struct TrailSecret {
    std::string text; ///< the datum itself: not to be shown
    std::string mask; ///< what may be shown of it
    SecretKind kind = SecretKind::Token;
    std::uint64_t locations = 0; ///< texts that it was found in
    std::vector<SecretLocation> where; ///< those, in order; of very many only the first
};

/// The kinds that a search looks for: secrets, personal data with contact data, or both.
enum class SecretsWanted { Secrets, Personal, All };

/// How far a search is: steps done, and of how many. False cancels it.
using SecretsProgress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// Finds secrets or personal data in everything that is recorded of runs, steps and executions, in the order of the
/// first place. Policies and events of the program are not searched. Fails with Cancelled. Blocks.
Result<std::vector<TrailSecret>> secretsIn(
    const Trail &trail, SecretsWanted wanted, const SecretsProgress &progress = {});

/// The redaction of all texts that contain one of them.
Redaction redactionOf(const std::vector<TrailSecret> &secrets, std::string reason);

} // namespace vitrine
