// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/lateguards.h"

#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/leftobjects.h"
#include "executor/engine/guards/weakcallbacks.h"

#include <unordered_set>

namespace vitrine {

namespace {

void armClassesBelow(PyTypeObject *type, std::unordered_set<PyTypeObject *> &seen)
{
    if (!seen.insert(type).second || isOwnClass(reinterpret_cast<PyObject *>(type)))
        return;
    armLeftObjectsOf(type);
    const PyRef below = subclassesOf(type);
    for (Py_ssize_t i = 0; below && i < PyList_GET_SIZE(below.get()); ++i)
        armClassesBelow(reinterpret_cast<PyTypeObject *>(PyList_GET_ITEM(below.get(), i)), seen);
}

} // namespace

void armLateGuards()
{
    static Py_ssize_t known = 0; // with the GIL
    const Py_ssize_t modules = PyDict_GET_SIZE(PyImport_GetModuleDict());
    if (known == modules)
        return;
    known = modules;
    armWeakCallbacks();
    armLeftObjects();
    std::unordered_set<PyTypeObject *> seen;
    armClassesBelow(&PyBaseObject_Type, seen);
}

} // namespace vitrine
