// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/frames.h"

namespace vitrine {

PyCodeObject *codeOf(PyFrameObject *frame)
{
    const PyRef code = PyRef::steal(reinterpret_cast<PyObject *>(PyFrame_GetCode(frame)));
    return reinterpret_cast<PyCodeObject *>(code.get());
}

std::string fileOf(PyFrameObject *frame) { return fromPython(codeOf(frame)->co_filename); }

} // namespace vitrine
