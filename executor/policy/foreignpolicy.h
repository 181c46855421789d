// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A rule that cannot be expressed in the other document, or that has no effect there.
struct NotExpressed {
    enum class Reason {
        NoCounterpart, ///< has no equivalent
        IgnoredThere, ///< accepted by the other tool, but not used
        NotAPrefix, ///< only prefix rules can be written
        NarrowWildcard, ///< "*" within one word
        NotLiteral, ///< contains a special character that cannot be escaped there
        OneOfTwo, ///< edits and writes share their rules there
        Unreadable, ///< the syntax of the rule is unknown
        AlwaysAsks, ///< the other tool asks in any case
        Mode, ///< only the stricter part of the mode is converted
        DeniedInPart, ///< a part of what it allows is denied, which cannot be written there
        Repeated, ///< a key that occurs again: only the last value applies there
    };
    std::string rule; ///< as in the document: "Write(docs/**)", "commands.allow:ls *"
    Reason reason = Reason::NoCounterpart;
};
std::string_view toString(NotExpressed::Reason reason);

struct ForeignImport {
    Policy policy;
    std::vector<NotExpressed> notExpressed;
};

struct ForeignExport {
    std::string text; ///< the document, ending with a newline
    std::vector<NotExpressed> notExpressed;
};

/// Why a document cannot be read.
struct ForeignError {
    std::string message;
    std::size_t line = 0; ///< 0: unknown
};

/// Adds the parts of a policy that decide about Python code only and have no equivalent elsewhere, excluding `except`.
void addPythonParts(std::vector<NotExpressed> &list, const Policy &policy, std::string_view except = {});

/// All texts that a pattern with "{a,b}" matches; empty if there are too many.
std::vector<std::string> expandedBraces(std::string_view pattern);

/// The list of a part's rules with this decision.
std::vector<std::string> &listOf(ActionRules &rules, Decision decision);
const std::vector<std::string> &listOf(const ActionRules &rules, Decision decision);
std::vector<std::string> &toolsOf(Policy &policy, Decision decision);
const std::vector<std::string> &toolsOf(const Policy &policy, Decision decision);

/// Adds a pattern that is not in the list yet.
void addOnce(std::vector<std::string> &patterns, std::string pattern);

/// The start of an imported policy, which allows nothing.
Policy emptyPolicy(std::string_view name);

} // namespace vitrine
