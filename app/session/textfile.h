// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <cstddef>
#include <string>

namespace vitrine {

inline constexpr std::size_t longestTextFile = 64 * 1024 * 1024;

/// Reads a whole file of at most `longest` bytes; "-" is standard input.
Result<std::string> readBytes(const std::string &file, std::size_t longest);
/// Reads a whole file as UTF-8; "-" is standard input. Errors contain the file, the reason and, for invalid UTF-8, the
/// position.
Result<std::string> readTextFile(const std::string &file, std::size_t longest = longestTextFile);

/// The same for a file of Python, which may begin with a byte order mark or name its encoding in one of the first two
/// lines (PEP 263). Returns UTF-8 without the mark.
Result<std::string> readPythonFile(const std::string &file, std::size_t longest = longestTextFile);

} // namespace vitrine
