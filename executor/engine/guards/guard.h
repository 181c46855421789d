// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// The behavior of a guard object in compiled code. Instrumented code uses `-guard`, `~guard` or `guard @ operand`,
/// which cost one constant load and one C call. Each function returns a new reference, or null with an exception set.
class Guard {
public:
    virtual ~Guard() = default;
    virtual PyObject *negative() { return denyUse(); }
    virtual PyObject *invert() { return denyUse(); }
    virtual PyObject *apply(PyObject *) { return denyUse(); }

private:
    static PyObject *denyUse()
    {
        PyErr_SetString(PyExc_SystemError, "a guard was used incorrectly");
        return nullptr;
    }
};

} // namespace vitrine
