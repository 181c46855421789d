// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policyverdicts.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace vitrine {

/// The effect on a step of replacing one policy by another. Undecidable: only running it can decide, or no rule
/// decides. NotComparable: an earlier step of its run changes or may change, with unknown effects. Actions that are now
/// allowed or asked about can continue as recorded, so that later steps stay comparable.
enum class VerdictChange : std::uint8_t { NowAllowed, NowAsk, NowDenied, Undecidable, NotComparable, Unchanged };
/// "now_allowed" …
std::string_view toString(VerdictChange change);

inline constexpr std::array allVerdictChanges { VerdictChange::NowAllowed, VerdictChange::NowAsk,
    VerdictChange::NowDenied, VerdictChange::Undecidable, VerdictChange::NotComparable, VerdictChange::Unchanged };

/// The number of steps with each change.
struct ChangeCounts {
    std::array<std::uint64_t, allVerdictChanges.size()> of {};

    std::uint64_t operator[](VerdictChange change) const { return of[static_cast<std::size_t>(change)]; }
    std::uint64_t &operator[](VerdictChange change) { return of[static_cast<std::size_t>(change)]; }
    std::uint64_t total() const;
    bool operator==(const ChangeCounts &) const = default;
};

/// A use about which the two policies decide differently, and the changes of the steps that have it.
struct RuleChange {
    SubjectIndex subject = 0;
    Verdict verdict = Verdict::Denied; ///< by the new policy
    ChangeCounts counts;
};

struct PolicyComparison {
    std::vector<VerdictChange> steps; ///< by StepIndex
    std::vector<ChangeCounts> runs; ///< by RunIndex
    ChangeCounts counts;
    std::uint64_t unchangedDenied = 0; ///< number of unchanged steps that are denied
    std::vector<RuleChange> rules; ///< those that change the most steps first
};

/// Both must be of the same base.
PolicyComparison compare(const PolicyVerdicts &before, const PolicyVerdicts &after);

} // namespace vitrine
