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

/// The facts of a step's code, or nothing when it does not parse.
using FactsOf = std::function<std::optional<Facts>(std::string_view code)>;

/// Follows which names of a session may hold other values than in the recorded run, so that a step behind the first
/// difference is only compared when it cannot see that difference. Errs on the side of "may differ". Not thread-safe.
class Divergence final {
public:
    /// Names that are there before any code runs: they bind a step to nothing.
    Divergence(const Policy &policy, const ToolStubs &tools);

    /// Whether a step with these facts may depend on what differs. Without facts every later step may.
    bool mayReach(const std::optional<Facts> &facts) const;

    /// A step has ended, with this comparison. What it saw of a difference goes on in what it leaves, however it ended.
    void add(const std::optional<Facts> &facts, const Comparison &comparison, bool hasSeenChange = false);

    bool isAny() const { return m_isAny; }

private:
    bool mayDiffer(const std::string &name) const;

    std::set<std::string, std::less<>> m_given;
    std::set<std::string, std::less<>> m_known; ///< bound by a step so far
    std::set<std::string, std::less<>> m_changed;
    bool m_isAny = false;
    bool m_isEverything = false; ///< a step without facts differed
};

} // namespace vitrine
