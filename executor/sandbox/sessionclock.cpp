// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/sessionclock.h"

#include <chrono>

namespace vitrine {

std::optional<std::uint64_t> recordedMoment(std::optional<double> unixSeconds)
{
    constexpr double perSecond = 1e6;
    constexpr double latest = 253'402'300'800; // the year 10000, which Python does not support
    return unixSeconds && *unixSeconds >= 0 && *unixSeconds < latest
        ? std::optional(static_cast<std::uint64_t>(*unixSeconds * perSecond))
        : std::nullopt;
}

std::optional<std::uint64_t> frozenMoment(const SessionSetup &setup)
{
    const ClockChoice &clock = setup.determinism.clock;
    if (clock.kind == ClockChoice::Kind::Frozen)
        return static_cast<std::uint64_t>(std::chrono::microseconds(clock.at.time_since_epoch()).count());
    return clock.kind == ClockChoice::Kind::Recorded ? recordedMoment(setup.recordedAt) : std::nullopt;
}

} // namespace vitrine
