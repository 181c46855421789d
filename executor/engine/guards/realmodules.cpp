// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/realmodules.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginesource.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/cfunctions.h"
#include "executor/engine/guards/currentread.h"
#include "executor/engine/guards/enginereading.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/modulenames.h"
#include "executor/engine/guards/moduleviews.h"
#include "executor/review/builtinnames.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace vitrine {

namespace {

PyTypeObject *lockedType = nullptr; // owned by the interpreter
getattrofunc plainGet = nullptr; // for modules
setattrofunc plainSet = nullptr;

// For modules whose type belongs to a library.
std::unordered_map<PyTypeObject *, getattrofunc> &gettersOfTypes()
{
    static auto *const getters = new std::unordered_map<PyTypeObject *, getattrofunc>;
    return *getters;
}

getattrofunc plainGetterOf(PyTypeObject *type)
{
    const auto found = gettersOfTypes().find(type);
    return found != gettersOfTypes().end() ? found->second : plainGet;
}

// ---- who reads ------------------------------------------------------------------------------------------------------

enum class Reader { Library, Code, NamedByCode };

// Names that describe a module and give no access to others.
constexpr auto plainNames = std::to_array<std::string_view>(
    { "__all__", "__class__", "__doc__", "__file__", "__name__", "__package__", "__version__" });
static_assert(std::ranges::is_sorted(plainNames));

bool isPlainName(PyObject *name)
{
    const std::string_view text = viewOf(name);
    return text.starts_with("__") && std::ranges::binary_search(plainNames, text);
}

SessionCore *sessionOfRunningCode(PyFrameObject *frame)
{
    const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(frame));
    SessionCore *core = sessionOf(builtins.get());
    return core == nullptr && isTextCode(codeOf(frame)) && !isInImport() ? auditedSession() : core;
}

struct Asked {
    SessionCore *core = nullptr; ///< null if a library reads for itself
    Reader reader = Reader::Library;
};

// A function written in C that the code called reads by names of its own.
Asked whoReads(PyObject *name)
{
    PyFrameObject *frame = PyEval_GetFrame();
    SessionCore *core = frame != nullptr ? sessionOfRunningCode(frame) : nullptr;
    if (SessionCore *named = coreOfNamedRead())
        return { named, core != nullptr || frame == nullptr ? Reader::Code : Reader::NamedByCode };
    return core != nullptr && readsAttribute(frame, viewOf(name)) ? Asked { core, Reader::Code } : Asked {};
}

// Most reads are by libraries: rules those out fast, before anything slow is checked.
bool mayBeOfCode()
{
    if (sessionOf(PyEval_GetBuiltins()) == nullptr && auditedSession() == nullptr)
        return false;
    if (isEngineReading())
        return false;
    return sessionOf(PyEval_GetBuiltins()) != nullptr || coreOfNamedRead() != nullptr || isTextRunning();
}

// ---- what is read ---------------------------------------------------------------------------------------------------

// Modules whose attributes let code escape, whichever it reads. Sorted.
constexpr auto interpreterModules = std::to_array<std::string_view>({ "_ctypes", "_frozen_importlib",
    "_frozen_importlib_external", "_imp", "_interpreters", "_io", "_pickle", "_posixsubprocess", "_signal", "_socket",
    "_thread", "_xxsubinterpreters", "atexit", "builtins", "code", "codeop", "ctypes", "faulthandler", "fcntl", "gc",
    "importlib", "inspect", "io", "linecache", "marshal", "mmap", "multiprocessing", "nt", "os", "pathlib", "pickle",
    "pkgutil", "posix", "posixpath", "pty", "resource", "runpy", "shutil", "signal", "site", "socket", "ssl",
    "subprocess", "sys", "tempfile", "threading", "traceback", "zipimport" });
static_assert(std::ranges::is_sorted(interpreterModules));

PyObject *denyModule(SessionCore &core, PyObject *module, Reader reader)
{
    // Libraries treat an AttributeError as a missing attribute and continue.
    PyObject *type = reader == Reader::Code ? core.types->accessDenied() : core.types->operationDenied();
    core.deny(type, "guards.module", "Forbidden access to module: " + nameOfModule(module));
    return nullptr;
}

