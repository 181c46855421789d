// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

namespace vitrine {

/// The key that marks an object as the safe form of a value that JSON does not know.
inline constexpr std::string_view safeFormMark = "__type__";

/// The value that Session::give() accepts to delete a variable.
inline constexpr std::string_view deletedForm = R"({"__type__":"deleted"})";

/// Why a value does not have a safe form.
struct UnsafeValue {
    std::string type; ///< name of the class without a safe form, or a description of the value
    bool isTooLarge = false; ///< its safe form would exceed the size limit
};

/// The safe form of a value: JSON in which lists and dicts with text keys are plain, and the other kinds of data that
/// the agent framework sends between processes are marked ({"__type__": "tuple", "data": […]} …). A dict with a key
/// "__type__" of its own is written as pairs, so that it is restored correctly. Instances of subclasses of builtin
/// containers are sent as their base. Floats and integers that JSON cannot represent are also marked. Needs the GIL;
/// leaves no exception set.
std::expected<std::string, UnsafeValue> toSafeForm(PyObject *value, std::size_t mostBytes);

/// The safe form of the arguments of a call: an object if all are named, a list if none is, otherwise both in an object
/// with "args" and "kwargs".
std::expected<std::string, UnsafeValue> argumentsSafeForm(PyObject *args, PyObject *keywords, std::size_t mostBytes);

} // namespace vitrine
