// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <functional>
#include <string_view>

namespace vitrine {

/// The class of the text streams that replace sys.stdout and sys.stderr while code runs. They have the attributes that
/// code and libraries read; there is no file behind them. All functions need the GIL.
PyRef makeStreamClass();

/// A stream of that class; `name` is a literal. Null with an exception set when it cannot be made.
PyRef makeStream(const PyRef &type, std::function<void(std::string_view)> write, const char *name);

/// Whether the object is such a stream.
bool isOutputStream(PyObject *object);

} // namespace vitrine
