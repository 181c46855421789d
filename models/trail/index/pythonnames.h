// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// The names, possibly dotted, that Python code imports, calls and binds. Found by scanning words without a parser, so
/// it is fast and also works for code that does not parse. Strings and comments are ignored, except for the braces of
/// an f-string. A call by a name from an earlier import is included twice, as written and by its imported name:
/// `sp.solve` and `sympy.solve`.
struct PythonNames {
    std::vector<std::string> imports;
    std::vector<std::string> calls;
    std::vector<std::string> assigns;
};
PythonNames pythonNames(std::string_view code);

/// Only the imports. Reads no further than to the last one.
std::vector<std::string> pythonImports(std::string_view code);

} // namespace vitrine::trailfile
