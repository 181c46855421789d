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

/// A text of a trail in which a secret or personal data was found.
struct SecretLocation {
    RunId run = 0; ///< 0 for an execution outside any run
    std::uint64_t step = 0; ///< ordinal; 0 for the run's own texts, or outside any run
    std::string_view field; ///< as in `trail redact --field`; "replay.…" for data of an execution; a literal
    std::string excerpt; ///< the line around it, with all findings masked
    bool operator==(const SecretLocation &) const = default;
};

/// A secret or an item of personal data in the texts of a trail.
struct TrailSecret {
    std::string text; ///< the secret itself; never show it
    std::string mask; ///< the form that may be shown
    SecretKind kind = SecretKind::Token;
    std::uint64_t locations = 0; ///< number of texts in which it was found
    std::vector<SecretLocation> where; ///< these texts, in order; if there are very many, only the first ones
};

/// The kinds to search for: secrets, personal data including contact data, or both.
enum class SecretsWanted { Secrets, Personal, All };

/// Reports the progress of a search in steps. Returning false cancels it.
using SecretsProgress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// Finds secrets or personal data in all recorded texts of runs, steps and executions, in the order of their first
/// location. Policies and events are not searched. Fails with Cancelled. Blocks.
Result<std::vector<TrailSecret>> secretsIn(
    const Trail &trail, SecretsWanted wanted, const SecretsProgress &progress = {});

/// The request to redact all texts that contain one of them.
Redaction redactionOf(const std::vector<TrailSecret> &secrets, std::string reason);

} // namespace vitrine
