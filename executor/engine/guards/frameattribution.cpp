// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/frameattribution.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/currentread.h"
#include "executor/engine/guards/openinpart.h"
#include "executor/engine/limits/hardstop.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

// Library functions that read or write attributes by names from their caller. An empty function covers the whole file.
struct Deputy {
    std::string_view file;
    std::string_view function;
};
constexpr std::array deputies { Deputy { "/functools.py", "update_wrapper" }, Deputy { "/functools.py", "__get__" },
    Deputy { "/copy.py", "" }, Deputy { "/dis.py", "" }, Deputy { "/dataclasses.py", "" },
    Deputy { "/string.py", "get_field" }, Deputy { "/types.py", "gi_code" }, Deputy { "/types.py", "gi_frame" },
    Deputy { "/types.py", "gi_yieldfrom" }, Deputy { "/typing.py", "__getattr__" },
    Deputy { "/typing.py", "__setattr__" }, Deputy { "/pandas/core/computation/expr.py", "" } };

// Among them, what reads functions of a class for itself, by names of its own (from 3.14 on).
constexpr Deputy ownReader { "/dataclasses.py", "_update_func_cell_for__class__" };

// Text that a library compiled ("<string>") is attributed to the author of the text.
bool isMadeFromText(std::string_view file) { return file.starts_with('<') && !file.starts_with("<frozen "); }

bool isOwnReader(std::string_view file, std::string_view function)
{
    return function == ownReader.function && file.ends_with(ownReader.file);
}

bool isDeputy(std::string_view file, std::string_view function)
{
    if (isOwnReader(file, function))
        return false;
    return std::ranges::any_of(deputies, [&](const Deputy &deputy) {
        return file.ends_with(deputy.file)
            && (deputy.function.empty() ? function != "<module>" : deputy.function == function);
    });
}

SessionCore *sessionOfFrame(PyFrameObject *frame)
{
    const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(frame));
    return sessionOf(builtins.get());
}

// Whether the library function of this frame acts for its caller.
bool asksForCode(PyFrameObject *frame)
{
    if (sessionOfFrame(frame) != nullptr)
        return true;
    const std::string file = fileOf(frame);
    if (isMadeFromText(file))
        return true;
    // During an import, these functions set up the module itself: typing marks ByteString this way.
    return isDeputy(file, fromPython(codeOf(frame)->co_name)) && !isInImport();
}

// Classes with abstract bases request their subclasses in C, where there are no names to check.
bool isOfAbstractClasses(PyCodeObject *code)
{
    const std::string_view file = viewOf(code->co_filename);
    return file == "<frozen abc>" || file.ends_with("/abc.py");
}

// The function of importlib in whose frame a missing module is imported. Found without an import, which would ask for
// it again.
PyObject *codeOfImporting()
{
    static PyObject *code = nullptr; // owned by the interpreter
    PyObject *module = code == nullptr ? PyDict_GetItemString(PyImport_GetModuleDict(), "_frozen_importlib") : nullptr;
    PyObject *function = module != nullptr ? PyDict_GetItemString(PyModule_GetDict(module), "_find_and_load") : nullptr;
    if (function != nullptr && PyFunction_Check(function))
        code = Py_NewRef(PyFunction_GET_CODE(function));
    return code;
}

// None if the name cannot be read; never null.
PyRef nameOfImported(PyFrameObject *frame)
{
    const PyRef raised = takeException();
    const PyRef key = toPython("name");
    PyRef name = PyRef::steal(PyFrame_GetVar(frame, key.get()));
    PyErr_Clear();
    if (raised)
        PyErr_SetRaisedException(Py_NewRef(raised.get()));
    return name ? std::move(name) : PyRef::borrow(Py_None);
}

bool isOfImportlib(PyCodeObject *code) { return viewOf(code->co_filename).starts_with("<frozen importlib"); }

std::string_view packageOf(std::string_view module) { return module.substr(0, module.find('.')); }

