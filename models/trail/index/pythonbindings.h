// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A statement of Python code that binds a name or may change its value: an assignment, an import, a definition, a
/// loop, or a call of one of its methods.
struct PythonBinding {
    std::string name;
    int line = 0; ///< from 1
    bool isCertain = true; ///< false for a method call
    /// Names that the value is computed from, without repetition; may include the name itself.
    std::vector<std::string> reads;
    bool operator==(const PythonBinding &) const = default;
};

/// The bindings at the top level of the code, in order, not those inside functions. Found by scanning words without a
/// parser, and so also in code that does not parse.
std::vector<PythonBinding> pythonBindings(std::string_view code);

/// The last binding of the name, before the line `before` if it is given; null for none. Certain bindings take
/// precedence over others.
const PythonBinding *bindingOf(const std::vector<PythonBinding> &bindings, std::string_view name, int before = 0);

} // namespace vitrine
