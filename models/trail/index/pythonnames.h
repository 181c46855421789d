// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// The names that Python code imports, calls and binds, dotted where they are. Read from its words alone, without a
/// parser: so from code that does not parse as well, and at the speed of reading. Strings and comments count as
/// nothing; what stands in the braces of an f-string counts. A call by a name that an import before it gave stands
/// there twice, as it is written and as what was imported: `sp.solve` and `sympy.solve`.
struct PythonNames {
    std::vector<std::string> imports;
    std::vector<std::string> calls;
    std::vector<std::string> assigns;
};
PythonNames pythonNames(std::string_view code);

/// Only what it imports: reads no further than to the last import.
std::vector<std::string> pythonImports(std::string_view code);

} // namespace vitrine::trailfile
