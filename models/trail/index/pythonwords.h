// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// A token of Python code: a dotted name, a sign, or a whole string. Points into the code, except for ends of
/// statements and strings.
struct PythonWord {
    std::string_view text; ///< a dotted name, or one sign; "\n" ends a statement, "\"" represents a string
    bool isName = false;
    int depth = 0; ///< number of open brackets around it
};
using PythonWords = std::vector<PythonWord>;

/// Stops after the statement that contains the byte `enough`. Skips comments, and strings except for the braces of an
/// f-string.
PythonWords pythonWords(std::string_view code, std::size_t enough = std::string_view::npos);

bool isPythonKeyword(std::string_view word);

} // namespace vitrine::trailfile
