// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/interpreterdoors.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/askers.h"
#include "executor/engine/guards/classdoors.h"
#include "executor/engine/guards/descriptors.h"
#include "executor/engine/guards/endlessiterators.h"
#include "executor/engine/guards/formatguard.h"
#include "executor/engine/guards/frameworlds.h"
#include "executor/engine/guards/guards.h"
#include "executor/engine/guards/interruptiblewaits.h"
#include "executor/engine/guards/librarydoors.h"
#include "executor/engine/guards/loaders.h"
#include "executor/engine/guards/namedreads.h"
#include "executor/engine/guards/realmodules.h"
#include "executor/engine/guards/textimports.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

// ---- computed attributes and methods ------------------------------------------------------------------------------

struct Door {
    std::string_view name;
    getter get;
    void *closure;
};

struct DoorPlace {
    PyTypeObject *type;
    std::string_view name;
};

bool mayPass(std::string_view name)
{
    SessionCore *asking = codeAsking();
    SessionCore *core = asking != nullptr ? asking : codeLending({ name });
    return core == nullptr || allowsDoor(*core, name) || refuseDoor(*core, name);
}

// Whether the innermost frame belongs to a library that looks up names in frames as far out as its caller says.
bool isNameReaderAsking()
{
    const std::string file = fileOf(PyEval_GetFrame());
    return file.ends_with("/pandas/core/computation/scope.py") || file.ends_with("/numpy/matrixlib/defmatrix.py")
        || file.ends_with("/patsy/eval.py");
}

// Whether these are variables of a library's or the host's frame.
bool isHiddenWorld(PyObject *self, std::string_view door)
{
    if (door != "f_locals" && door != "f_globals")
        return false;
    const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(reinterpret_cast<PyFrameObject *>(self)));
    if (auditedSession() == nullptr || sessionOf(builtins.get()) != nullptr || PyEval_GetFrame() == nullptr)
        return false;
    return (door == "f_locals" || isNameReaderAsking()) && boundSession() != nullptr;
}

PyObject *guardedGet(PyObject *self, void *closure)
{
    const auto *door = static_cast<const Door *>(closure);
    if (!mayPass(door->name))
        return nullptr;
    if (isHiddenWorld(self, door->name))
        return PyDict_New();
    PyObject *value = door->get(self, door->closure);
    const bool isWorld = door->name == "f_globals" || door->name == "f_locals";
    return value != nullptr && isWorld ? worldForLibraries(self, value) : value;
}

// A builtin function refers to its module: code never gets a real module.
PyObject *guardedSelf(PyObject *self, void *closure)
{
    const auto *door = static_cast<const Door *>(closure);
    PyObject *owner = door->get(self, door->closure);
    if (owner == nullptr || !PyModule_Check(owner) || mayPass(door->name))
        return owner;
    Py_DECREF(owner);
    return nullptr;
}

// Descriptors point to these records: a changed record affects every one of them.
void armGetter(const DoorPlace &place, getter guarded)
{
    for (PyGetSetDef *entry = place.type->tp_getset; entry != nullptr && entry->name != nullptr; ++entry) {
        if (place.name != entry->name || entry->get == guarded)
            continue;
        // lives as long as the interpreter's own record
        static std::vector<std::unique_ptr<Door>> doors;
        entry->closure = doors.emplace_back(std::make_unique<Door>(place.name, entry->get, entry->closure)).get();
        entry->get = guarded;
    }
}

