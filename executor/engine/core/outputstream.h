// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <functional>
#include <string_view>

namespace vitrine {

/// Creates the class of the text streams that replace sys.stdout and sys.stderr while code runs. They have the
/// attributes that code and libraries read, but no underlying file. All functions need the GIL.
PyRef makeStreamClass();

/// Creates a stream of that class; `name` is a literal. Null with an exception set on failure.
PyRef makeStream(const PyRef &type, std::function<void(std::string_view)> write, const char *name);

/// Whether the object is such a stream.
bool isOutputStream(PyObject *object);

} // namespace vitrine
