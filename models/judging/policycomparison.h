// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policyverdicts.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace vitrine {

/// The effect on a step of replacing one policy by another: NowAllowed, NowAsk, NowDenied, or Undecidable: only running
/// it can decide, or no rule does. NotComparable: a step before it in its run changes or may change, and its effect is
/// unknown. Actions that are now allowed or asked about can continue as recorded, so that later steps stay comparable.
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
