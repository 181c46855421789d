// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// What the code of a session sees as date and time. Frozen: it stands still at a moment, but for a microsecond a look.
/// Recorded: the same, at the moment that the record tells for each step; real while it has told none.
struct ClockChoice {
    enum class Kind { Real, Frozen, Recorded };
    Kind kind = Kind::Real;
    std::chrono::sys_seconds at {}; ///< of a frozen clock
    bool operator==(const ClockChoice &) const = default;
};

/// "real", "recorded", or a moment of UTC such as "2026-01-31T12:00:00Z".
std::string toString(const ClockChoice &clock);
std::optional<ClockChoice> clockFrom(std::string_view text);

/// What makes the same steps do the same again. Only a worker process can give it; each result says that it was so.
struct Determinism {
    ClockChoice clock;
    /// All randomness that the code can get comes from this: `random`, numpy, `os.urandom`, `uuid4`, hashes of texts.
    std::optional<std::uint64_t> seed;
    bool operator==(const Determinism &) const = default;
};

} // namespace vitrine
