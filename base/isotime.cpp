// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/isotime.h"

#include "base/formatted.h"

#include <chrono>
#include <cmath>
#include <cstdint>

namespace vitrine {

std::string isoTimeText(double seconds)
{
    constexpr double first = -62'135'596'800; // 0001-01-01
    constexpr double end = 253'402'300'800; // 10000-01-01
    if (!(seconds >= first && seconds < end - 1))
        return {};
    constexpr double perSecond = 1e6;
    const std::chrono::sys_time<std::chrono::microseconds> time { std::chrono::microseconds(
        static_cast<std::int64_t>(std::round(seconds * perSecond))) };
    std::string text = formatted("{:%FT%T}", time);
    text.resize(text.find_last_not_of('0') + 1);
    // The seconds of a whole minute are digits, too.
    if (text.ends_with('.'))
        text.pop_back();
    return text + 'Z';
}

} // namespace vitrine
