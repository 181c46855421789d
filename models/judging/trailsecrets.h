// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/review/secretscanner.h"
#include "models/trail/read/trail.h"

#include <functional>
#include <string>
#include <vector>

namespace vitrine {

/// A secret or personal datum in the texts of a trail.
struct TrailSecret {
    std::string text; ///< the datum itself: not to be shown
    std::string mask; ///< what may be shown of it
    SecretKind kind = SecretKind::Token;
    std::uint64_t places = 0; ///< texts that it was found in
    RunId run = 0; ///< of the first
    std::uint64_t step = 0; ///< ordinal of the first; 0: in the run's own texts
};

/// Finds secrets or personal data in everything that is recorded of runs, steps and executions, in the order of the
/// first place. `goOn` is asked before each step; when it says no, the error is Cancelled. Blocks.
Result<std::vector<TrailSecret>> secretsIn(
    const Trail &trail, const ScanScope &scope, const std::function<bool()> &goOn = {});

} // namespace vitrine
