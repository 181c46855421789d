// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// Something that one policy allows and another does not.
struct PolicyCounterexample {
    enum class Kind { Program, Command, Read, Edit, Write, Fetch, Tool, Limit, Output, Layer };
    Kind kind = Kind::Program;
    std::string rule; ///< of the other policy, which does not allow it: "imports.allow", "commands.deny:rm **"
    std::string subject; ///< the module, name, path, host, number …
    std::string text; ///< a program in Python, a command for a shell, a path, a host, the call of a tool
};
std::string_view toString(PolicyCounterexample::Kind kind);

struct PolicyProof {
    std::vector<PolicyCounterexample> counterexamples; ///< at most one a rule, the shortest first
    std::vector<std::string> undecided; ///< parts whose patterns are too complex or not valid
    bool isProven() const { return counterexamples.empty() && undecided.empty(); }
};

/// Whether everything that `one` allows is allowed by `other` as well, for all programs, commands, paths, hosts and
/// tool calls that there can be: the patterns are compared as automata. What is asked or unknown is not allowed.
/// Projects and home folders are taken to be disjoint. Limits that only cut outputs are not compared.
PolicyProof proveNotWider(const Policy &one, const Policy &other);

} // namespace vitrine
