// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Whether the program reads a language of its own, from its arguments or its input, with commands that start programs
/// or open files: "sqlite3", "psql", "ed", "dc".
bool hasShellEscapes(std::string_view program);

/// Whether a text in that language contains such a command. Includes matches within quotes.
bool isShellEscape(std::string_view program, std::string_view text);

} // namespace vitrine
