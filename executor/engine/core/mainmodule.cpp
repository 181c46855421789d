// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/mainmodule.h"

namespace vitrine {

namespace {

constexpr const char *mainName = "__main__";

} // namespace

PyRef makeMainModule()
{
    PyRef module = PyRef::steal(PyModule_New(mainName));
    if (module) // a loader and a spec would be visible to the code
        PyDict_Clear(PyModule_GetDict(module.get()));
    return module;
}

MainModule::MainModule(const PyRef &module)
{
    if (!module)
        return;
    PyObject *modules = PyImport_GetModuleDict();
    m_before = PyRef::borrow(PyDict_GetItemString(modules, mainName));
    m_isSet = PyDict_SetItemString(modules, mainName, module.get()) == 0;
    PyErr_Clear();
}

MainModule::~MainModule()
{
    if (!m_isSet)
        return;
    const PyRef raised = takeException();
    PyObject *modules = PyImport_GetModuleDict();
    if (m_before ? PyDict_SetItemString(modules, mainName, m_before.get()) < 0
                 : PyDict_DelItemString(modules, mainName) < 0)
        PyErr_Clear();
    if (raised)
        PyErr_SetRaisedException(Py_NewRef(raised.get()));
}

} // namespace vitrine
