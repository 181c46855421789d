// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policyverdicts.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// The uses by the steps of a base, summed up once, so that a list of rules costs the same for a million steps.
struct BaseUse {
    std::shared_ptr<const FactBase> base;
    std::array<std::vector<double>, allLimitKinds.size()> used; ///< of each limit as far as it is known, sorted
    /// The same of the steps that reached it and were ended by it: they might have used more.
    std::array<std::vector<double>, allLimitKinds.size()> ended;
    std::map<std::string, std::uint64_t, std::less<>> syntax; ///< steps by class of syntax

    std::span<const double> usedOf(LimitKind kind) const { return used[static_cast<std::size_t>(kind)]; }
};

/// `verdicts`, any of the base, have its steps sorted already. Looks at all steps: not on the GUI thread.
BaseUse useOf(std::shared_ptr<const FactBase> base, const PolicyVerdicts &verdicts);

/// How much of a limit the steps use.
struct LimitUse {
    LimitKind kind = LimitKind::Operations;
    std::span<const double> values = {}; ///< sorted; of the BaseUse
    std::uint64_t over = 0; ///< steps beyond the limit, or ended by it
};
LimitUse limitUse(LimitKind kind, const Limits &limits, const BaseUse &use);

} // namespace vitrine
