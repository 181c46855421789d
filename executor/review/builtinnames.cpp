// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/builtinnames.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

// Python 3.13's builtins without its exceptions and constants, and with those that the site module adds; sorted.
constexpr auto names = std::to_array<std::string_view>({ "abs", "aiter", "all", "anext", "any", "ascii", "bin", "bool",
    "breakpoint", "bytearray", "bytes", "callable", "chr", "classmethod", "compile", "complex", "copyright", "credits",
    "delattr", "dict", "dir", "divmod", "enumerate", "eval", "exec", "exit", "filter", "float", "format", "frozenset",
    "getattr", "globals", "hasattr", "hash", "help", "hex", "id", "input", "int", "isinstance", "issubclass", "iter",
    "len", "license", "list", "locals", "map", "max", "memoryview", "min", "next", "object", "oct", "open", "ord",
    "pow", "print", "property", "quit", "range", "repr", "reversed", "round", "set", "setattr", "slice", "sorted",
    "staticmethod", "str", "sum", "super", "tuple", "type", "vars", "zip" });
static_assert(std::ranges::is_sorted(names));

} // namespace

bool isBuiltinName(std::string_view name) { return std::ranges::binary_search(names, name); }

} // namespace vitrine