// Whether libraries may read from the module for the code. Where code gets a module of its own, the real one stays the
// program's.
bool isAllowedToLibraries(const SessionCore &core, PyObject *module)
{
    return isAllowedModule(core, module) && !hasOwnModule(core, nameOfModule(module));
}

// Formulas of sympy name builtins with their module: they get those of the session.
PyObject *builtinOfSession(const SessionCore &core, PyObject *module, PyObject *name)
{
    PyObject *builtins = core.globals && nameOfModule(module) == "builtins"
        ? PyDict_GetItemString(core.globals.get(), "__builtins__")
        : nullptr;
    return builtins != nullptr && !isDunder(viewOf(name)) ? Py_XNewRef(PyDict_GetItem(builtins, name)) : nullptr;
}

// Denies an attribute that the module has but its view does not; otherwise it is missing. Always null with an exception
// set.
PyObject *denyWhatIsHidden(SessionCore &core, PyObject *module, PyObject *name)
{
    const bool isMissing
        = PyErr_ExceptionMatches(PyExc_AttributeError) != 0 && PyErr_ExceptionMatches(core.types->accessDenied()) == 0;
    PyObject *hidden = isMissing ? PyDict_GetItem(PyModule_GetDict(module), name) : nullptr;
    if (hidden == nullptr)
        return nullptr;
    PyErr_Clear();
    return denyModule(core, PyModule_Check(hidden) ? hidden : module, Reader::Code);
}

// Reads by the code itself go to the view.
PyObject *readForCode(SessionCore &core, PyObject *module, PyObject *name)
{
    if (isPlainName(name))
        return plainGetterOf(Py_TYPE(module))(module, name);
    if (PyObject *found = builtinOfSession(core, module, name))
        return found;
    PyRef view;
    {
        const EngineReading own;
        if (core.policy.isExact() || !isAllowedModule(core, module))
            return denyModule(core, module, Reader::Code);
        view = viewOfModule(core, module);
    }
    PyObject *value = view ? PyObject_GetAttr(view.get(), name) : nullptr;
    return value == nullptr && view ? denyWhatIsHidden(core, module, name) : value;
}

bool isOfImports(PyFrameObject *frame) { return viewOf(codeOf(frame)->co_filename).starts_with("<frozen importlib"); }

std::string_view libraryOf(std::string_view module) { return module.substr(0, module.find('.')); }

// The top-level package of the frame's module; empty if unknown.
std::string libraryOf(PyFrameObject *frame)
{
    const PyRef globals = PyRef::steal(PyFrame_GetGlobals(frame));
    PyObject *name = globals ? PyDict_GetItemString(globals.get(), "__name__") : nullptr;
    return name != nullptr && PyUnicode_Check(name) ? std::string(libraryOf(viewOf(name))) : std::string();
}

// Whether a function of the module's own package reads from it.
bool isReadByItsOwn(PyObject *module)
{
    constexpr int mostFrames = 4; // a name goes through helpers of its library, but not far
    const std::string name = nameOfModule(module);
    int frames = 0;
    bool isOwn = false;
    anyFrameOutwards([&](PyFrameObject *frame) {
        const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(frame));
        if (sessionOf(builtins.get()) != nullptr || isTextCode(codeOf(frame)))
            return true;
        isOwn = isOfImports(frame) || libraryOf(frame) == libraryOf(name);
        return isOwn || ++frames == mostFrames;
    });
    return isOwn;
}

// Has constants only; doctest reads all of them by name.
bool isModuleOfConstants(PyObject *module)
{
    constexpr const char *future = "__future__";
    return nameOfModule(module) == future && isKnownAs(future, module);
}

// Whether a library may read this attribute of the module by a given name. Private names are for the package itself.
bool isOpenByName(const SessionCore &core, PyObject *module, std::string_view name)
{
    if ((isAllowedToLibraries(core, module) || isModuleOfConstants(module)) && !isPrivateOfModule(name))
        return true;
    return !isModuleOfInterpreter(module) && isReadByItsOwn(module);
}

