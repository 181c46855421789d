// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/realmodules.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/guards/askers.h"
#include "executor/engine/guards/currentread.h"
#include "executor/engine/guards/engineread.h"
#include "executor/engine/guards/libraryimports.h"
#include "executor/engine/guards/moduleviews.h"
#include "executor/review/stdlibnames.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

getattrofunc realGetAttr = nullptr;
setattrofunc realSetAttr = nullptr;

// The session whose code is the innermost frame, by itself or as a text; null when a library, an import or the engine
// reads for itself.
SessionCore *readerOf(PyObject *module)
{
    SessionCore *core = sessionOf(PyEval_GetBuiltins());
    if (core == nullptr) {
        core = auditedSession();
        if (core == nullptr || !isTextRunning())
            return nullptr;
    }
    const bool isFree = isView(module) || isExcused() || EngineRead::isActive() || core->importDepth > 0 || isInImport()
        || !isRealModule(*core, module);
    return isFree ? nullptr : core;
}

bool isReadByCode(PyObject *name) { return isAskedByCode() || isInstructionOnAttribute(name); }

// No AttributeError: class patterns and libraries take that for an attribute that is not there.
PyObject *refuse(SessionCore &core, PyObject *module)
{
    core.refuse(core.types->operationRefused(), "guards.module", "Forbidden access to module: " + nameOfModule(module));
    return nullptr;
}

PyObject *guardedGetAttr(PyObject *self, PyObject *name)
{
    SessionCore *core = readerOf(self);
    if (core == nullptr) [[likely]]
        return realGetAttr(self, name);
    if (isReadByCode(name)) {
        PyRef shown = attributeOfView(*core, self, name);
        return shown || PyErr_Occurred() ? shown.release() : refuse(*core, self);
    }
    // A function in C reads, whose names are its own.
    PyRef value = PyRef::steal(realGetAttr(self, name));
    const bool isModule = value && PyModule_Check(value.get()) && isRealModule(*core, value.get());
    return isModule && !core->imports.allows(nameOfModule(value.get())) ? refuse(*core, value.get()) : value.release();
}

int guardedSetAttr(PyObject *self, PyObject *name, PyObject *value)
{
    SessionCore *core = readerOf(self);
    if (core == nullptr || !isReadByCode(name))
        return realSetAttr(self, name, value);
    refuse(*core, self);
    return -1;
}

// The type of modules by another name: for modules of that very type CPython reads attributes without asking it.
PyTypeObject *lockedType()
{
    static PyTypeObject type = [] {
        PyTypeObject made {};
        made.ob_base.ob_base.ob_refcnt = 1;
        made.tp_name = "module";
        return made;
    }();
    if (type.tp_base != nullptr)
        return &type;
    type.tp_basicsize = PyModule_Type.tp_basicsize;
    type.tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE;
    type.tp_base = &PyModule_Type;
    type.tp_getattro = guardedGetAttr;
    type.tp_setattro = guardedSetAttr;
    return PyType_Ready(&type) == 0 ? &type : nullptr;
}

bool isOfStandardLibrary(PyObject *name)
{
    std::string_view top = viewOf(name);
    top = top.substr(0, top.find('.'));
    return (top.starts_with('_') && top != "__main__") || std::ranges::binary_search(stdlibModules, top);
}

// Picklers of functions look modules up by their type.
void registerPickling(PyTypeObject *type)
{
    const PyRef registry = importModule("copyreg");
    const PyRef table = PyRef::steal(registry ? PyObject_GetAttrString(registry.get(), "dispatch_table") : nullptr);
    static PyMethodDef definition { "reduce_module",
        [](PyObject *, PyObject *module) -> PyObject * {
            const PyRef importer = importModule("importlib");
            const PyRef import
                = PyRef::steal(importer ? PyObject_GetAttrString(importer.get(), "import_module") : nullptr);
            const PyRef name = PyRef::steal(import ? PyModule_GetNameObject(module) : nullptr);
            return name ? Py_BuildValue("O(O)", import.get(), name.get()) : nullptr;
        },
        METH_O, nullptr };
    const PyRef reducer = PyRef::steal(PyCFunction_New(&definition, nullptr));
    if (table && reducer)
        PyDict_SetItem(table.get(), reinterpret_cast<PyObject *>(type), reducer.get());
    PyErr_Clear();
}

} // namespace

void armRealModules()
{
    if (realGetAttr != nullptr || lockedType() == nullptr)
        return;
    realGetAttr = std::exchange(PyModule_Type.tp_getattro, guardedGetAttr);
    realSetAttr = std::exchange(PyModule_Type.tp_setattro, guardedSetAttr);
    PyType_Modified(&PyModule_Type);
    registerPickling(lockedType());
    lockLoadedModules();
}

void lockLoadedModules()
{
    static Py_ssize_t seen = 0;
    PyObject *modules = PySys_GetObject("modules");
    if (realGetAttr == nullptr || modules == nullptr || !PyDict_Check(modules) || PyDict_GET_SIZE(modules) == seen)
        return;
    seen = PyDict_GET_SIZE(modules);
    PyObject *name = nullptr;
    PyObject *module = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(modules, &at, &name, &module) != 0;) {
        if (Py_IS_TYPE(module, &PyModule_Type) && PyUnicode_Check(name) && isOfStandardLibrary(name) && !isView(module))
            Py_SET_TYPE(module, lockedType());
    }
}

} // namespace vitrine