// Modules of a package import each other by name.
bool isOfPackage(PyFrameObject *frame, std::string_view package)
{
    const PyRef globals = PyRef::steal(PyFrame_GetGlobals(frame));
    PyObject *name = globals ? PyDict_GetItemString(globals.get(), "__name__") : nullptr;
    return !package.empty() && packageOf(viewOf(name)) == package;
}

// Whether the library that imports by name in this frame, or one of its callers, has the name among its constants. A
// name that was passed in is not.
bool isNamedByLibrary(PyFrameObject *innermost, std::string_view module)
{
    constexpr int mostFrames = 4; // names pass through a few helpers of a library only
    PyRef frame = PyRef::borrow(reinterpret_cast<PyObject *>(innermost));
    for (int i = 0; frame && i < mostFrames; ++i) {
        auto *object = reinterpret_cast<PyFrameObject *>(frame.get());
        if (sessionOfFrame(object) != nullptr || isMadeFromText(fileOf(object)))
            return false;
        if (hasConstant(codeOf(object), module) || isOfPackage(object, packageOf(module)))
            return true;
        frame = PyRef::steal(reinterpret_cast<PyObject *>(PyFrame_GetBack(object)));
    }
    return false;
}

// Whether the frame that entered importlib imports this module for itself.
bool mayImport(PyFrameObject *frame, std::string_view module)
{
    if (sessionOfFrame(frame) != nullptr || isMadeFromText(fileOf(frame)))
        return false;
    return importsModule(frame) || isNamedByLibrary(frame, module);
}

// ---- what runs during an import ------------------------------------------------------------------------------------

// Whether these are the globals of the module that the interpreter knows by this name. The file of a code is no proof:
// libraries compile text under names that their callers choose.
bool isWorldOf(PyObject *globals, const char *module)
{
    PyObject *known = PyDict_GetItemString(PyImport_GetModuleDict(), module);
    return known != nullptr && PyModule_Check(known) && PyModule_GetDict(known) == globals;
}

bool isOfLoader(PyFrameObject *frame)
{
    const PyRef globals = PyRef::steal(PyFrame_GetGlobals(frame));
    return isOfImportlib(codeOf(frame))
        && (isWorldOf(globals.get(), "_frozen_importlib") || isWorldOf(globals.get(), "_frozen_importlib_external"));
}

// Modules whose functions run others for the statement of their caller: blocks, decorators, checks of classes.
bool isOfProtocols(PyFrameObject *frame)
{
    static constexpr std::array modules { "abc", "dataclasses", "enum", "functools", "typing" };
    const PyRef globals = PyRef::steal(PyFrame_GetGlobals(frame));
    PyCodeObject *code = codeOf(frame);
    if (isMadeFromText(viewOf(code->co_filename)))
        return false;
    return std::ranges::any_of(modules, [&](const char *one) {
        return isWorldOf(globals.get(), one);
    }) || (viewOf(code->co_qualname).starts_with("_GeneratorContextManager") && isWorldOf(globals.get(), "contextlib"));
}

// Whether the dictionary is that of a module which the import loads, and not of one that was there before.
bool isOfNewModule(PyObject *globals, Py_ssize_t before)
{
    PyObject *key = nullptr;
    PyObject *module = nullptr;
    Py_ssize_t count = 0;
    for (Py_ssize_t at = 0; PyDict_Next(PyImport_GetModuleDict(), &at, &key, &module) != 0; ++count) {
        if (count >= before && PyModule_Check(module) && PyModule_GetDict(module) == globals)
            return true;
    }
    return false;
}

// Whether importlib is about to run the module.
bool isBeingInitialized(PyObject *globals)
{
    const PyRef name = PyRef::borrow(PyDict_GetItemString(globals, "__name__"));
    if (!name || !PyUnicode_Check(name.get()) || !isWorldOf(globals, fromPython(name.get()).c_str()))
        return false;
    PyObject *spec = PyDict_GetItemString(globals, "__spec__");
    PyObject *names = spec != nullptr && !PyType_Check(spec) ? PyObject_GenericGetDict(spec, nullptr) : nullptr;
    const PyRef held = PyRef::steal(names);
    PyErr_Clear();
    PyObject *value = held && PyDict_Check(held.get()) ? PyDict_GetItemString(held.get(), "_initializing") : nullptr;
    return value != nullptr && Py_IsTrue(value);
}

