// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

/// Raises an exception of Python that a tool stub in another process reported as text, such as "TypeError: not a
/// number", so that the code can catch it. Returns false and raises nothing if the text does not name a builtin
/// exception, or one that needs more than a text. Needs the GIL.
bool raiseBuiltin(std::string_view reported);

/// The same for a class of the tool's own: raises an exception of a new class with its name, derived from `base`.
bool raiseNamed(std::string_view reported, PyObject *base);

} // namespace vitrine