// `inspect.getmembers` reads every name of a module and leaves out those that are missing.
bool listsMembers()
{
    PyFrameObject *frame = PyEval_GetFrame();
    return frame != nullptr && viewOf(codeOf(frame)->co_name).ends_with("getmembers")
        && fileOf(frame).ends_with("/inspect.py");
}

PyObject *denyByName(SessionCore &core, PyObject *module, PyObject *name)
{
    if (!listsMembers())
        return denyModule(core, module, Reader::NamedByCode);
    PyErr_Format(PyExc_AttributeError, "module has no attribute '%U'", name);
    return nullptr;
}

// Reads by a library with a name that it was given need the real object.
PyObject *readByName(SessionCore &core, PyObject *module, PyObject *name)
{
    const EngineReading own;
    const std::string text = fromPython(name);
    if (!isPlainName(name) && !isOpenByName(core, module, text))
        return denyByName(core, module, name);
    PyRef value = PyRef::steal(plainGetterOf(Py_TYPE(module))(module, name));
    if (!value || isPlainName(name))
        return value.release();
    if (text == "__dict__" || (PyModule_Check(value.get()) && !isAllowedModule(core, value.get())))
        return denyByName(core, PyModule_Check(value.get()) ? value.get() : module, name);
    if (!isWithheld(value.get()))
        return value.release();
    if (listsMembers())
        return denyByName(core, module, name);
    core.deny(core.types->operationDenied(), "guards.withheld",
        formatted("{}.{} is not allowed: it bypasses the guards", nameOfModule(module), text));
    return nullptr;
}

// Whether all names of a module are withheld from a library, which may pass them to the code: true unless the policy
// allows the module or it is the library's own. Names of builtins are judged when they are used (textcode.h).
bool hidesNames(PyObject *module)
{
    SessionCore *core = nameOfModule(module) != "builtins" ? boundSession() : nullptr;
    PyFrameObject *frame = core != nullptr ? PyEval_GetFrame() : nullptr;
    if (frame == nullptr || isOfImports(frame) || isAllowedToLibraries(*core, module))
        return false;
    return isModuleOfInterpreter(module) || !isReadByItsOwn(module);
}

// A library must not write to another package's modules for the code.
bool isForeignWorld(PyObject *module)
{
    PyFrameObject *frame = boundSession() != nullptr ? PyEval_GetFrame() : nullptr;
    return frame != nullptr && !isOfImports(frame) && !isReadByItsOwn(module);
}

PyObject *readForLibrary(PyObject *module, PyObject *name)
{
    if (auditedSession() != nullptr && viewOf(name) == "__dict__") {
        if (hidesNames(module))
            return PyDict_New();
        if (isForeignWorld(module))
            return PyDict_Copy(PyModule_GetDict(module));
    }
    return plainGetterOf(Py_TYPE(module))(module, name);
}

PyObject *lockedGet(PyObject *module, PyObject *name)
{
    const Asked asked = mayBeOfCode() ? whoReads(name) : Asked {};
    if (asked.core == nullptr || allowsCall(*asked.core, "*"))
        return readForLibrary(module, name);
    if (Py_EnterRecursiveCall(" while an attribute of a module is read") != 0)
        return nullptr;
    PyObject *value
        = asked.reader == Reader::Code ? readForCode(*asked.core, module, name) : readByName(*asked.core, module, name);
    Py_LeaveRecursiveCall();
    return value;
}

// Whether a library writes by a statement that names the attribute. The engine's replacements write where the code
// directs.
bool writesForLibrary(PyFrameObject *frame)
{
    return isOfImports(frame) || (writesAttribute(frame) && viewOf(codeOf(frame)->co_filename) != engineFile);
}

// `sys.displayhook`, which shows the value of an interactive statement, keeps it as `_` of all code in the process.
// doctest runs such statements. The name is in no code of a session, so nothing is missed without it.
bool keepsShownValue(PyObject *module, PyObject *name) { return viewOf(name) == "_" && isKnownAs("builtins", module); }

