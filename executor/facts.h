// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/rulejudge.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The request of an import statement: a module, and the names imported from it ("*" included).
struct ImportFact {
    std::string module;
    std::vector<std::string> names;
    int line = 0;
    auto operator<=>(const ImportFact &) const = default;
};

/// A use in the code that a policy decides about, at its first position. Lines and columns are 1-based.
struct UseFact {
    UseKind kind = UseKind::Import;
    std::string subject;
    int line = 0;
    int column = 0;
    auto operator<=>(const UseFact &) const = default;
};

/// Facts about the code that do not depend on a policy: stored with a step, so that another policy can judge it later
/// without parsing. Lists of names are sorted and without duplicates.
struct Facts {
    std::vector<ImportFact> imports; ///< in the order of the code
    std::vector<std::string> calls; ///< dotted names that are called: "math.sqrt", "print"
    std::vector<std::string> attributes;
    std::vector<std::string> freeNames; ///< read, but not bound anywhere in the step
    std::vector<std::string> boundNames; ///< bound at the top level of the step
    std::vector<std::string> nodeKinds; ///< AST classes that occur
    std::uint64_t nodes = 0;
    /// Everything a judge needs except the classes in `nodeKinds`: each once, in the order of the code.
    std::vector<UseFact> uses;
    bool isTooDeep = false; ///< nested too deeply for a review: denied under any policy
    bool operator==(const Facts &) const = default;
};

std::string toJson(const Facts &facts);
/// Empty if the text was not written by this version's `toJson`: such code has to be reviewed again.
std::optional<Facts> factsFromJson(std::string_view json);

} // namespace vitrine
