// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/enginesource.h"

namespace vitrine {

PyRef runEngineSource(const char *source, const PyRef &names)
{
    if (!names)
        return {};
    const PyRef code = PyRef::steal(Py_CompileString(source, engineFile.data(), Py_file_input));
    return PyRef::steal(code ? PyEval_EvalCode(code.get(), names.get(), names.get()) : nullptr);
}

} // namespace vitrine
