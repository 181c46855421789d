// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// The word as a shell reads it: unchanged if it is plain, else in quotes. Control characters are written as escapes of
/// bash.
std::string shellQuoted(std::string_view word);

} // namespace vitrine
