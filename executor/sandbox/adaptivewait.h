// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <cstddef>

namespace vitrine {

/// How a receiver waits for the next of several frames in quick succession: it spins up to 150 µs, which avoids a
/// wake-up, or blocks, which leaves the processor to the sender. Uses whichever was faster recently, and occasionally
/// tries the other. After a long wait it blocks.
class AdaptiveWait final {
public:
    using Duration = std::chrono::nanoseconds;
    /// A spinning wait blocks after this time.
    static constexpr Duration longest = std::chrono::microseconds(150);

    /// Whether the wait that starts now spins.
    bool isAwake();
    /// Reports how long the wait took.
    void note(Duration waited);

private:
    static constexpr Duration quick = std::chrono::microseconds(250);
    static constexpr unsigned rare = 64;

    Duration m_last = Duration::max();
    bool m_isAwake = false;
    unsigned m_waits = 0;
    std::array<Duration, 2> m_usual {}; ///< usual wait when blocked and when spinning; 0: not tried yet
};

} // namespace vitrine
