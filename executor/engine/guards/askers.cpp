// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/askers.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/currentread.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

// Library functions that read or write attributes by names from their caller; an empty function means all of the file.
struct Deputy {
    std::string_view file;
    std::string_view function;
};
constexpr std::array deputies { Deputy { "/functools.py", "update_wrapper" }, Deputy { "/functools.py", "__get__" },
    Deputy { "/copy.py", "" }, Deputy { "/dis.py", "" }, Deputy { "/dataclasses.py", "" },
    Deputy { "/string.py", "get_field" }, Deputy { "/types.py", "gi_code" }, Deputy { "/types.py", "gi_frame" },
    Deputy { "/types.py", "gi_yieldfrom" }, Deputy { "/typing.py", "__getattr__" },
    Deputy { "/typing.py", "__setattr__" }, Deputy { "/pandas/core/computation/expr.py", "" } };

// Text that a library turned into code ("<string>") asks for whoever wrote the text.
bool isMadeFromText(std::string_view file) { return file.starts_with('<') && !file.starts_with("<frozen "); }

bool isDeputy(std::string_view file, std::string_view function)
{
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

// Does the code ask through the library whose frame this is?
bool asksForCode(PyFrameObject *frame)
{
    if (sessionOfFrame(frame) != nullptr)
        return true;
    const std::string file = fileOf(frame);
    if (isMadeFromText(file))
        return true;
    // While a module is imported, its functions set up what is the module's own: typing marks ByteString so.
    return isDeputy(file, fromPython(codeOf(frame)->co_name)) && !isInImport();
}

// Classes with abstract ones among their bases ask for subclasses in C, which has no names to look at.
bool isOfAbstractClasses(PyCodeObject *code)
{
    const std::string_view file = viewOf(code->co_filename);
    return file == "<frozen abc>" || file.ends_with("/abc.py");
}

// importlib's function in whose frame a module is imported that was not there. Looked up without an import, which would
// ask whether it is one.
PyObject *codeOfImporting()
{
    static PyObject *code = nullptr; // the interpreter's, for as long as it runs
    PyObject *module = code == nullptr ? PyDict_GetItemString(PyImport_GetModuleDict(), "_frozen_importlib") : nullptr;
    PyObject *function = module != nullptr ? PyDict_GetItemString(PyModule_GetDict(module), "_find_and_load") : nullptr;
    if (function != nullptr && PyFunction_Check(function))
        code = Py_NewRef(PyFunction_GET_CODE(function));
    return code;
}

// Never null: a name that cannot be read is none.
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

// Of a library that is written in several files each imports others of them by their names, too.
bool isOfPackage(PyFrameObject *frame, std::string_view package)
{
    const PyRef globals = PyRef::steal(PyFrame_GetGlobals(frame));
    PyObject *name = globals ? PyDict_GetItemString(globals.get(), "__name__") : nullptr;
    return !package.empty() && packageOf(viewOf(name)) == package;
}

// Whether the library in whose frame somebody imports by name, or what calls it, has the name among its constants: a
// name that it was given is none of its own.
bool isNamedByLibrary(PyFrameObject *innermost, std::string_view module)
{
    constexpr int mostFrames = 4; // a name goes through helpers of its library, but not far
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

// Whether the frame, which has just entered importlib, imports this module for itself.
bool mayImport(PyFrameObject *frame, std::string_view module)
{
    if (sessionOfFrame(frame) != nullptr || isMadeFromText(fileOf(frame)))
        return false;
    return importsModule(frame) || isNamedByLibrary(frame, module);
}

// The frame below which a guarded function reads or writes an attribute for the code, and for which.
thread_local const void *guardedFrame = nullptr;
thread_local SessionCore *guardedCore = nullptr;

thread_local bool worldsAreOpen = false;

} // namespace

AskedByCode::AskedByCode(SessionCore &core)
    : m_frame(std::exchange(guardedFrame, runningFrame()))
    , m_core(std::exchange(guardedCore, &core))
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
    if (audited == nullptr || audited->importDepth > 0)
        return nullptr;
    PyFrameObject *frame = PyEval_GetFrame();
    if (frame == nullptr) // a dialect that evaluates the tree itself has no frames
        return audited;
    return asksForCode(frame) ? audited : nullptr;
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
    const bool isOurs = audited != nullptr && audited->importDepth > 0;
    PyObject *importing = codeOfImporting();
    PyRef module; // the name of the one that the frames looked at belong to
    bool isImported = false;
    anyFrameOutwards([&](PyFrameObject *frame) {
        PyCodeObject *code = codeOf(frame);
        if (reinterpret_cast<PyObject *>(code) == importing)
            module = nameOfImported(frame);
        if (!module)
            return sessionOfFrame(frame) != nullptr; // the code runs, in whatever
        if (isOfImportlib(code))
            return false;
        isImported = isOurs || mayImport(frame, viewOf(module.get()));
        module = {};
        return isImported || sessionOfFrame(frame) != nullptr;
    });
    return isImported || (isOurs && module);
}

SessionCore *boundSession()
{
    SessionCore *core = auditedSession();
    const bool isFree = core == nullptr || core->importDepth > 0 || isInImport() || allowsDoor(*core, "*");
    return isFree ? nullptr : core;
}

// A library that wants something for itself has its name in its own code. One that has not calls what the code lent it
// (a function to sort by, an iterator to take items from), and that is the code asking.
SessionCore *codeLending(std::initializer_list<std::string_view> names)
{
    PyFrameObject *frame = PyEval_GetFrame();
    if (frame == nullptr || auditedSession() == nullptr)
        return nullptr;
    PyCodeObject *code = codeOf(frame);
    const bool isOwn = isOfAbstractClasses(code)
        || std::ranges::any_of(names, [code](std::string_view name) { return isNamedIn(code, name); });
    return isOwn ? nullptr : boundSession();
}

bool allowsDoor(const SessionCore &core, std::string_view name)
{
    return std::ranges::any_of(
        core.policy.dunderAttributes, [name](const std::string &allowed) { return allowed == "*" || allowed == name; });
}

bool refuseDoor(SessionCore &core, std::string_view name)
{
    core.refuse(core.types->accessRefused(), "guards.interpreter",
        std::format("Forbidden access to attribute of the interpreter: {}", name));
    return false;
}

bool isFunctionOfSession(PyObject *function)
{
    return PyFunction_Check(function)
        && sessionOf(reinterpret_cast<PyFunctionObject *>(function)->func_builtins) != nullptr;
}

} // namespace vitrine
