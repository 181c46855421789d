// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <array>
#include <string>
#include <string_view>

namespace vitrine {

class SessionCore;

/// The names visible to the text: those that its library collected for it, with imports that return views
/// (textimports.h) or without imports, or those of a module chosen by the code, which the text does not need.
enum class TextWorld { OfLibrary, OfLibraryWithImports, OfAnyModule };

/// The builtins that libraries use in their own texts, under any policy.
inline constexpr auto builtinsOfTexts = std::to_array<std::string_view>(
    { "hash", "type", "super", "object", "repr", "tuple", "isinstance", "len", "property", "NotImplemented" });

/// Libraries compile code from text: dataclasses, namedtuple, evaluated annotations, expressions for data frames.
/// Neither review nor guards have seen that code, so its names are judged before it runs (audit events compile, exec).
/// The libraries' own files do not count as text. Each function returns the denied name, or an empty text. Requires the
/// GIL.
std::string forbiddenIn(const SessionCore &core, PyObject *code, TextWorld world);

/// The same for an expression that a library parses and evaluates itself.
std::string forbiddenInExpression(const SessionCore &core, std::string_view text);

/// Whether code was compiled from a file or frozen into the interpreter.
bool isFromFile(std::string_view file);

/// Whether an unpickler may look up this name: classes and factories of allowed packages, and what pickles of plain
/// values need.
bool mayUnpickle(SessionCore &core, const std::string &module, const std::string &name);

} // namespace vitrine
