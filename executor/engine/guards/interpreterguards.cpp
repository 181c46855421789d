// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/interpreterguards.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/denial.h"
#include "executor/engine/guards/descriptors.h"
#include "executor/engine/guards/endlessiterators.h"
#include "executor/engine/guards/environmentguards.h"
#include "executor/engine/guards/filelooks.h"
#include "executor/engine/guards/formatguard.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/frameworlds.h"
#include "executor/engine/guards/guards.h"
#include "executor/engine/guards/interruptiblewaits.h"
#include "executor/engine/guards/libraryguards.h"
#include "executor/engine/guards/loaders.h"
#include "executor/engine/guards/namedreads.h"
#include "executor/engine/guards/programstreams.h"
#include "executor/engine/guards/realmodules.h"
#include "executor/engine/guards/registrations.h"
#include "executor/engine/guards/sessionthreads.h"
#include "executor/engine/guards/sharedmembers.h"
#include "executor/engine/guards/textimports.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

// ---- computed attributes and methods ------------------------------------------------------------------------------

struct GuardedGetter {
    std::string_view name;
    getter get;
    void *closure;
};

struct GuardedSite {
    PyTypeObject *type;
    std::string_view name;
};

bool mayPass(std::string_view name)
{
    SessionCore *asking = codeAsking();
    SessionCore *core = asking != nullptr ? asking : codeLending({ name });
    return core == nullptr || allowsCall(*core, name) || denyCall(*core, name);
}

// Whether the innermost frame belongs to a library that looks up names in frames as far out as its caller says.
bool isNameReaderAsking()
{
    const std::string file = fileOf(PyEval_GetFrame());
    return file.ends_with("/pandas/core/computation/scope.py") || file.ends_with("/numpy/matrixlib/defmatrix.py")
        || file.ends_with("/patsy/eval.py");
}

// Whether these are variables of a library's or the host's frame.
bool isHiddenWorld(PyObject *self, std::string_view attribute)
{
    if (attribute != "f_locals" && attribute != "f_globals")
        return false;
    const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(reinterpret_cast<PyFrameObject *>(self)));
    if (auditedSession() == nullptr || sessionOf(builtins.get()) != nullptr || PyEval_GetFrame() == nullptr)
        return false;
    return (attribute == "f_locals" || isNameReaderAsking()) && boundSession() != nullptr;
}

PyObject *guardedGet(PyObject *self, void *closure)
{
    const auto *guarded = static_cast<const GuardedGetter *>(closure);
    if (!mayPass(guarded->name))
        return nullptr;
    if (isHiddenWorld(self, guarded->name))
        return PyDict_New();
    PyObject *value = guarded->get(self, guarded->closure);
    const bool isWorld = guarded->name == "f_globals" || guarded->name == "f_locals";
    return value != nullptr && isWorld ? worldForLibraries(self, value) : value;
}

// A builtin function refers to its module: code never gets a real module.
PyObject *guardedSelf(PyObject *self, void *closure)
{
    const auto *guarded = static_cast<const GuardedGetter *>(closure);
    PyObject *owner = guarded->get(self, guarded->closure);
    if (owner == nullptr || !PyModule_Check(owner) || mayPass(guarded->name))
        return owner;
    Py_DECREF(owner);
    return nullptr;
}

// Descriptors point to these records: a changed record affects every one of them.
void armGetter(const GuardedSite &location, getter guarded)
{
    for (PyGetSetDef *entry = location.type->tp_getset; entry != nullptr && entry->name != nullptr; ++entry) {
        if (location.name != entry->name || entry->get == guarded)
            continue;
        // lives as long as the interpreter's own record
        entry->closure = new GuardedGetter { location.name, entry->get, entry->closure };
        entry->get = guarded;
    }
}

// Replaces a plain member by one whose reads are audit events.
void armMember(const GuardedSite &location)
{
    for (PyMemberDef *entry = location.type->tp_members; entry != nullptr && entry->name != nullptr; ++entry) {
        if (location.name == entry->name)
            entry->flags |= Py_AUDIT_READ;
    }
}

