// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/programhooks.h"

#include "executor/review/pyref.h"

#include <array>

namespace vitrine {

namespace {

constexpr std::array names { "displayhook", "excepthook", "unraisablehook" };

int steps = 0; // that run now; protected by the GIL, as are the hooks

std::array<PyObject *, names.size()> &hooksOfProgram()
{
    static std::array<PyObject *, names.size()> hooks {}; // references; null if the program has deleted the hook
    return hooks;
}

} // namespace

void ProgramHooks::enter()
{
    if (steps++ > 0)
        return;
    for (std::size_t i = 0; i < names.size(); ++i) {
        PyObject *hook = PySys_GetObject(names.at(i));
        if (hook != hooksOfProgram().at(i))
            Py_XSETREF(hooksOfProgram().at(i), Py_XNewRef(hook));
    }
}

void ProgramHooks::leave()
{
    --steps;
    const PyRef raised = takeException();
    for (std::size_t i = 0; i < names.size(); ++i) {
        PyObject *hook = hooksOfProgram().at(i);
        if (PySys_GetObject(names.at(i)) != hook)
            PySys_SetObject(names.at(i), hook);
    }
    PyErr_Clear();
    if (raised)
        PyErr_SetRaisedException(Py_NewRef(raised.get()));
}

} // namespace vitrine
