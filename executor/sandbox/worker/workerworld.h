// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>

/// Date, time and randomness as this process and its libraries get them from the C library, whoever asks: Python, numpy
/// or code that is called through ctypes. A program that links this has the functions of the C library behind it.
namespace vitrine {

/// From here on the clock that people read stands at `moment`, and moves on by a microsecond each time it is read, so
/// that code which waits for it, or divides by a difference, comes to an end. Clocks that measure go on.
void freezeClock(std::chrono::sys_time<std::chrono::microseconds> moment);

/// From here on what looks random follows from `seed`.
void seedRandomness(std::uint64_t seed);

} // namespace vitrine
