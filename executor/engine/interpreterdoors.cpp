// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/interpreterdoors.h"

#include "executor/engine/audithook.h"
#include "executor/engine/enginetypes.h"
#include "executor/engine/formatguard.h"
#include "executor/engine/guards.h"
#include "executor/engine/sessioncore.h"

#include <algorithm>
#include <array>
#include <format>
#include <vector>

namespace vitrine {

namespace {

struct Code {
    PyObject *builtins; // borrowed: the session's globals hold them until it is forgotten
    SessionCore *core;
};

// Which builtins belong to which session; changed and read with the GIL.
std::vector<Code> &knownCode()
{
    static std::vector<Code> known;
    return known;
}

SessionCore *sessionOf(PyObject *builtins)
{
    for (const Code &code : knownCode()) {
        if (code.builtins == builtins)
            return code.core;
    }
    return nullptr;
}

// Library functions that read or write attributes by names from their caller; an empty function means all of the file.
struct Deputy {
    std::string_view file;
    std::string_view function;
    bool isTransparent = false; ///< acts for libraries as well: who called it is who asks
};
constexpr std::array deputies { Deputy { "/functools.py", "update_wrapper" }, Deputy { "/copy.py", "" },
    Deputy { "/dataclasses.py", "" }, Deputy { "/string.py", "get_field" }, Deputy { "/enum.py", "__setattr__", true },
    Deputy { "/enum.py", "__delattr__", true }, Deputy { "/pandas/core/computation/expr.py", "" } };

// Text that a library turned into code ("<string>") asks for whoever wrote the text.
bool isMadeFromText(std::string_view file) { return file.starts_with('<') && !file.starts_with("<frozen "); }

const Deputy *deputyFor(const std::string &file, const std::string &function)
{
    const auto found = std::ranges::find_if(deputies, [&](const Deputy &deputy) {
        return file.ends_with(deputy.file)
            && (deputy.function.empty() ? function != "<module>" : deputy.function == function);
    });
    return found == deputies.end() ? nullptr : &*found;
}

// Does the code ask through the library whose frame this is?
bool asksForCode(PyFrameObject *frame)
{
    const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(frame));
    if (sessionOf(builtins.get()) != nullptr)
        return true;
    const PyRef code = PyRef::steal(reinterpret_cast<PyObject *>(PyFrame_GetCode(frame)));
    const auto *object = reinterpret_cast<PyCodeObject *>(code.get());
    const std::string file = fromPython(object->co_filename);
    if (isMadeFromText(file))
        return true;
    const Deputy *deputy = deputyFor(file, fromPython(object->co_name));
    if (deputy == nullptr || !deputy->isTransparent)
        return deputy != nullptr;
    const PyRef back = PyRef::steal(reinterpret_cast<PyObject *>(PyFrame_GetBack(frame)));
    return back && asksForCode(reinterpret_cast<PyFrameObject *>(back.get()));
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

bool mayPass(std::string_view name)
{
    SessionCore *core = codeAsking();
    return core == nullptr || allowsDoor(*core, name) || refuseDoor(*core, name);
}

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

// Is what runs a module that a library imports just now, for itself? A dialect that evaluates the tree itself has no
// frames.
bool isInImport()
{
    PyRef frame = PyRef::borrow(reinterpret_cast<PyObject *>(PyEval_GetFrame()));
    while (frame) {
        auto *object = reinterpret_cast<PyFrameObject *>(frame.get());
        const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(object));
        if (sessionOf(builtins.get()) != nullptr)
            return false;
        const PyRef code = PyRef::steal(reinterpret_cast<PyObject *>(PyFrame_GetCode(object)));
        if (fromPython(reinterpret_cast<PyCodeObject *>(code.get())->co_filename).starts_with("<frozen importlib"))
            return true;
        frame = PyRef::steal(reinterpret_cast<PyObject *>(PyFrame_GetBack(object)));
    }
    return false;
}

// The session on whose behalf this runs; none while libraries are imported, or where all is allowed.
SessionCore *boundSession()
{
    SessionCore *core = auditedSession();
    const bool isFree = core == nullptr || core->importDepth > 0 || isInImport() || allowsDoor(*core, "*");
    return isFree ? nullptr : core;
}

// Does a library ask that looks up names of the code in frames, as far out as the code says?
bool isNameReaderAsking()
{
    const PyRef code = PyRef::steal(reinterpret_cast<PyObject *>(PyFrame_GetCode(PyEval_GetFrame())));
    const std::string file = fromPython(reinterpret_cast<PyCodeObject *>(code.get())->co_filename);
    return file.ends_with("/pandas/core/computation/scope.py") || file.ends_with("/numpy/matrixlib/defmatrix.py");
}

// Variables of frames that are not the code's: those of libraries, and of the host.
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
    return isHiddenWorld(self, door->name) ? PyDict_New() : door->get(self, door->closure);
}

