// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The date and time that the code of a session sees. Frozen: a fixed moment, plus a microsecond per reading. Recorded:
/// the same with each step's recorded moment; the real time until the first one.
struct ClockChoice {
    enum class Kind { Real, Frozen, Recorded };
    Kind kind = Kind::Real;
    std::chrono::sys_seconds at {}; ///< moment of a frozen clock
    bool operator==(const ClockChoice &) const = default;
};

/// "real", "recorded", or a UTC time such as "2026-01-31T12:00:00Z".
std::string toString(const ClockChoice &clock);
std::optional<ClockChoice> clockFrom(std::string_view text);

/// Options that make the same steps behave identically each time. Only a worker process supports them; each result
/// records them.
struct Determinism {
    ClockChoice clock;
    /// The seed of all randomness available to the code: `random`, numpy, `os.urandom`, `uuid4`, hashes of texts.
    std::optional<std::uint64_t> seed;
    bool operator==(const Determinism &) const = default;
};

} // namespace vitrine
