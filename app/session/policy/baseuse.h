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

/// Usage by the steps of a base, summed up once, so that a list of rules costs the same for a million steps.
struct BaseUse {
    std::shared_ptr<const FactBase> base;
    std::array<std::vector<double>, allLimitKinds.size()> used; ///< values for each limit that are known, sorted
    /// The same for the steps that were ended by the limit: they might have used more.
    std::array<std::vector<double>, allLimitKinds.size()> ended;
    std::map<std::string, std::uint64_t, std::less<>> syntax; ///< number of steps by class of syntax

    std::span<const double> usedOf(LimitKind kind) const { return used[static_cast<std::size_t>(kind)]; }
};

/// `verdicts` of any policy on the base provide the sorted values. Iterates over all steps: not on the GUI thread.
BaseUse useOf(std::shared_ptr<const FactBase> base, const PolicyVerdicts &verdicts);

/// How much of a limit the steps use.
struct LimitUse {
    LimitKind kind = LimitKind::Operations;
    std::span<const double> values = {}; ///< sorted; owned by the BaseUse
    std::uint64_t over = 0; ///< steps beyond the limit, or ended by it
};
LimitUse limitUse(LimitKind kind, const Limits &limits, const BaseUse &use);

} // namespace vitrine