// A builtin function leads to the module that it is from: code never gets a real module.
PyObject *guardedSelf(PyObject *self, void *closure)
{
    const auto *door = static_cast<const Door *>(closure);
    PyObject *owner = door->get(self, door->closure);
    if (owner == nullptr || !PyModule_Check(owner) || mayPass(door->name))
        return owner;
    Py_DECREF(owner);
    return nullptr;
}

// Descriptors keep pointers to these records, so that changing the record changes every one of them.
void armGetter(const DoorPlace &place, getter guarded)
{
    for (PyGetSetDef *entry = place.type->tp_getset; entry != nullptr && entry->name != nullptr; ++entry) {
        if (place.name != entry->name || entry->get == guarded)
            continue;
        // Lives as long as the interpreter's own record.
        static std::vector<std::unique_ptr<Door>> doors;
        entry->closure = doors.emplace_back(std::make_unique<Door>(place.name, entry->get, entry->closure)).get();
        entry->get = guarded;
    }
}

// Plain members become members whose reading is an audit event.
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
    // The code can lend libraries the method of a text.
    const std::string format = fromPython(text);
    const std::string name = asking != nullptr ? forbiddenFieldIn(*core, format) : fieldForNobodyIn(*core, format);
    if (name.empty())
        return true;
    core->refuse(
        core->types->accessRefused(), "attributes.allow_dunder", "Forbidden access to dunder attribute: " + name);
    return false;
}

PyObject *guardedFormat(PyObject *self, PyObject *args, PyObject *keywords)
{
    return mayFormat(self)
        ? reinterpret_cast<PyCFunctionWithKeywords>(reinterpret_cast<void *>(realFormat))(self, args, keywords)
        : nullptr;
}

