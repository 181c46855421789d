// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/policy.h"

#include <array>
#include <optional>
#include <string_view>

namespace vitrine {

/// A limit of a policy whose use is on record, so that another limit can be judged without running anything.
enum class LimitKind { Operations, WallSeconds, CpuSeconds, MemoryMib, PrintChars, OutputChars, MaxSteps };

inline constexpr std::array allLimitKinds { LimitKind::Operations, LimitKind::WallSeconds, LimitKind::CpuSeconds,
    LimitKind::MemoryMib, LimitKind::PrintChars, LimitKind::OutputChars, LimitKind::MaxSteps };

/// Its place in the policy: "limits.operations".
std::string_view toString(LimitKind kind);

/// The limit in its unit (operations, seconds, MiB, characters, steps); nothing where there is none.
std::optional<double> limitOf(const Limits &limits, LimitKind kind);
/// Rounds up to what the field can hold.
void setLimit(Limits &limits, LimitKind kind, double value);

/// A step that goes beyond is ended, and so denied; prints and values are only cut.
bool endsStep(LimitKind kind);

} // namespace vitrine
