// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <cstddef>

namespace vitrine {

/// How a receiver waits for the next of a row of quick frames: it spins up to 150 µs, which avoids a wake-up, or
/// blocks, which leaves the processor to the sender. It does what was quicker recently, and tries the other now and
/// then. After a long wait it blocks.
class AdaptiveWait final {
public:
    using Duration = std::chrono::nanoseconds;
    /// A spinning wait blocks after this time.
    static constexpr Duration longest = std::chrono::microseconds(150);

    /// Whether the wait that starts now spins.
    bool isAwake();
    /// How long that took until something came.
    void note(Duration waited);

private:
    static constexpr Duration quick = std::chrono::microseconds(250);
    static constexpr unsigned rare = 64;

    Duration m_last = Duration::max();
    bool m_isAwake = false;
    unsigned m_waits = 0;
    std::array<Duration, 2> m_usual {}; ///< wait of a row when asleep, and when awake; 0: not tried yet
};

} // namespace vitrine
