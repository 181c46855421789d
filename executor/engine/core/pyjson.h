// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <cstddef>
#include <optional>
#include <string>

namespace vitrine {

/// JSON of a Python value made of None, bool, int, finite float, str, list, tuple and dict with str keys; nothing for
/// anything else, for cycles, and for more than `limit` bytes. Runs no code of the value's classes. Needs the GIL.
std::optional<std::string> toJson(PyObject *value, std::size_t limit);

/// The same where JSON can hold the value, else the text of its bounded repr as a JSON string.
std::string toJsonOrText(PyObject *value, std::size_t limit);

/// A new Python value; null with an exception set when it is not JSON.
PyRef fromJson(std::string_view json);

} // namespace vitrine