// Code that has run since may have taken functions of the module.
bool isOfImportedModule(PyFrameObject *frame, const SessionCore *core)
{
    if (core == nullptr || core->import.operations != core->meter.operations())
        return false;
    const PyRef raised = takeException();
    const PyRef globals = PyRef::steal(PyFrame_GetGlobals(frame));
    const bool isNew = isOfNewModule(globals.get(), core->import.modules) || isBeingInitialized(globals.get());
    if (raised)
        PyErr_SetRaisedException(Py_NewRef(raised.get()));
    return isNew;
}

bool hasCode(PyCodeObject *outer, PyCodeObject *inner)
{
    PyObject *constants = outer->co_consts;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(constants); ++i) {
        if (PyTuple_GET_ITEM(constants, i) == reinterpret_cast<PyObject *>(inner))
            return true;
    }
    return false;
}

// `Path()` runs `Path.__init__`.
bool isNamedByClass(PyCodeObject *caller, PyCodeObject *called)
{
    const std::string_view name = viewOf(called->co_qualname);
    const auto end = name.rfind('.');
    if (end == std::string_view::npos || (name.substr(end) != ".__init__" && name.substr(end) != ".__new__"))
        return false;
    const std::string_view owner = name.substr(0, end);
    return isNamedIn(caller, owner.substr(owner.rfind('.') + 1)); // the whole text if there is no dot
}

// Methods that syntax of the caller runs: operators, blocks, class statements. All but the first five are harmless.
bool isCalledBySyntax(PyCodeObject *called, PyFrameObject *caller)
{
    const std::string_view name = viewOf(called->co_name);
    if (!name.starts_with("__") || !name.ends_with("__"))
        return false;
    if (name == "__enter__" || name == "__exit__")
        return entersBlock(caller) && !isOfAbstractClasses(codeOf(caller));
    if (name == "__call__" || name == "__init__" || name == "__new__")
        return definesClasses(caller);
    return true;
}

// Whether the caller runs the function because its own code says so. Otherwise it runs what the code of a session left
// in a class, a registry or a filter, as a function in C has no frame.
bool isCalledByName(PyFrameObject *called, PyFrameObject *caller, const SessionCore *core)
{
    PyCodeObject *inner = codeOf(called);
    PyCodeObject *outer = codeOf(caller);
    return isOfLoader(caller) || isOfProtocols(called) || isNamedIn(outer, viewOf(inner->co_name))
        || hasCode(outer, inner) || isNamedByClass(outer, inner) || isCalledBySyntax(inner, caller)
        || isOfImportedModule(called, core);
}

// The frame below which a guarded function reads or writes an attribute for sandboxed code, and the session.
thread_local const void *guardedFrame = nullptr;
thread_local SessionCore *guardedCore = nullptr;

thread_local bool worldsAreOpen = false;

} // namespace

AskedByCode::AskedByCode(SessionCore &core)
    : m_frame(std::exchange(guardedFrame, runningFrame()))
    , m_core(std::exchange(guardedCore, core.isUnguarded() ? nullptr : &core))
{
}

AskedByCode::~AskedByCode()
{
    guardedFrame = m_frame;
    guardedCore = m_core;
}

OpenWorlds::OpenWorlds()
    : m_wereOpen(std::exchange(worldsAreOpen, true))
{
}

OpenWorlds::~OpenWorlds() { worldsAreOpen = m_wereOpen; }

bool areWorldsOpen() { return worldsAreOpen; }

SessionCore *codeAsking()
{
    if (SessionCore *core = sessionOf(PyEval_GetBuiltins()))
        return core;
    if (guardedCore != nullptr && guardedFrame == runningFrame())
        return guardedCore;
    SessionCore *audited = auditedSession();
    if (audited == nullptr || (audited->isImporting() && isInImport()))
        return nullptr;
    PyFrameObject *frame = PyEval_GetFrame();
    if (frame == nullptr) // a dialect that evaluates the syntax tree has no frames
        return audited->isImporting() ? nullptr : audited;
    return asksForCode(frame) ? audited : nullptr;
}

