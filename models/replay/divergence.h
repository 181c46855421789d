// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/facts.h"
#include "executor/policy/policy.h"
#include "executor/toolstubs.h"
#include "models/replay/comparison.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace vitrine {

/// Returns the facts of a step's code, or nothing if it does not parse.
using FactsOf = std::function<std::optional<Facts>(std::string_view code)>;

/// Tracks which names of a session may have other values than in the recorded run, so that a step after the first
/// difference is compared only if that difference cannot affect it. Errs on the side of "may differ". Not thread-safe.
class Divergence final {
public:
    /// Names of `policy` and `tools` exist before any code runs, so using them does not make a step depend on others.
    Divergence(const Policy &policy, const ToolStubs &tools);

    /// Whether a step with these facts may depend on a difference. Without facts, any step after a difference may.
    bool mayReach(const std::optional<Facts> &facts) const;

    /// Adds a step that has ended, with its comparison. If it saw a difference, the names that it binds may differ too,
    /// however it ended.
    void add(const std::optional<Facts> &facts, const Comparison &comparison, bool hasSeenChange = false);

    bool isAny() const { return m_isAny; }

private:
    bool mayDiffer(const std::string &name) const;

    std::set<std::string, std::less<>> m_given;
    std::set<std::string, std::less<>> m_known; ///< names bound by a step so far
    std::set<std::string, std::less<>> m_changed;
    bool m_isAny = false;
    bool m_isEverything = false; ///< a step without facts differed
};

} // namespace vitrine
