// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <cstddef>
#include <string>

namespace vitrine {

inline constexpr std::size_t longestTextFile = 64 * 1024 * 1024;

/// A whole file of at most so many bytes; "-" is standard input.
Result<std::string> readBytes(const std::string &file, std::size_t longest);
/// A whole file as UTF-8; "-" is standard input. Errors say which file, why and, for a byte that is no UTF-8, where.
Result<std::string> readTextFile(const std::string &file, std::size_t longest = longestTextFile);

} // namespace vitrine
