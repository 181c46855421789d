// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/trimmed.h"

namespace vitrine {

std::string_view trimmed(std::string_view text, std::string_view around) noexcept
{
    const std::size_t from = text.find_first_not_of(around);
    return from == text.npos ? std::string_view {} : text.substr(from, text.find_last_not_of(around) - from + 1);
}

} // namespace vitrine
