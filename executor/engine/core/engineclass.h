// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <cstddef>

namespace vitrine {

/// A slot of a Python class.
template <typename Function>
PyType_Slot slot(int id, Function *function)
{
    return { id, reinterpret_cast<void *>(function) };
}

/// Creates a Python class that code cannot instantiate or change; `slots` ends with an empty one. Null with an
/// exception set.
PyRef makeClass(const char *name, std::size_t size, PyType_Slot *slots, unsigned int flags = 0);

} // namespace vitrine
