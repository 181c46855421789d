// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"

#include <cstdint>
#include <optional>

namespace vitrine {

/// Unix time in microseconds for workers; empty for times that no recorded clock can show.
std::optional<std::uint64_t> recordedMoment(std::optional<double> unixSeconds);

/// Frozen clock of a new session; empty if the clock runs.
std::optional<std::uint64_t> frozenMoment(const SessionSetup &setup);

} // namespace vitrine