PyCFunction realSubclasses = nullptr;
PyCFunction realFormat = nullptr;
PyCFunction realFormatMap = nullptr;

PyObject *guardedSubclasses(PyObject *self, PyObject *nothing)
{
    return mayPass("__subclasses__") ? realSubclasses(self, nothing) : nullptr;
}

bool mayFormat(PyObject *text)
{
    SessionCore *asking = codeAsking();
    SessionCore *core = asking != nullptr ? asking : auditedSession();
    if (core == nullptr || (core->isImporting() && isInImport()))
        return true;
    // Code can pass the method of a text to libraries.
    const std::string format = fromPython(text);
    const std::string name = asking != nullptr ? forbiddenFieldIn(*core, format) : libraryFieldIn(*core, format);
    if (name.empty())
        return true;
    core->deny(core->types->accessDenied(), "attributes.allow_dunder", dunderDenialText(core->policy, name));
    return false;
}

// The session that provided the text, if the text reads attributes at all.
SessionCore *readerByFormat(PyObject *text)
{
    if (auditedSession() == nullptr || !viewOf(text).contains('.') || !viewOf(text).contains('{'))
        return nullptr;
    return coreAskingBy(viewOf(text));
}

template <typename Format>
PyObject *formatted(PyObject *text, Format format)
{
    if (!mayFormat(text))
        return nullptr;
    SessionCore *core = readerByFormat(text);
    if (core == nullptr)
        return format();
    const AskedByCode asked(*core);
    return format();
}

PyObject *guardedFormat(PyObject *self, PyObject *args, PyObject *keywords)
{
    return formatted(self, [=] {
        return reinterpret_cast<PyCFunctionWithKeywords>(reinterpret_cast<void *>(realFormat))(self, args, keywords);
    });
}

PyObject *guardedFormatMap(PyObject *self, PyObject *mapping)
{
    return formatted(self, [=] { return realFormatMap(self, mapping); });
}

void armMethod(const GuardedSite &location, PyCFunction guarded, PyCFunction &real)
{
    for (PyMethodDef *entry = location.type->tp_methods; entry != nullptr && entry->ml_name != nullptr; ++entry) {
        if (location.name != entry->ml_name || entry->ml_meth == guarded)
            continue;
        real = entry->ml_meth;
        entry->ml_meth = guarded;
    }
}

// Cython functions and generators have these attributes under more than one name.
void armCompiledType(PyTypeObject *type)
{
    constexpr auto names = std::to_array<std::string_view>(
        { "__globals__", "func_globals", "__code__", "func_code", "__closure__", "func_closure", "gi_frame", "gi_code",
            "gi_yieldfrom", "cr_frame", "cr_code", "cr_await", "ag_frame", "ag_code", "ag_await" });
    for (const std::string_view name : names)
        armGetter({ type, name }, guardedGet);
}

bool isWorldOfFunction(std::string_view name)
{
    return name == "__globals__" || name == "__builtins__" || name == "__closure__";
}

// Each version of Cython has one module for the classes that its libraries share.
void armCompiledFunctions()
{
    static Py_ssize_t known = 0; // with the GIL
    PyObject *modules = PyImport_GetModuleDict();
    if (PyDict_GET_SIZE(modules) == known)
        return;
    known = PyDict_GET_SIZE(modules);
    PyObject *name = nullptr;
    PyObject *module = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(modules, &at, &name, &module) != 0;) {
        if (!PyUnicode_Check(name) || !viewOf(name).starts_with("_cython_") || !PyModule_Check(module))
            continue;
        PyObject *value = nullptr;
        for (Py_ssize_t i = 0; PyDict_Next(PyModule_GetDict(module), &i, &name, &value) != 0;) {
            if (PyType_Check(value))
                armCompiledType(reinterpret_cast<PyTypeObject *>(value));
        }
    }
}

