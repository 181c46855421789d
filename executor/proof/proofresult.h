// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Something that is allowed by one policy but not by another.
struct PolicyCounterexample {
    enum class Kind { Program, Command, Read, Edit, Write, Fetch, Tool, Limit, Output, Layer };
    Kind kind = Kind::Program;
    std::string rule; ///< rule of the other policy that does not allow it: "imports.allow", "commands.deny:rm **"
    std::string subject; ///< the module, name, path, host, number …
    std::string text; ///< a program in Python, a command for a shell, a path, a host, the call of a tool
};
std::string_view toString(PolicyCounterexample::Kind kind);

struct PolicyProof {
    std::vector<PolicyCounterexample> counterexamples; ///< at most one per rule, the shortest first
    std::vector<std::string> undecided; ///< parts in which neither a proof nor a counterexample was found
    bool isProven() const { return counterexamples.empty() && undecided.empty(); }
};

} // namespace vitrine
