// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>

/// Date, time and random numbers that this process and its libraries get from the C library: Python, numpy or code
/// called through ctypes. A program that links this overrides those functions.
namespace vitrine {

/// Freezes the wall clock at `moment`; it advances by a microsecond per read, so that code that waits for it, or
/// divides by a difference, terminates. Monotonic clocks continue.
void freezeClock(std::chrono::sys_time<std::chrono::microseconds> moment);

/// From now on all randomness is derived from `seed`.
void seedRandomness(std::uint64_t seed);

} // namespace vitrine
