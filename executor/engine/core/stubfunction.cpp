// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/stubfunction.h"

namespace vitrine {

PyRef stubFunction(const std::string &tool, const std::string &source, PyObject *builtins)
{
    const PyRef space = PyRef::steal(PyDict_New());
    const std::string file = "<tool " + tool + ">";
    const PyRef code = PyRef::steal(Py_CompileString(source.c_str(), file.c_str(), Py_file_input));
    if (!space || !code || builtins == nullptr || PyDict_SetItemString(space.get(), "__builtins__", builtins) < 0)
        return {};
    const PyRef done = PyRef::steal(PyEval_EvalCode(code.get(), space.get(), space.get()));
    PyRef function = PyRef::borrow(done ? PyDict_GetItemString(space.get(), tool.c_str()) : nullptr);
    if (!function && !PyErr_Occurred())
        PyErr_Format(PyExc_NameError, "the stub of tool '%s' does not define a function with its name", tool.c_str());
    return function;
}

} // namespace vitrine