PyObject *guardedFormatMap(PyObject *self, PyObject *mapping)
{
    return mayFormat(self) ? realFormatMap(self, mapping) : nullptr;
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

// ---- writes to classes --------------------------------------------------------------------------------------------

setattrofunc realSetAttr = nullptr;

newfunc realNew = nullptr;

// What marks a class as the code's own, in a place that CPython keeps for classes made in C. A name would not do: a
// program that lends the code its objects has classes in a __main__ as well.
PyObject *ownMark()
{
    static PyObject *mark = PyModule_New("own");
    return mark;
}

// Classes of the code that are not ready yet, while its __set_name__, __init_subclass__ or mro already have them.
struct ClassesInWork {
    int depth = 0; // of calls that make classes
    std::vector<PyObject *> unfinished;
};

ClassesInWork &classesInWork()
{
    static thread_local ClassesInWork onThisThread;
    return onThisThread;
}

bool isOwnClass(PyObject *object)
{
    return (PyType_HasFeature(reinterpret_cast<PyTypeObject *>(object), Py_TPFLAGS_HEAPTYPE)
               && reinterpret_cast<PyHeapTypeObject *>(object)->ht_module == ownMark())
        || std::ranges::contains(classesInWork().unfinished, object);
}

// Classes that libraries make for the code are its own, not those of modules that they import meanwhile.
bool isMadeForCode()
{
    const SessionCore *audited = auditedSession();
    return audited != nullptr && audited->importDepth == 0 && !isInImport();
}

PyObject *guardedAlloc(PyTypeObject *metaclass, Py_ssize_t count)
{
    PyObject *fresh = PyType_GenericAlloc(metaclass, count);
    if (fresh != nullptr && classesInWork().depth > 0 && isMadeForCode())
        classesInWork().unfinished.push_back(fresh);
    return fresh;
}

PyObject *guardedNew(PyTypeObject *metaclass, PyObject *args, PyObject *keywords)
{
    ClassesInWork &work = classesInWork();
    const auto before = work.unfinished.size();
    ++work.depth;
    PyObject *made = realNew(metaclass, args, keywords);
    --work.depth;
    work.unfinished.resize(before);
    if (made == nullptr || !PyType_Check(made) || !isMadeForCode())
        return made;
    auto *heap = reinterpret_cast<PyHeapTypeObject *>(made);
    if (PyType_IsSubtype(&heap->ht_type, &PyType_Type))
        heap->ht_type.tp_alloc = guardedAlloc;
    if (PyType_HasFeature(&heap->ht_type, Py_TPFLAGS_HEAPTYPE) && heap->ht_module == nullptr)
        heap->ht_module = Py_XNewRef(ownMark());
    return made;
}

int guardedSetAttr(PyObject *type, PyObject *name, PyObject *value)
{
    SessionCore *core = codeAsking();
    if (core == nullptr || isOwnClass(type) || allowsDoor(*core, "*"))
        return realSetAttr(type, name, value);
    core->refuse(core->types->accessRefused(), "guards.class",
        std::format("Forbidden change of class {}", reinterpret_cast<PyTypeObject *>(type)->tp_name));
    return -1;
}

// Every metaclass has its own copy of the slots; those that will be made inherit ours.
void armClasses(PyTypeObject *metaclass)
{
    if (metaclass->tp_setattro == realSetAttr)
        metaclass->tp_setattro = guardedSetAttr;
    if (metaclass->tp_new == realNew)
        metaclass->tp_new = guardedNew;
    if (metaclass->tp_alloc == PyType_GenericAlloc)
        metaclass->tp_alloc = guardedAlloc;
    const PyRef below
        = PyRef::steal(PyObject_CallMethod(reinterpret_cast<PyObject *>(metaclass), "__subclasses__", "O", metaclass));
    for (Py_ssize_t i = 0; below && i < PyList_GET_SIZE(below.get()); ++i)
        armClasses(reinterpret_cast<PyTypeObject *>(PyList_GET_ITEM(below.get(), i)));
    PyErr_Clear();
}

// `type.__setattr__` called by name goes the same way, and checks that it is the slot's.
void armClassWriteMethods()
{
    const PyRef dict = PyRef::steal(PyType_GetDict(&PyType_Type));
    for (const char *name : { "__setattr__", "__delattr__" }) {
        PyObject *method = PyDict_GetItemString(dict.get(), name);
        if (method != nullptr && Py_IS_TYPE(method, &PyWrapperDescr_Type))
            reinterpret_cast<PyWrapperDescrObject *>(method)->d_wrapped = reinterpret_cast<void *>(guardedSetAttr);
    }
}

// ---- methods of metaclasses in Python ----------------------------------------------------------------------------

// EnumType._convert_ makes members of what any module holds, by its name, and puts them into that module.
PyObject *realConvert = nullptr;
// ABCMeta.register changes what a class of a library takes for its own.
PyObject *realRegister = nullptr;

PyObject *guardedConvert(PyObject * /*self*/, PyObject *args, PyObject *keywords)
{
    if (SessionCore *core = boundSession()) {
        refuseDoor(*core, "_convert_");
        return nullptr;
    }
    return PyObject_Call(realConvert, args, keywords);
}

bool hasOwnClass(PyObject *args)
{
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args); ++i) {
        PyObject *one = PyTuple_GET_ITEM(args, i);
        if (PyType_Check(one) && isOwnClass(one))
            return true;
    }
    return false;
}

PyObject *guardedRegister(PyObject * /*self*/, PyObject *args, PyObject *keywords)
{
    SessionCore *core = hasOwnClass(args) ? nullptr : boundSession();
    if (core == nullptr)
        return PyObject_Call(realRegister, args, keywords);
    core->refuse(core->types->accessRefused(), "guards.class", "Forbidden change of class: register");
    return nullptr;
}

PyMethodDef asMethod(const char *name, PyCFunctionWithKeywords function)
{
    return { name, reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(function)), METH_VARARGS | METH_KEYWORDS,
        nullptr };
}

