// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// The text without the bytes in `around` at both ends; by default, without ASCII white space.
std::string_view trimmed(std::string_view text, std::string_view around = " \t\r\n\f\v") noexcept;

} // namespace vitrine
