// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/loaders.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/libraryguards.h"
#include "executor/engine/guards/librarysettings.h"
#include "executor/engine/guards/realmodules.h"
#include "executor/review/builtinnames.h"

#include <array>
#include <optional>

namespace vitrine {

namespace {

vectorcallfunc realCall = nullptr; // shared by all functions of Python

SessionCore *coreCalling(PyObject *function)
{
    if (auditedSession() == nullptr && codeOnThread() == nullptr)
        return nullptr;
    const std::string_view name = viewOf(reinterpret_cast<PyFunctionObject *>(function)->func_name);
    SessionCore *asking = codeAsking();
    SessionCore *core = asking != nullptr ? asking : codeLending({ name });
    return core == nullptr || core->importDepth > 0 || allowsCall(*core, "*") ? nullptr : core;
}

PyObject *guardedCall(PyObject *function, PyObject *const *args, std::size_t count, PyObject *names)
{
    SessionCore *core = coreCalling(function);
    if (core == nullptr)
        return realCall(function, args, count, names);
    core->deny(core->types->operationDenied(), "guards.withheld",
        formatted("{} of importlib is not allowed: it bypasses the guards",
            viewOf(reinterpret_cast<PyFunctionObject *>(function)->func_qualname)));
    return nullptr;
}

// Libraries import others while they work: arms them after the outermost import. A stop waits for its end.
PyObject *importAndArm(PyObject *function, PyObject *const *args, std::size_t count, PyObject *names)
{
    static thread_local int depth = 0;
    SessionCore *core = auditedSession();
    std::optional<SettingsOfImport> settings;
    if (depth == 0 && core != nullptr && core->restoresSettings)
        settings.emplace();
    ++depth;
    if (core != nullptr)
        core->meter.beginImport();
    PyRef module = PyRef::steal(realCall(function, args, count, names));
    settings.reset();
    if (core != nullptr)
        core->meter.endImport();
    --depth;
    if (!module || depth > 0 || auditedSession() == nullptr)
        return module.release();
    ++depth; // for imports by the next calls
    lockRealModules();
    armLibraryGuards();
    --depth;
    return module.release();
}

void armFunction(PyObject *object, vectorcallfunc guarded)
{
    auto *function = reinterpret_cast<PyFunctionObject *>(object);
    realCall = realCall != nullptr ? realCall : function->vectorcall;
#if PY_VERSION_HEX < 0x030C0000
    function->func_version = 0;
    function->vectorcall = guarded;
#else
    PyFunction_SetVectorcall(function, guarded);
#endif
}

// The function of a plain, class or static method.
PyRef functionOf(PyObject *kept)
{
    if (Py_IS_TYPE(kept, &PyClassMethod_Type) || Py_IS_TYPE(kept, &PyStaticMethod_Type))
        return PyRef::steal(PyObject_GetAttrString(kept, "__func__"));
    return PyFunction_Check(kept) ? PyRef::borrow(kept) : PyRef();
}

// Lists installed packages for libraries that look for plugins. It loads no code, and reading folders is audited.
constexpr std::string_view listing = "find_distributions";

void armMethods(PyObject *type)
{
    const PyRef dict = PyRef::steal(PyType_GetDict(reinterpret_cast<PyTypeObject *>(type)));
    PyObject *name = nullptr;
    PyObject *kept = nullptr;
    for (Py_ssize_t at = 0; dict && PyDict_Next(dict.get(), &at, &name, &kept) != 0;) {
        const PyRef function = isDunder(viewOf(name)) || viewOf(name) == listing ? PyRef() : functionOf(kept);
        if (function && PyFunction_Check(function.get()))
            armFunction(function.get(), guardedCall);
    }
}

// Whether this class can load code. Module specs only describe where a module is from.
bool loads(std::string_view name)
{
    return name.ends_with("Importer") || name.ends_with("Loader") || name.ends_with("Finder")
        || name.ends_with("importer") || name == "_LoaderBasics";
}

void armClasses(PyObject *module)
{
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(PyModule_GetDict(module), &at, &name, &value) != 0;) {
        if (PyType_Check(value) && loads(viewOf(name)))
            armMethods(value);
    }
}

} // namespace

void armLoaders()
{
    for (const char *name : std::array { "_frozen_importlib", "_frozen_importlib_external", "zipimport" }) {
        if (const PyRef module = importModule(name))
            armClasses(module.get());
        PyErr_Clear();
    }
    const PyRef importing = importModule("_frozen_importlib");
    PyObject *load = importing ? PyDict_GetItemString(PyModule_GetDict(importing.get()), "_find_and_load") : nullptr;
    if (load != nullptr && PyFunction_Check(load))
        armFunction(load, importAndArm);
}

} // namespace vitrine
