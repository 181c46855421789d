// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/askers.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"

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

bool hasText(PyObject *tuple, std::string_view text)
{
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tuple); ++i) {
        PyObject *one = PyTuple_GET_ITEM(tuple, i);
        if (PyTuple_Check(one) ? hasText(one, text) : viewOf(one) == text)
            return true;
    }
    return false;
}

bool isNamedIn(PyCodeObject *code, std::string_view name)
{
    return hasText(code->co_names, name) || hasText(code->co_consts, name);
}

// Classes with abstract ones among their bases ask for subclasses in C, which has no names to look at.
bool isOfAbstractClasses(PyCodeObject *code)
{
    const std::string_view file = viewOf(code->co_filename);
    return file == "<frozen abc>" || file.ends_with("/abc.py");
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

bool isInImport()
{
    bool isImported = false;
    anyFrameOutwards([&isImported](PyFrameObject *frame) {
        const bool isOfCode = sessionOfFrame(frame) != nullptr;
        isImported = !isOfCode && fileOf(frame).starts_with("<frozen importlib");
        return isOfCode || isImported;
    });
    return isImported;
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
