// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/enginesource.h"

namespace vitrine {

PyRef runEngineSource(const char *source, PyObject *names)
{
    const PyRef code = PyRef::steal(Py_CompileString(source, engineFile, Py_file_input));
    return PyRef::steal(code ? PyEval_EvalCode(code.get(), names, names) : nullptr);
}

} // namespace vitrine