bool isLibraryReadingForItself()
{
    PyFrameObject *frame = PyEval_GetFrame();
    return frame != nullptr && isOwnReader(fileOf(frame), viewOf(codeOf(frame)->co_name));
}

SessionCore *codeOnThread()
{
    SessionCore *core = nullptr;
    anyFrameOutwards([&core](PyFrameObject *frame) {
        core = sessionOfFrame(frame);
        return core != nullptr;
    });
    return core;
}

SessionCore *coreOfNamedRead()
{
    return guardedCore != nullptr && guardedFrame == runningFrame() ? guardedCore : nullptr;
}

bool isInImport()
{
    const SessionCore *audited = auditedSession();
    const bool isOurs = audited != nullptr && audited->isImporting();
    PyObject *importing = codeOfImporting();
    PyRef module; // imported by the frames seen so far
    bool isImported = false;
    anyFrameOutwards([&](PyFrameObject *frame) {
        PyCodeObject *code = codeOf(frame);
        if (reinterpret_cast<PyObject *>(code) == importing)
            module = nameOfImported(frame);
        if (!module)
            return sessionOfFrame(frame) != nullptr; // sandboxed code runs outside of an import
        if (isOfImportlib(code))
            return false;
        isImported = isOurs || mayImport(frame, viewOf(module.get()));
        module = {};
        return isImported || sessionOfFrame(frame) != nullptr;
    });
    return isImported || (isOurs && module);
}

bool isCalledByImport()
{
    const SessionCore *audited = auditedSession();
    PyObject *importing = codeOfImporting();
    PyRef called; // the frame inside the current one
    bool isOwn = true;
    anyFrameOutwards([&](PyFrameObject *frame) {
        if (reinterpret_cast<PyObject *>(codeOf(frame)) == importing)
            return true;
        isOwn = sessionOfFrame(frame) == nullptr
            && (!called || isCalledByName(reinterpret_cast<PyFrameObject *>(called.get()), frame, audited));
        called = PyRef::borrow(reinterpret_cast<PyObject *>(frame));
        return !isOwn;
    });
    return isOwn;
}

bool mustEnd(const SessionCore &core)
{
    if (core.meter.isInterrupted() || isThreadStopped())
        return true;
    return core.meter.isStopped() && core.meter.isImporting() && !core.meter.isInHost() && !isCalledByImport();
}

SessionCore *boundSession()
{
    SessionCore *core = auditedSession();
    const bool isFree = core == nullptr || isInImport() || allowsCall(*core, "*");
    return isFree ? nullptr : core;
}

// A library that acts for itself names the attribute in its own code. Otherwise it is calling what the code passed to
// it, such as a sort key or an iterator, so the access is the code's.
SessionCore *codeLending(std::initializer_list<std::string_view> names)
{
    PyFrameObject *frame = PyEval_GetFrame();
    if (frame == nullptr || auditedSession() == nullptr)
        return nullptr;
    PyCodeObject *code = codeOf(frame);
    const bool isOwn = isOfAbstractClasses(code)
        || std::ranges::any_of(names, [code](std::string_view name) { return isNamedIn(code, name); });
    if (isOwn)
        return nullptr;
    SessionCore *core = boundSession();
    if (core != nullptr || isCalledByImport() || allowsCall(*auditedSession(), "*"))
        return core;
    return auditedSession();
}

bool allowsCall(const SessionCore &core, std::string_view name)
{
    const bool isForAll = !isOpenInPart(name);
    return std::ranges::any_of(core.policy.dunderAttributes,
        [=](const std::string &allowed) { return allowed == "*" || (isForAll && allowed == name); });
}

bool denyCall(SessionCore &core, std::string_view name)
{
    core.deny(core.types->accessDenied(), "guards.interpreter",
        formatted("Forbidden access to attribute of the interpreter: {}", name));
    return false;
}

bool isFunctionOfSession(PyObject *function)
{
    return PyFunction_Check(function)
        && sessionOf(reinterpret_cast<PyFunctionObject *>(function)->func_builtins) != nullptr;
}

} // namespace vitrine
