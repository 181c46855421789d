// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/modulenames.h"

#include <cstddef>
#include <string_view>

namespace vitrine {

std::string nameOfModule(PyObject *module)
{
    const char *name = PyModule_GetName(module);
    if (name == nullptr)
        PyErr_Clear(); // only this call's error; another exception may be pending
    return name != nullptr ? name : "?";
}

// Not with PyImport_GetModule, which would read an attribute of the module.
bool isKnownAs(const std::string &name, PyObject *module)
{
    return PyDict_GetItemString(PyImport_GetModuleDict(), name.c_str()) == module;
}

bool isCompiledPart(PyObject *module)
{
    const char *name = PyModule_GetName(module);
    PyErr_Clear();
    const std::string_view path = name != nullptr ? name : "";
    const std::size_t at = path.rfind('.');
    if (at == std::string_view::npos || !path.substr(at + 1).starts_with('_'))
        return false;
    PyObject *file = PyDict_GetItemString(PyModule_GetDict(module), "__file__");
    return file != nullptr && PyUnicode_Check(file) && viewOf(file).ends_with(".so");
}

// The name of a module may be forged: it counts only if the interpreter lists the module under it.
bool isAllowedModule(const SessionCore &core, PyObject *module)
{
    const std::string name = nameOfModule(module);
    return core.imports.allows(name) && isKnownAs(name, module) && !isCompiledPart(module);
}

} // namespace vitrine
