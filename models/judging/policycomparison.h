// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policyverdicts.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace vitrine {

/// What becomes of a step when one policy takes the place of another: NowAllowed, NowAsk, NowDenied, or Undecidable:
/// only running it would tell, or no rule decides. NotComparable: a step before it in its run changes or may change,
/// and nobody knows what it would do then. Actions that are now allowed or asked about can go on as they were recorded,
/// so that what comes behind them stays comparable.
enum class VerdictChange : std::uint8_t { NowAllowed, NowAsk, NowDenied, Undecidable, NotComparable, Unchanged };
/// "now_allowed" …
std::string_view toString(VerdictChange change);

inline constexpr std::array allVerdictChanges { VerdictChange::NowAllowed, VerdictChange::NowAsk,
    VerdictChange::NowDenied, VerdictChange::Undecidable, VerdictChange::NotComparable, VerdictChange::Unchanged };

/// How many steps of each change.
struct ChangeCounts {
    std::array<std::uint64_t, allVerdictChanges.size()> of {};

    std::uint64_t operator[](VerdictChange change) const { return of[static_cast<std::size_t>(change)]; }
    std::uint64_t &operator[](VerdictChange change) { return of[static_cast<std::size_t>(change)]; }
    std::uint64_t total() const;
    bool operator==(const ChangeCounts &) const = default;
};

/// A use about which the two policies decide differently, and what becomes of the steps that have it.
struct RuleChange {
    SubjectIndex subject = 0;
    Verdict verdict = Verdict::Denied; ///< of the policy after the change
    ChangeCounts counts;
};

struct PolicyComparison {
    std::vector<VerdictChange> steps; ///< by StepIndex
    std::vector<ChangeCounts> runs; ///< by RunIndex
    ChangeCounts counts;
    std::uint64_t unchangedDenied = 0; ///< of the unchanged ones
    std::vector<RuleChange> rules; ///< those that move the most steps first
};

/// Both have to speak of the same base.
PolicyComparison compare(const PolicyVerdicts &before, const PolicyVerdicts &after);

} // namespace vitrine
