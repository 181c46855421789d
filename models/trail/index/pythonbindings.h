// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A statement of Python code that gives a name its value: an assignment, an import, a definition, a loop, or a call of
/// one of its methods, which may change it.
struct PythonBinding {
    std::string name;
    int line = 0; ///< from 1
    bool isCertain = true; ///< false for a method that is called
    std::vector<std::string> reads; ///< names that the value was made of, each once; its own where it had one before
    bool operator==(const PythonBinding &) const = default;
};

/// The bindings of the code itself, in their order, not those inside its functions. Read by a scanner of words, without
/// a parser: so they are found in code that does not parse as well.
std::vector<PythonBinding> pythonBindings(std::string_view code);

/// The last of them that binds the name, before a line where one is given; null for none. One that is certain comes
/// before those that are not.
const PythonBinding *bindingOf(const std::vector<PythonBinding> &bindings, std::string_view name, int before = 0);

} // namespace vitrine
