// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

class SessionCore;

/// Dunder names that a policy opens only in part, unless it allows all (`"*"`): `__dict__`, `__annotations__`,
/// `__bases__`, `__mro__` and `__wrapped__` for what the code created, and `__getattribute__`, `__setattr__` and
/// `__delattr__` as functions that judge the name they are called with. All functions require the GIL.

/// Whether this is such a name. Sorted out by a table; fast for names without leading underscores.
bool isOpenInPart(std::string_view name);

/// Reads such an attribute on behalf of the code; the policy lists the name. Null with an exception set.
PyObject *readOpenInPart(SessionCore &core, PyObject *object, PyObject *name);

} // namespace vitrine
