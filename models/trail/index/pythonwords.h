// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// A word of Python code: a dotted name, a sign, or a whole text. Its characters are those of the code, but for the
/// ends of statements and for texts.
struct PythonWord {
    std::string_view text; ///< a dotted name, or one sign; "\n" ends a statement, "\"" represents a text
    bool isName = false;
    int depth = 0; ///< of open brackets around it
};
using PythonWords = std::vector<PythonWord>;

/// Stops after the statement that has the byte `enough`. Comments are skipped, and texts except for the braces of an
/// f-string.
PythonWords pythonWords(std::string_view code, std::size_t enough = std::string_view::npos);

bool isPythonKeyword(std::string_view word);

} // namespace vitrine::trailfile
