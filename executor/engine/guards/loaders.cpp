// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/loaders.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/auditjudge.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/libraryguards.h"
#include "executor/engine/guards/librarysettings.h"
#include "executor/engine/guards/realmodules.h"
#include "executor/review/builtinnames.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace vitrine {

namespace {

vectorcallfunc realCall = nullptr; // shared by all functions of Python

// The folder of the package that the running library function belongs to; empty if there is none.
std::string folderOfLibrary(PyFrameObject *frame)
{
    const PyRef globals = PyRef::steal(PyFrame_GetGlobals(frame));
    PyObject *name = globals ? PyDict_GetItemString(globals.get(), "__name__") : nullptr;
    const std::string_view module = name != nullptr ? viewOf(name) : std::string_view();
    const std::string file = fileOf(frame);
    const std::string package = formatted("/{}/", module.substr(0, module.find('.')));
    const std::size_t at = file.rfind(package);
    return module.empty() || at == std::string::npos ? std::string()
                                                     : absolutePath(file.substr(0, at + package.size() - 1));
}

bool isOfImportlib(const std::string &file)
{
    return file.starts_with("<frozen importlib") || file.contains("/importlib/");
}

// Whether a library function loads a module from a file outside of its own package. Such a file was named by its
// caller, and code in it would run unguarded. Imports by name are judged as such.
bool loadsForeignFile(PyObject *loader)
{
    if (isInImport())
        return false;
    bool isByName = false;
    std::string folder;
    anyFrameOutwards([&](PyFrameObject *frame) {
        isByName = viewOf(codeOf(frame)->co_name) == "_find_and_load";
        const bool isFound = !isByName && !isOfImportlib(fileOf(frame));
        folder = isFound ? folderOfLibrary(frame) : std::string();
        return isByName || isFound;
    });
    const PyRef path = PyRef::steal(loader != nullptr ? PyObject_GetAttrString(loader, "path") : nullptr);
    PyErr_Clear();
    const std::string file = path && PyUnicode_Check(path.get()) ? absolutePath(fromPython(path.get())) : std::string();
    return !isByName && (folder.empty() || !file.starts_with(folder + "/"));
}

SessionCore *coreCalling(PyObject *function, PyObject *loader)
{
    constexpr auto loading = std::to_array<std::string_view>(
        { "exec_module", "create_module", "load_module", "get_code", "source_to_code" });
    if (auditedSession() == nullptr && codeOnThread() == nullptr)
        return nullptr;
    const std::string_view name = viewOf(reinterpret_cast<PyFunctionObject *>(function)->func_name);
    SessionCore *asking = codeAsking();
    SessionCore *core = asking != nullptr ? asking : codeLending({ name });
    if (core == nullptr && std::ranges::contains(loading, name) && loadsForeignFile(loader))
        core = boundSession();
    return core == nullptr || (core->isImporting() && isInImport()) || allowsCall(*core, "*") ? nullptr : core;
}

PyObject *guardedCall(PyObject *function, PyObject *const *args, std::size_t count, PyObject *names)
{
    SessionCore *core = coreCalling(function, PyVectorcall_NARGS(count) > 0 ? args[0] : nullptr);
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
    if (depth++ == 0 && core != nullptr)
        core->import = { .modules = PyDict_GET_SIZE(PyImport_GetModuleDict()), .operations = core->meter.operations() };
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
