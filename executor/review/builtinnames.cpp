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

// Its exceptions and constants; sorted.
constexpr auto others = std::to_array<std::string_view>({ "ArithmeticError", "AssertionError", "AttributeError",
    "BaseException", "BaseExceptionGroup", "BlockingIOError", "BrokenPipeError", "BufferError", "BytesWarning",
    "ChildProcessError", "ConnectionAbortedError", "ConnectionError", "ConnectionRefusedError", "ConnectionResetError",
    "DeprecationWarning", "EOFError", "Ellipsis", "EncodingWarning", "EnvironmentError", "Exception", "ExceptionGroup",
    "False", "FileExistsError", "FileNotFoundError", "FloatingPointError", "FutureWarning", "GeneratorExit", "IOError",
    "ImportError", "ImportWarning", "IndentationError", "IndexError", "InterruptedError", "IsADirectoryError",
    "KeyError", "KeyboardInterrupt", "LookupError", "MemoryError", "ModuleNotFoundError", "NameError", "None",
    "NotADirectoryError", "NotImplemented", "NotImplementedError", "OSError", "OverflowError",
    "PendingDeprecationWarning", "PermissionError", "ProcessLookupError", "PythonFinalizationError", "RecursionError",
    "ReferenceError", "ResourceWarning", "RuntimeError", "RuntimeWarning", "StopAsyncIteration", "StopIteration",
    "SyntaxError", "SyntaxWarning", "SystemError", "SystemExit", "TabError", "TimeoutError", "True", "TypeError",
    "UnboundLocalError", "UnicodeDecodeError", "UnicodeEncodeError", "UnicodeError", "UnicodeTranslateError",
    "UnicodeWarning", "UserWarning", "ValueError", "Warning", "ZeroDivisionError" });
static_assert(std::ranges::is_sorted(others));

constexpr auto mathFunctions = std::to_array<std::string_view>({ "acos", "asin", "atan", "atan2", "ceil", "cos",
    "degrees", "exp", "floor", "log", "radians", "sin", "sqrt", "tan" });
static_assert(std::ranges::is_sorted(mathFunctions));

// Dunder names that the interpreter binds in modules, classes, functions and builtins; sorted.
constexpr auto interpreterNames = std::to_array<std::string_view>(
    { "__annotations__", "__build_class__", "__builtins__", "__cached__", "__class__", "__classcell__", "__classdict__",
        "__conditional_annotations__", "__debug__", "__dict__", "__doc__", "__file__", "__firstlineno__", "__import__",
        "__loader__", "__main__", "__module__", "__name__", "__orig_bases__", "__package__", "__path__", "__qualname__",
        "__spec__", "__static_attributes__", "__type_params__", "__weakref__" });
static_assert(std::ranges::is_sorted(interpreterNames));

} // namespace

bool isBuiltinName(std::string_view name) { return std::ranges::binary_search(names, name); }

bool isPythonName(std::string_view name) { return isBuiltinName(name) || std::ranges::binary_search(others, name); }

bool isFrameworkFunction(std::string_view name) { return std::ranges::binary_search(mathFunctions, name); }

bool isInterpreterName(std::string_view name) { return std::ranges::binary_search(interpreterNames, name); }

bool isDunder(std::string_view name) { return name.size() > 4 && name.starts_with("__") && name.ends_with("__"); }

} // namespace vitrine