// Replaces a plain member by one whose reads are audit events.
void armMember(const DoorPlace &place)
{
    for (PyMemberDef *entry = place.type->tp_members; entry != nullptr && entry->name != nullptr; ++entry) {
        if (place.name == entry->name)
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
    if (core == nullptr || core->importDepth > 0)
        return true;
    // Code can pass the method of a text to libraries.
    const std::string format = fromPython(text);
    const std::string name = asking != nullptr ? forbiddenFieldIn(*core, format) : fieldForNobodyIn(*core, format);
    if (name.empty())
        return true;
    core->refuse(
        core->types->accessRefused(), "attributes.allow_dunder", "Forbidden access to dunder attribute: " + name);
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

void armMethod(const DoorPlace &place, PyCFunction guarded, PyCFunction &real)
{
    for (PyMethodDef *entry = place.type->tp_methods; entry != nullptr && entry->ml_name != nullptr; ++entry) {
        if (place.name != entry->ml_name || entry->ml_meth == guarded)
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
    const std::array getters { DoorPlace { &PyFrame_Type, "f_back" }, DoorPlace { &PyFrame_Type, "f_globals" },
        DoorPlace { &PyFrame_Type, "f_builtins" }, DoorPlace { &PyFrame_Type, "f_locals" },
        DoorPlace { &PyFrame_Type, "f_code" }, DoorPlace { &PyFrame_Type, "f_trace" },
        DoorPlace { &PyTraceBack_Type, "tb_next" }, DoorPlace { &PyGen_Type, "gi_frame" },
        DoorPlace { &PyGen_Type, "gi_code" }, DoorPlace { &PyGen_Type, "gi_yieldfrom" },
        DoorPlace { &PyCoro_Type, "cr_frame" }, DoorPlace { &PyCoro_Type, "cr_code" },
        DoorPlace { &PyCoro_Type, "cr_await" }, DoorPlace { &PyAsyncGen_Type, "ag_frame" },
        DoorPlace { &PyAsyncGen_Type, "ag_code" }, DoorPlace { &PyAsyncGen_Type, "ag_await" },
        DoorPlace { &PyFunction_Type, "__code__" } };
    for (const DoorPlace &place : getters)
        armGetter(place, guardedGet);
    armGetter({ &PyCFunction_Type, "__self__" }, guardedSelf);
    const std::array members { DoorPlace { &PyFunction_Type, "__globals__" },
        DoorPlace { &PyFunction_Type, "__builtins__" }, DoorPlace { &PyFunction_Type, "__closure__" },
        DoorPlace { &PyTraceBack_Type, "tb_frame" }, DoorPlace { &PyCoro_Type, "cr_origin" } };
    for (const DoorPlace &place : members)
        armMember(place);
    armMethod({ &PyUnicode_Type, "format" }, reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(guardedFormat)),
        realFormat);
    armMethod({ &PyUnicode_Type, "format_map" }, guardedFormatMap, realFormatMap);
    armClassDoors();
    armTextImports();
    armInterruptibleWaits();
    armRealModules();
    armNamedReads();
    armLoaders();
    setImportObserver(armCompiledFunctions);
    armDescriptors();
    armEndlessIterators();
    armMethod({ &PyType_Type, "__subclasses__" }, guardedSubclasses, realSubclasses);
}

} // namespace

void armInterpreterDoors()
{
    static bool isArmed = false; // protected by the GIL
    if (!isArmed)
        armAll();
    isArmed = true;
}

bool mayPassDoor(std::string_view event, PyObject *object, const std::string &name)
{
    if (event == "object.__getattr__") {
        if (!mayPass(name))
            return false;
        // While a step runs, libraries may read the globals of the code's functions, but not of each other's. Modules
        // that are being imported (`types`) may read their own.
        SessionCore *audited = auditedSession();
        const bool isForeign = isWorldOfFunction(name) && !isFunctionOfSession(object);
        return audited == nullptr || audited->importDepth > 0 || !isForeign || allowsDoor(*audited, name)
            || areWorldsOpen() || isLibraryReadingForItself() || isInImport() || refuseDoor(*audited, name);
    }
    SessionCore *asking = codeAsking();
    SessionCore *core
        = asking != nullptr ? asking : codeLending({ name, "setattr", "delattr", "__setattr__", "__delattr__" });
    // A policy that allows reading an object's class does not allow replacing it.
    const std::string_view door = name == "__class__" ? std::string_view("*") : std::string_view(name);
    if (core == nullptr || isFunctionOfSession(object) || allowsDoor(*core, door))
        return true;
    if (!PyType_Check(object) && !PyFunction_Check(object))
        object = reinterpret_cast<PyObject *>(Py_TYPE(object)); // __class__ of an instance
    return (PyType_Check(object) && isOwnClass(object)) || refuseDoor(*core, name);
}

} // namespace vitrine
