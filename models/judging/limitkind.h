// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/policy.h"

#include <array>
#include <optional>
#include <string_view>

namespace vitrine {

/// A limit of a policy whose use is recorded, so that another value of it can be judged without running anything.
enum class LimitKind { Operations, WallSeconds, CpuSeconds, MemoryMib, PrintChars, OutputChars, MaxSteps };

inline constexpr std::array allLimitKinds { LimitKind::Operations, LimitKind::WallSeconds, LimitKind::CpuSeconds,
    LimitKind::MemoryMib, LimitKind::PrintChars, LimitKind::OutputChars, LimitKind::MaxSteps };

/// Its path in the policy: "limits.operations".
std::string_view toString(LimitKind kind);

/// The limit in its unit (operations, seconds, MiB, characters, steps); nothing if there is none.
std::optional<double> limitOf(const Limits &limits, LimitKind kind);
/// Sets the limit, rounded up to a value that the field can hold.
void setLimit(Limits &limits, LimitKind kind, double value);

/// Whether a step that exceeds the limit is ended, and so denied; printed text and values are only truncated.
bool endsStep(LimitKind kind);

} // namespace vitrine
