// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Helpers for lists in fields of syntax nodes; the field may be missing.
inline Py_ssize_t sizeOf(const PyRef &list)
{
    return list && PyList_CheckExact(list.get()) ? PyList_GET_SIZE(list.get()) : 0;
}

inline PyObject *itemOf(const PyRef &list, Py_ssize_t index) { return PyList_GET_ITEM(list.get(), index); }

} // namespace vitrine
