// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <optional>
#include <string>
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

/// Whether everything that `one` allows is allowed by `other` as well, for all possible programs, commands, paths,
/// hosts and tool calls: the patterns are compared as automata, and commands are counterexamples only if judging them
/// as a whole confirms it. Ask and unknown do not count as allowed. Projects and home folders are assumed to be
/// disjoint. Limits that only cut outputs are not compared.
PolicyProof proveNotWider(const Policy &one, const Policy &other);

} // namespace vitrine
