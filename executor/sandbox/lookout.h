// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <cstddef>

namespace vitrine {

/// How a receiver waits for the next of a row of quick frames: awake, which spares it being woken, or asleep, which
/// leaves the processor to whoever has to answer. It does what was quicker of late, and tries the other now and then.
/// After a long wait it sleeps.
class Lookout final {
public:
    using Duration = std::chrono::nanoseconds;
    /// Who waits awake goes to sleep after this.
    static constexpr Duration longest = std::chrono::microseconds(150);

    /// Of the wait that begins now.
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
