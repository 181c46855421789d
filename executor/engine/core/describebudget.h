// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/engine/limits/memorylimit.h"
#include "executor/engine/limits/watchdog.h"

#include <chrono>

namespace vitrine {

/// The budget for describing a step's values after it has ended: their classes' __repr__ is code of the step, and gets
/// operations, time and memory of its own while this lives. Needs the GIL; leaves no exception set.
class DescribeBudget final {
public:
    /// `ceiling` as MemoryCeiling wants it.
    DescribeBudget(SessionCore &core, Watchdog &watchdog, std::optional<std::int64_t> ceiling);
    ~DescribeBudget();
    DescribeBudget(const DescribeBudget &) = delete;
    DescribeBudget &operator=(const DescribeBudget &) = delete;

    bool isSpent() { return m_core.meter.reason() != StopReason::None; }
    /// A small one more, so that what spent it all does not leave nothing to others. False when enough was given.
    bool renew();

private:
    void begin(double seconds);

    SessionCore &m_core;
    Watchdog &m_watchdog;
    MemoryCeiling m_ceiling;
    std::chrono::steady_clock::time_point m_started;
};

} // namespace vitrine
