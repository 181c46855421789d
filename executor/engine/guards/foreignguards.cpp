// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/foreignguards.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/cfunctions.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/currentread.h"
#include "executor/engine/guards/descriptors.h"
#include "executor/engine/guards/frameattribution.h"

#include <fcntl.h>

#include <array>
#include <string>

namespace vitrine {

namespace {

// A library whose module has imported ctypes uses it for itself. Any other library calls an object that the code passed
// in.
bool isOfCtypes(PyFrameObject *frame)
{
    const PyRef globals = PyRef::steal(PyFrame_GetGlobals(frame));
    PyObject *name = PyDict_GetItemString(globals.get(), "__name__");
    const std::string_view library = name != nullptr && PyUnicode_Check(name) ? viewOf(name) : std::string_view();
    return library == "ctypes" || library.starts_with("ctypes.")
        || PyDict_GetItemString(globals.get(), "ctypes") != nullptr
        || PyDict_GetItemString(globals.get(), "_ctypes") != nullptr;
}

SessionCore *asksForMemory()
{
    SessionCore *core = codeAsking();
    PyFrameObject *frame = core == nullptr && auditedSession() != nullptr ? PyEval_GetFrame() : nullptr;
    if (frame != nullptr && !isOfCtypes(frame))
        core = boundSession();
    return core == nullptr || allowsCall(*core, "*") || core->imports.allows("ctypes") ? nullptr : core;
}

// ---- ctypes ---------------------------------------------------------------------------------------------------------

PyTypeObject *pointerType = nullptr; // the interpreter's, for as long as it runs
newfunc realPointer = nullptr;
ternaryfunc realCallOfPointer = nullptr;

PyObject *guardedPointer(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    SessionCore *core = asksForMemory();
    return core == nullptr ? realPointer(type, args, keywords) : denyForeign(*core, "A ctypes function");
}

PyObject *guardedCallOfPointer(PyObject *pointer, PyObject *args, PyObject *keywords)
{
    SessionCore *core = asksForMemory();
    return core == nullptr ? realCallOfPointer(pointer, args, keywords) : denyForeign(*core, "A ctypes function");
}

// Subclasses have their own copies of inherited slots.
void armPointers(PyTypeObject *type)
{
    if (type->tp_new == realPointer)
        type->tp_new = guardedPointer;
    if (type->tp_call == realCallOfPointer)
        type->tp_call = guardedCallOfPointer;
    PyType_Modified(type);
    const PyRef below = subclassesOf(type);
    for (Py_ssize_t i = 0; below && i < PyList_GET_SIZE(below.get()); ++i)
        armPointers(reinterpret_cast<PyTypeObject *>(PyList_GET_ITEM(below.get(), i)));
}

// ---- interpreters beside this one -----------------------------------------------------------------------------------

struct OtherInterpreter {
    static bool may(const CallArguments & /*arguments*/)
    {
        SessionCore *core = boundSession();
        if (core == nullptr)
            return true;
        core->deny(core->types->operationDenied(), "guards.interpreter",
            "Subinterpreters are not allowed: they have no guards");
        return false;
    }
};

// ---- windows --------------------------------------------------------------------------------------------------------

// Tk runs scripts that read files and start programs.
struct WindowOfTk {
    static bool may(const CallArguments & /*arguments*/)
    {
        SessionCore *core = boundSession();
        return core == nullptr || core->imports.allows("tkinter") || denyForeign(*core, "A window of Tk") != nullptr;
    }
};

// ---- Pillow ---------------------------------------------------------------------------------------------------------

struct PictureFile {
    static bool may(const CallArguments &arguments) { return mayOpenNamed(arguments.at(0, "filename"), true); }
};
struct FontFile {
    static bool may(const CallArguments &arguments) { return mayOpenNamed(arguments.at(0, "filename"), false); }
};
struct ProfileFile {
    static bool may(const CallArguments &arguments) { return mayOpenNamed(arguments.at(0, "profile"), false); }
};

// Encoders and decoders use the descriptor that the `fileno` of an object returned, without an audit event.
struct EncodedFile {
    static bool may(const CallArguments &arguments) { return mayUseDescriptor(arguments.at(0, "fd"), true); }
};
constexpr Py_ssize_t fileOfTiff = 3; // (mode, raw mode, compression, descriptor or 0, …)
bool mayUseTiff(const CallArguments &arguments, bool writes)
{
    PyObject *number = arguments.at(fileOfTiff, "fp");
    const bool isMemory = number != nullptr && PyLong_Check(number) && PyObject_IsTrue(number) == 0;
    return isMemory || mayUseDescriptor(number, writes);
}
struct EncodedTiff {
    static bool may(const CallArguments &arguments) { return mayUseTiff(arguments, true); }
};
struct DecodedTiff {
    static bool may(const CallArguments &arguments) { return mayUseTiff(arguments, false); }
};

// Connects to the user's screen.
struct ScreenGrab {
    static bool may(const CallArguments & /*arguments*/)
    {
        SessionCore *core = boundSession();
        return core == nullptr || denyForeign(*core, "A picture of the screen") != nullptr;
    }
};

void armEncoders(PyObject *module)
{
    CallGuard<ScreenGrab>::arm(module, "grabscreen_x11");
    CallGuard<EncodedTiff>::arm(module, "libtiff_encoder");
    CallGuard<DecodedTiff>::arm(module, "libtiff_decoder");
    const PyRef encoder = PyRef::steal(PyObject_CallMethod(module, "raw_encoder", "ss", "L", "L"));
    PyMethodDef *method = encoder ? Py_TYPE(encoder.get())->tp_methods : nullptr;
    for (; method != nullptr && method->ml_name != nullptr; ++method) {
        if (std::string_view(method->ml_name) == "encode_to_file")
            CallGuard<EncodedFile>::armRecord(method);
    }
}

} // namespace

PyObject *denyForeign(SessionCore &core, std::string_view what)
{
    core.deny(core.types->operationDenied(), "guards.foreign",
        formatted("{} is not allowed: native code that bypasses the guards", what));
    return nullptr;
}

bool mayOpenNamed(PyObject *name, bool writes)
{
    // Pillow's own font is in memory, and its name is empty.
    return name == nullptr || !(PyUnicode_Check(name) || PyBytes_Check(name)) || PyObject_IsTrue(name) == 0
        || PySys_Audit("open", "Osi", name, writes ? "w" : "r", writes ? O_WRONLY | O_CREAT | O_TRUNC : O_RDONLY) == 0;
}

bool mayTouchMemory()
{
    SessionCore *core = asksForMemory();
    return core == nullptr || denyForeign(*core, "A memory address") != nullptr;
}

void armPictureGuards()
{
    const UnauditedCall own;
    const PyRef module = importModule("PIL._imaging");
    const PyRef picture = PyRef::steal(module ? PyObject_CallMethod(module.get(), "new", "s(ii)", "L", 1, 1) : nullptr);
    PyMethodDef *method = picture ? Py_TYPE(picture.get())->tp_methods : nullptr;
    for (; method != nullptr && method->ml_name != nullptr; ++method) {
        if (std::string_view(method->ml_name) == "save_ppm")
            CallGuard<PictureFile>::armRecord(method);
    }
    PyErr_Clear();
    if (module)
        armEncoders(module.get());
    PyErr_Clear();
}

void armFontGuards()
{
    const UnauditedCall own;
    if (const PyRef module = importModule("PIL._imagingft"))
        CallGuard<FontFile>::arm(module.get(), "getfont");
    PyErr_Clear();
}

void armProfileGuards()
{
    const UnauditedCall own;
    if (const PyRef module = importModule("PIL._imagingcms"))
        CallGuard<ProfileFile>::arm(module.get(), "profile_open");
    PyErr_Clear();
}

void armFunctionPointers()
{
    const UnauditedCall own;
    const PyRef module = importModule("_ctypes");
    const PyRef type = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "CFuncPtr") : nullptr);
    if (type && PyType_Check(type.get()) && pointerType == nullptr) {
        pointerType = reinterpret_cast<PyTypeObject *>(Py_NewRef(type.get()));
        realPointer = pointerType->tp_new;
        realCallOfPointer = pointerType->tp_call;
        armPointers(pointerType);
        // Classes created later inherit the function from this descriptor.
        const PyRef dict = PyRef::steal(PyType_GetDict(pointerType));
        PyObject *method = PyDict_GetItemString(dict.get(), "__call__");
        if (method != nullptr && Py_IS_TYPE(method, &PyWrapperDescr_Type))
            reinterpret_cast<PyWrapperDescrObject *>(method)->d_wrapped
                = reinterpret_cast<void *>(guardedCallOfPointer);
    }
    PyErr_Clear();
}

void armWindows()
{
    const UnauditedCall own;
    if (const PyRef module = importModule("_tkinter"))
        CallGuard<WindowOfTk>::arm(module.get(), "create");
    PyErr_Clear();
}

void armInterpreters()
{
    const UnauditedCall own;
    for (const char *name : { "_interpreters", "_xxsubinterpreters" }) { // PEP 734, and what it was before
        const PyRef module = PyRef::steal(PyImport_GetModule(toPython(name).get()));
        if (!module)
            continue;
        CallGuard<OtherInterpreter, 0>::arm(module.get(), "create");
        CallGuard<OtherInterpreter, 1>::arm(module.get(), "exec");
        CallGuard<OtherInterpreter, 2>::arm(module.get(), "run_string");
        CallGuard<OtherInterpreter, 3>::arm(module.get(), "run_func"); // NOLINT(readability-magic-numbers)
        CallGuard<OtherInterpreter, 4>::arm(module.get(), "call"); // NOLINT(readability-magic-numbers)
    }
    PyErr_Clear();
}

} // namespace vitrine
