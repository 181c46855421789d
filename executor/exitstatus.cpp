// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/exitstatus.h"

#include <charconv>
#include <system_error>

namespace vitrine {

std::optional<int> exitStatus(const StepError &error)
{
    constexpr int ofTexts = 1;
    constexpr int ofHugeNumbers = 0xff;
    constexpr long long lowByte = 0xff;
    if (error.type != "SystemExit")
        return std::nullopt;
    long long number = 0;
    const char *end = error.message.data() + error.message.size();
    const auto read = std::from_chars(error.message.data(), end, number);
    if (read.ptr != end || read.ec == std::errc::invalid_argument)
        return ofTexts;
    return read.ec == std::errc() ? static_cast<int>(number & lowByte) : ofHugeNumbers;
}

} // namespace vitrine
