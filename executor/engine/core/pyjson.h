// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <cstddef>
#include <optional>
#include <string>

namespace vitrine {

/// JSON of a Python value made of None, bool, int, finite float, str, list, tuple and dict with str keys; empty for
/// anything else, for cycles, and if it exceeds `limit` bytes. Does not run code of the value's classes. Needs the GIL.
std::optional<std::string> toJson(PyObject *value, std::size_t limit);

/// The same if JSON can represent the value, else its bounded repr as a JSON string.
std::string toJsonOrText(PyObject *value, std::size_t limit);

/// Creates a Python value; null with an exception set for invalid JSON.
PyRef fromJson(std::string_view json);

} // namespace vitrine