// Once their module is there.
void armMetaclass(const char *module, const char *metaclass, PyMethodDef &guarded, PyObject *&real)
{
    if (real != nullptr)
        return;
    const PyRef name = toPython(module);
    const PyRef from = PyRef::steal(PyImport_GetModule(name.get()));
    const PyRef type = PyRef::steal(from ? PyObject_GetAttrString(from.get(), metaclass) : nullptr);
    const PyRef dict = PyRef::steal(
        type && PyType_Check(type.get()) ? PyType_GetDict(reinterpret_cast<PyTypeObject *>(type.get())) : nullptr);
    PyRef method = PyRef::borrow(dict ? PyDict_GetItemString(dict.get(), guarded.ml_name) : nullptr);
    const PyRef function = PyRef::steal(method ? PyCFunction_New(&guarded, nullptr) : nullptr);
    const PyRef bound = PyRef::steal(function ? PyInstanceMethod_New(function.get()) : nullptr);
    const PyRef key = toPython(guarded.ml_name);
    if (bound && realSetAttr(type.get(), key.get(), bound.get()) == 0)
        real = method.release();
    PyErr_Clear();
}

bool isFunctionOfCode(PyObject *function)
{
    return PyFunction_Check(function)
        && sessionOf(reinterpret_cast<PyFunctionObject *>(function)->func_builtins) != nullptr;
}

bool isWorldOfFunction(std::string_view name)
{
    return name == "__globals__" || name == "__builtins__" || name == "__closure__";
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
    realSetAttr = PyType_Type.tp_setattro;
    realNew = PyType_Type.tp_new;
    armClasses(&PyType_Type);
    armClassWriteMethods();
    armMethod({ &PyType_Type, "__subclasses__" }, guardedSubclasses, realSubclasses);
}

} // namespace

void armInterpreterDoors()
{
    static bool isArmed = false; // with the GIL
    if (!isArmed)
        armAll();
    isArmed = true;
}

void armMetaclasses()
{
    static PyMethodDef convert = asMethod("_convert_", guardedConvert);
    static PyMethodDef registering = asMethod("register", guardedRegister);
    armMetaclass("enum", "EnumType", convert, realConvert);
    armMetaclass("abc", "ABCMeta", registering, realRegister);
}

void registerCode(SessionCore &core, PyObject *builtins) { knownCode().push_back({ builtins, &core }); }

void forgetCode(SessionCore &core)
{
    std::erase_if(knownCode(), [&core](const Code &code) { return code.core == &core; });
}

SessionCore *codeAsking()
{
    if (SessionCore *core = sessionOf(PyEval_GetBuiltins()))
        return core;
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
    PyRef frame = PyRef::borrow(reinterpret_cast<PyObject *>(PyEval_GetFrame()));
    while (frame) {
        auto *object = reinterpret_cast<PyFrameObject *>(frame.get());
        const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(object));
        if (SessionCore *core = sessionOf(builtins.get()))
            return core;
        frame = PyRef::steal(reinterpret_cast<PyObject *>(PyFrame_GetBack(object)));
    }
    return nullptr;
}

bool mayPassDoor(std::string_view event, PyObject *object, const std::string &name)
{
    if (event == "object.__getattr__") {
        if (!mayPass(name))
            return false;
        // Libraries look into the world of the code's functions, not into each other's, while a step runs; modules that
        // are being imported (`types`) into that of their own.
        SessionCore *audited = auditedSession();
        const bool isForeign = isWorldOfFunction(name) && !isFunctionOfCode(object);
        return audited == nullptr || audited->importDepth > 0 || !isForeign || allowsDoor(*audited, name)
            || isInImport() || refuseDoor(*audited, name);
    }
    SessionCore *core = codeAsking();
    // A policy that lets code ask for the class of an object does not mean that it may give it another one.
    const std::string_view door = name == "__class__" ? std::string_view("*") : std::string_view(name);
    if (core == nullptr || isFunctionOfCode(object) || allowsDoor(*core, door))
        return true;
    if (!PyType_Check(object) && !PyFunction_Check(object))
        object = reinterpret_cast<PyObject *>(Py_TYPE(object)); // an instance's __class__
    return (PyType_Check(object) && isOwnClass(object)) || refuseDoor(*core, name);
}

} // namespace vitrine
