// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// A builtin function keeps a pointer to the interpreter's record of it: what stands there is called from everywhere.
/// Puts another function of the same kind there and gives the one before; null when the builtin is not as expected.
template <typename Function>
Function exchangeBuiltin(const char *name, Function guarded)
{
    const PyRef builtins = importModule("builtins");
    PyObject *function = builtins ? PyDict_GetItemString(PyModule_GetDict(builtins.get()), name) : nullptr;
    if (function == nullptr || !PyCFunction_CheckExact(function))
        return nullptr;
    PyMethodDef *record = reinterpret_cast<PyCFunctionObject *>(function)->m_ml;
    if ((record->ml_flags & METH_FASTCALL) == 0)
        return nullptr;
    auto real = reinterpret_cast<Function>(reinterpret_cast<void *>(record->ml_meth));
    record->ml_meth = reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(guarded));
    return real;
}

} // namespace vitrine
