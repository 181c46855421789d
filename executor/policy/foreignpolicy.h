// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A rule that the other document cannot express, or that has no effect there.
struct NotExpressed {
    enum class Reason {
        NoCounterpart, ///< there is nothing like it
        IgnoredThere, ///< the other tool accepts the rule and does not use it
        NotAPrefix, ///< only rules for all commands with a beginning can be written
        NarrowWildcard, ///< "*" within one word
        NotLiteral, ///< a character that is special there and cannot be escaped
        OneOfTwo, ///< edits and writes have the same rules there
        Unreadable, ///< the syntax of the rule is unknown
        AlwaysAsks, ///< the other tool asks in any case
        Mode, ///< a mode of which only the stricter part is taken over
    };
    std::string rule; ///< as the document has it: "Write(docs/**)", "commands.allow:ls *"
    Reason reason = Reason::NoCounterpart;
};
std::string_view toString(NotExpressed::Reason reason);

struct ForeignImport {
    Policy policy;
    std::vector<NotExpressed> notExpressed;
};

struct ForeignExport {
    std::string text; ///< the document, with a line break at the end
    std::vector<NotExpressed> notExpressed;
};

/// Why a document cannot be read.
struct ForeignError {
    std::string message;
    std::size_t line = 0; ///< 0: unknown
};

/// The parts of a policy that decide about Python code only and have no place elsewhere, but for these.
void addPythonParts(std::vector<NotExpressed> &list, const Policy &policy, std::string_view except = {});

/// All texts that a pattern with "{a,b}" matches; empty if there are too many.
std::vector<std::string> expandedBraces(std::string_view pattern);

/// The start of an imported policy: nothing is allowed.
Policy emptyPolicy(std::string_view name);

} // namespace vitrine