void armAll()
{
    const std::array getters { GuardedSite { &PyFrame_Type, "f_back" }, GuardedSite { &PyFrame_Type, "f_globals" },
        GuardedSite { &PyFrame_Type, "f_builtins" }, GuardedSite { &PyFrame_Type, "f_locals" },
        GuardedSite { &PyFrame_Type, "f_code" }, GuardedSite { &PyFrame_Type, "f_trace" },
        GuardedSite { &PyTraceBack_Type, "tb_next" }, GuardedSite { &PyGen_Type, "gi_frame" },
        GuardedSite { &PyGen_Type, "gi_code" }, GuardedSite { &PyGen_Type, "gi_yieldfrom" },
        GuardedSite { &PyCoro_Type, "cr_frame" }, GuardedSite { &PyCoro_Type, "cr_code" },
        GuardedSite { &PyCoro_Type, "cr_await" }, GuardedSite { &PyAsyncGen_Type, "ag_frame" },
        GuardedSite { &PyAsyncGen_Type, "ag_code" }, GuardedSite { &PyAsyncGen_Type, "ag_await" },
        GuardedSite { &PyFunction_Type, "__code__" } };
    for (const GuardedSite &location : getters)
        armGetter(location, guardedGet);
    armGetter({ &PyCFunction_Type, "__self__" }, guardedSelf);
    const std::array members { GuardedSite { &PyFunction_Type, "__globals__" },
        GuardedSite { &PyFunction_Type, "__builtins__" }, GuardedSite { &PyFunction_Type, "__closure__" },
        GuardedSite { &PyTraceBack_Type, "tb_frame" }, GuardedSite { &PyCoro_Type, "cr_origin" } };
    for (const GuardedSite &location : members)
        armMember(location);
    armMethod({ &PyUnicode_Type, "format" }, reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(guardedFormat)),
        realFormat);
    armMethod({ &PyUnicode_Type, "format_map" }, guardedFormatMap, realFormatMap);
    armClassGuards();
    armTextImports();
    armInterruptibleWaits();
    armRealModules();
    armNamedReads();
    armLoaders();
    setImportObserver(armCompiledFunctions);
    armDescriptors();
    armFileLooks();
    armEnvironmentGuards();
    armRegistrations();
    armProgramStreams();
    armEndlessIterators();
    armSharedMembers();
    armSessionThreads();
    armMethod({ &PyType_Type, "__subclasses__" }, guardedSubclasses, realSubclasses);
}

} // namespace

void armInterpreterGuards()
{
    static bool isArmed = false; // protected by the GIL
    if (!isArmed)
        armAll();
    isArmed = true;
}

bool mayCall(std::string_view event, PyObject *object, const std::string &name)
{
    if (event == "object.__getattr__") {
        if (isFunctionOfSession(object) && (name == "__defaults__" || name == "__kwdefaults__"))
            return true;
        if (!mayPass(name))
            return false;
        // While a step runs, libraries may read the globals of the code's functions, but not of each other's. Modules
        // that are being imported (`types`) may read their own.
        SessionCore *audited = auditedSession();
        const bool isForeign = isWorldOfFunction(name) && !isFunctionOfSession(object);
        return audited == nullptr || !isForeign || allowsCall(*audited, name) || areWorldsOpen()
            || isLibraryReadingForItself() || isInImport() || denyCall(*audited, name);
    }
    SessionCore *asking = codeAsking();
    SessionCore *core
        = asking != nullptr ? asking : codeLending({ name, "setattr", "delattr", "__setattr__", "__delattr__" });
    // A policy that allows reading an object's class does not allow replacing it.
    const std::string_view attribute = name == "__class__" ? std::string_view("*") : std::string_view(name);
    if (core == nullptr || isFunctionOfSession(object) || allowsCall(*core, attribute))
        return true;
    if (!PyType_Check(object) && !PyFunction_Check(object))
        object = reinterpret_cast<PyObject *>(Py_TYPE(object)); // __class__ of an instance
    return (PyType_Check(object) && isOwnClass(object)) || denyCall(*core, name);
}

} // namespace vitrine
