// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// The names that Python code imports, calls and binds, dotted if they are. Read by a scanner of words, without a
/// parser: so they are found in code that does not parse as well, and at the speed of reading. Strings and comments are
/// ignored; the braces of an f-string are not. A call by a name from an earlier import is included twice, as written
/// and by its imported name: `sp.solve` and `sympy.solve`.
struct PythonNames {
    std::vector<std::string> imports;
    std::vector<std::string> calls;
    std::vector<std::string> assigns;
};
PythonNames pythonNames(std::string_view code);

/// Only what it imports: reads no further than to the last import.
std::vector<std::string> pythonImports(std::string_view code);

} // namespace vitrine::trailfile
