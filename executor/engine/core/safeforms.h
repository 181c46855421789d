// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

namespace vitrine {

/// Why a value has no safe form.
struct UnsafeValue {
    std::string type; ///< name of the class that has none
    bool isTooLarge = false; ///< it has one, but the whole is larger than it may be
};

/// The safe form of a value: JSON in which lists, dicts with text keys, and the other kinds of plain data that the
/// agent framework sends between processes are marked ({"__type__": "tuple", "data": […]} …). A dict with a key
/// "__type__" of its own is written as pairs, so that it comes back as it was. Instances of subclasses of builtin
/// containers are sent as their base. Floats and integers that JSON cannot hold are marked, too. Needs the GIL; leaves
/// no exception set.
std::expected<std::string, UnsafeValue> toSafeForm(PyObject *value, std::size_t mostBytes);

/// The arguments of a call in one safe form: an object when all are named, a list when none is, both in an object of
/// "args" and "kwargs" otherwise.
std::expected<std::string, UnsafeValue> argumentsSafeForm(PyObject *args, PyObject *keywords, std::size_t mostBytes);

/// The value. What needs a library that is not installed comes back in the next best form: an array as lists. Null with
/// an exception set when it is no safe form.
PyRef fromSafeForm(std::string_view form);

} // namespace vitrine
