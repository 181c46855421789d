// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

/// Reading shfmt's syntax tree (shellparser.h).
namespace vitrine::shellsyntax {

/// The operators as their numbers in the tree: of lists and pipes, of redirections, of expansions.
enum Operator {
    And = 10,
    Pipe = 12,
    PipeAll = 13,
    Out = 54,
    Append = 55,
    In = 56,
    InOut = 57,
    DuplicateIn = 58,
    DuplicateOut = 59,
    OutAnyway = 60,
    HereDocument = 61,
    HereDocumentTabs = 62,
    HereText = 63,
    AssignUnset = 74,
    AssignUnsetOrNull = 75
};

std::string typeOf(const nlohmann::json &node);

/// The child nodes in the order of the command: the members of an object are sorted by name.
std::vector<const nlohmann::json *> childrenOf(const nlohmann::json &node);

/// Replaces a text in $'…' with escapes.
inline constexpr char escapedText = '\x01';

/// The text of a word without its quotes and expansions.
std::string literalText(const nlohmann::json &node);

/// Whether arithmetic that evaluates the text runs a command: "a[$(x)]".
bool holdsIndex(std::string text);

} // namespace vitrine::shellsyntax
