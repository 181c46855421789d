// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/determinism.h"

#include "base/formatted.h"

#include <sstream>

namespace vitrine {

namespace {

constexpr std::string_view real = "real";
constexpr std::string_view recorded = "recorded";

} // namespace

std::string toString(const ClockChoice &clock)
{
    switch (clock.kind) {
    case ClockChoice::Kind::Real: return std::string(real);
    case ClockChoice::Kind::Recorded: return std::string(recorded);
    case ClockChoice::Kind::Frozen: break;
    }
    return formatted("{:%FT%T}Z", clock.at);
}

std::optional<ClockChoice> clockFrom(std::string_view text)
{
    if (text == real)
        return ClockChoice {};
    if (text == recorded)
        return ClockChoice { ClockChoice::Kind::Recorded, {} };
    ClockChoice clock { ClockChoice::Kind::Frozen, {} };
    std::istringstream stream { std::string(text) };
    stream.imbue(std::locale::classic());
    std::chrono::from_stream(stream, "%FT%TZ", clock.at);
    const bool isWhole = !stream.fail() && stream.peek() == std::istringstream::traits_type::eof();
    const bool isPossible = clock.at.time_since_epoch().count() >= 0 && toString(clock) == text;
    return isWhole && isPossible ? std::optional(clock) : std::nullopt;
}

} // namespace vitrine
