// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Whether the program reads a language of its own, with commands that start programs or open files: "sqlite3", "psql",
/// "ed", "dc". It reads it from its arguments or its input.
bool hasShellEscapes(std::string_view program);

/// Whether a text in that language contains such a command. A mark of one in quotes counts, too.
bool isShellEscape(std::string_view program, std::string_view text);

} // namespace vitrine
