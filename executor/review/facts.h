// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// An import statement's demand: a module, and the names taken from it ("*" included).
struct ImportFact {
    std::string module;
    std::vector<std::string> names;
    int line = 0;
    auto operator<=>(const ImportFact &) const = default;
};

/// What is true of the code whatever the policy says: stored with a step, so that another policy can judge it later
/// without parsing. Lists of names are sorted and without repetition.
struct Facts {
    std::vector<ImportFact> imports; ///< in the order of the code
    std::vector<std::string> calls; ///< dotted names that are called: "math.sqrt", "print"
    std::vector<std::string> attributes;
    std::vector<std::string> freeNames; ///< read, but bound nowhere in the step
    std::vector<std::string> boundNames; ///< bound at the top level of the step
    std::vector<std::string> nodeKinds; ///< AST classes that occur
    std::uint64_t nodes = 0;
    bool operator==(const Facts &) const = default;
};

std::string toJson(const Facts &facts);

} // namespace vitrine