// Allows no other writes to modules while code runs.
int lockedSet(PyObject *module, PyObject *name, PyObject *value)
{
    PyFrameObject *frame = PyEval_GetFrame();
    SessionCore *core = frame != nullptr ? sessionOfRunningCode(frame) : auditedSession();
    if (core == nullptr && auditedSession() != nullptr && !writesForLibrary(frame))
        core = boundSession();
    if (core == nullptr || (core->isImporting() && isInImport()) || allowsCall(*core, "*"))
        return plainSet(module, name, value);
    if (keepsShownValue(module, name))
        return 0;
    denyModule(*core, module, Reader::Code);
    return -1;
}

// ---- which modules there are ----------------------------------------------------------------------------------------

void lockType(PyTypeObject *type)
{
    if (type->tp_getattro == lockedGet)
        return;
    gettersOfTypes().emplace(type, type->tp_getattro);
    type->tp_getattro = lockedGet;
    PyType_Modified(type);
}

// The code of a session has a module of its own, which stays writable.
bool isModuleOfSession(PyObject *module)
{
    PyObject *builtins = PyDict_GetItemString(PyModule_GetDict(module), "__builtins__");
    return builtins != nullptr && sessionOf(builtins) != nullptr;
}

void lockModule(PyObject *module)
{
    if (lockedType == nullptr || !PyModule_Check(module) || Py_IS_TYPE(module, lockedType))
        return;
    if (!PyModule_CheckExact(module))
        return lockType(Py_TYPE(module));
    if (isModuleOfSession(module))
        return;
    Py_INCREF(lockedType);
    Py_SET_TYPE(module, lockedType);
}

// A subclass of the interpreter's module class that looks like it.
PyTypeObject *makeLockedType()
{
    PyObject *made = PyObject_CallFunction(reinterpret_cast<PyObject *>(&PyType_Type), "s(O){s()ss}", "module",
        reinterpret_cast<PyObject *>(&PyModule_Type), "__slots__", "__module__", "builtins");
    auto *type = reinterpret_cast<PyTypeObject *>(made);
    if (type == nullptr)
        return nullptr;
    type->tp_getattro = lockedGet;
    type->tp_setattro = lockedSet;
    PyType_Modified(type);
    return type;
}

struct AfterCreation {
    static PyObject *done(PyObject *module)
    {
        if (module != nullptr)
            lockModule(module);
        return module;
    }
};

// Compiled and builtin modules are created with the module class itself, those of importlib with the class of `sys`.
void armCreation()
{
    const PyRef maker = importModule("_imp");
    if (maker) {
        ResultGuard<AfterCreation, 0>::arm(maker.get(), "create_dynamic");
        ResultGuard<AfterCreation, 1>::arm(maker.get(), "create_builtin");
    }
    PyErr_Clear();
}

} // namespace

bool isLockedModule(PyObject *object) { return Py_TYPE(object)->tp_getattro == lockedGet; }

bool isModuleOfInterpreter(PyObject *module)
{
    const std::string name = nameOfModule(module);
    return std::ranges::binary_search(interpreterModules, std::string_view(name).substr(0, name.find('.')));
}

PyObject *readRealModule(PyObject *module, PyObject *name) { return lockedGet(module, name); }

void lockRealModules()
{
    static Py_ssize_t known = 0; // protected by the GIL
    PyObject *modules = PyImport_GetModuleDict();
    if (lockedType == nullptr || PyDict_GET_SIZE(modules) == known)
        return;
    known = PyDict_GET_SIZE(modules);
    PyObject *name = nullptr;
    PyObject *module = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(modules, &at, &name, &module) != 0;)
        lockModule(module);
}

void armRealModules()
{
    const PyRef types = importModule("types"); // `types` takes the class of `sys` as the class of all modules
    plainGet = PyModule_Type.tp_getattro;
    plainSet = PyModule_Type.tp_setattro;
    lockedType = makeLockedType();
    armCreation();
    lockRealModules();
    PyErr_Clear();
}

} // namespace vitrine
