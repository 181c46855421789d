// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/classguards.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/classstate.h"
#include "executor/engine/guards/endlessiterators.h"
#include "executor/engine/guards/finalizers.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/leftclasses.h"
#include "executor/engine/guards/leftobjects.h"
#include "executor/engine/guards/specialmethods.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

// ---- writes to classes --------------------------------------------------------------------------------------------

setattrofunc realSetAttr = nullptr;

newfunc realNew = nullptr;

// Marks a class as created by sandboxed code, in a field that CPython reserves for classes written in C. A name is not
// enough: a program that passes its objects to the code has classes in a __main__, too.
PyObject *ownMark()
{
    static PyObject *mark = PyModule_New("own");
    return mark;
}

// A call that creates a class, which the code's __set_name__, __init_subclass__ or mro already see before it is
// finished. Lives on the stack of the call: a `thread_local` with a destructor would end the process in a thread that
// finds no more memory.
class Creation final {
public:
    Creation()
        : m_outer(std::exchange(innermost, this))
    {
    }
    ~Creation() { innermost = m_outer; }
    Creation(const Creation &) = delete;
    Creation &operator=(const Creation &) = delete;

    static bool isRunning() { return innermost != nullptr; }
    static void add(PyObject *type) { innermost->m_unfinished.push_back(type); }
    static bool has(PyObject *type)
    {
        for (const Creation *one = innermost; one != nullptr; one = one->m_outer)
            if (std::ranges::contains(one->m_unfinished, type))
                return true;
        return false;
    }

private:
    static thread_local Creation *innermost;

    Creation *m_outer;
    std::vector<PyObject *> m_unfinished;
};

thread_local Creation *Creation::innermost = nullptr;

} // namespace

bool isOwnClass(PyObject *object)
{
    return (PyType_HasFeature(reinterpret_cast<PyTypeObject *>(object), Py_TPFLAGS_HEAPTYPE)
               && reinterpret_cast<PyHeapTypeObject *>(object)->ht_module == ownMark())
        || Creation::has(object);
}

void makeOwnClass(PyObject *type)
{
    auto *heap = reinterpret_cast<PyHeapTypeObject *>(type);
    if (PyType_HasFeature(&heap->ht_type, Py_TPFLAGS_HEAPTYPE) && heap->ht_module == nullptr)
        heap->ht_module = Py_XNewRef(ownMark());
}

namespace {

// Classes that libraries create for the code belong to it; those of modules imported meanwhile do not.
bool isMadeForCode()
{
    const SessionCore *audited = auditedSession();
    return audited != nullptr && audited->importDepth == 0 && !isInImport();
}

// Until `type.__new__` has filled the class, the collector must not find it: before Python 3.12 that aborts the
// process, and asking who creates the class makes objects. So that comes first.
PyObject *guardedAlloc(PyTypeObject *metaclass, Py_ssize_t count)
{
    const bool isForCode = Creation::isRunning() && isMadeForCode();
    PyObject *fresh = PyType_GenericAlloc(metaclass, count);
    if (fresh != nullptr && isForCode)
        Creation::add(fresh);
    return fresh;
}

PyObject *guardedNew(PyTypeObject *metaclass, PyObject *args, PyObject *keywords)
{
    PyObject *made = nullptr;
    {
        const Creation creation;
        made = realNew(metaclass, args, keywords);
    }
    if (made == nullptr || !PyType_Check(made))
        return made;
    auto *heap = reinterpret_cast<PyHeapTypeObject *>(made);
    if (PyType_IsSubtype(&heap->ht_type, &PyType_Type)) // metaclasses of libraries, too: code creates classes with them
        heap->ht_type.tp_alloc = guardedAlloc;
    if (!isMadeForCode()) {
        armLeftObjectsOf(&heap->ht_type);
        return made;
    }
    makeOwnClass(made);
    if (SessionCore *core = auditedSession(); core != nullptr && core->isHosted) {
        keepOwnClass(&heap->ht_type, *core);
        for (const auto &[name, judged] : specialMethodsToJudge(made, *core))
            setInClass(made, name.c_str(), judged.get()); // Python then sets the slots again
        PyErr_Clear();
    }
    armIteratorClass(&heap->ht_type);
    armFinalizer(&heap->ht_type);
    keepLeftClass(made);
    return made;
}

// Attributes that CPython caches in a class when they are first needed.
bool isKeptByPython(PyObject *name)
{
    return viewOf(name) == "__slotnames__" || viewOf(name) == "__abstractmethods__" || viewOf(name) == "_abc_impl";
}

// `type.__subclasses__` as it was before it was guarded.
PyCFunction plainSubclasses = nullptr;

void keepPlainSubclasses()
{
    for (const PyMethodDef *entry = PyType_Type.tp_methods; entry != nullptr && entry->ml_name != nullptr; ++entry)
        if (std::string_view(entry->ml_name) == "__subclasses__")
            plainSubclasses = entry->ml_meth;
}

// Python sets the slot of a class, and of its subclasses, again.
void armSlots(PyTypeObject *type)
{
    armIteratorClass(type);
    if (isOwnClass(reinterpret_cast<PyObject *>(type)))
        armFinalizer(type);
    else
        armLeftObjectsOf(type);
    const PyRef below = subclassesOf(type);
    for (Py_ssize_t i = 0; below && i < PyList_GET_SIZE(below.get()); ++i)
        armSlots(reinterpret_cast<PyTypeObject *>(PyList_GET_ITEM(below.get(), i)));
}

// The session that writes, if it must not; null if the write is allowed.
SessionCore *writerOf(PyObject *type, PyObject *name, PyObject *value)
{
    if (isOwnClass(type))
        return nullptr;
    if (SessionCore *asking = codeAsking())
        return allowsCall(*asking, "*") ? nullptr : asking;
    return isKeptByPython(name) || isStateOfLibrary(type, name, value) ? nullptr : boundSession();
}

int guardedSetAttr(PyObject *type, PyObject *name, PyObject *value)
{
    SessionCore *core = writerOf(type, name, value);
    if (core == nullptr) {
        const PyRef judged = isOwnClass(type) ? judgedSpecialMethod(name, value) : PyRef();
        const int result = realSetAttr(type, name, judged ? judged.get() : value);
        if (result == 0 && (viewOf(name) == "__next__" || viewOf(name) == "__del__"))
            armSlots(reinterpret_cast<PyTypeObject *>(type));
        return result;
    }
    core->deny(core->types->accessDenied(), "guards.class",
        formatted("Forbidden change of class {}", reinterpret_cast<PyTypeObject *>(type)->tp_name));
    return -1;
}

// Every metaclass has its own copy of the slots; future ones inherit the guarded slots.
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

// `type.__setattr__` called by name must reach the guard, too; it checks that it matches the slot.
void armClassWriteMethods()
{
    const PyRef dict = PyRef::steal(PyType_GetDict(&PyType_Type));
    for (const char *name : { "__setattr__", "__delattr__" }) {
        PyObject *method = PyDict_GetItemString(dict.get(), name);
        if (method != nullptr && Py_IS_TYPE(method, &PyWrapperDescr_Type))
            reinterpret_cast<PyWrapperDescrObject *>(method)->d_wrapped = reinterpret_cast<void *>(guardedSetAttr);
    }
}

// ---- the dictionaries of classes ---------------------------------------------------------------------------------

// A read-only view of a dictionary, like the `__dict__` of a class. Its comparison and union operators would pass the
// dictionary itself to methods of the other operand.
struct ProxyObject {
    PyObject_HEAD PyObject *mapping;
};

richcmpfunc realProxyCompare = nullptr;
binaryfunc realProxyOr = nullptr;

// The same view of a copy of the dictionary; null with an exception set.
PyRef viewOnCopy(PyObject *object)
{
    auto *proxy = Py_IS_TYPE(object, &PyDictProxy_Type) ? reinterpret_cast<ProxyObject *>(object) : nullptr;
    if (proxy == nullptr || !PyDict_Check(proxy->mapping))
        return PyRef::borrow(object);
    const PyRef copy = PyRef::steal(PyDict_Copy(proxy->mapping));
    return PyRef::steal(copy ? PyDictProxy_New(copy.get()) : nullptr);
}

PyObject *guardedProxyCompare(PyObject *self, PyObject *other, int operation)
{
    const PyRef copy = viewOnCopy(self);
    return copy ? realProxyCompare(copy.get(), other, operation) : nullptr;
}

PyObject *guardedProxyOr(PyObject *left, PyObject *right)
{
    const PyRef first = viewOnCopy(left);
    const PyRef second = first ? viewOnCopy(right) : PyRef();
    return second ? realProxyOr(first.get(), second.get()) : nullptr;
}

// These methods hold a pointer to the function that was in the slot when the class was initialized.
void armProxyMethod(const char *name, void *guarded)
{
    const PyRef dict = PyRef::steal(PyType_GetDict(&PyDictProxy_Type));
    PyObject *method = PyDict_GetItemString(dict.get(), name);
    if (method != nullptr && Py_IS_TYPE(method, &PyWrapperDescr_Type))
        reinterpret_cast<PyWrapperDescrObject *>(method)->d_wrapped = guarded;
}

void armProxies()
{
    realProxyCompare = std::exchange(PyDictProxy_Type.tp_richcompare, guardedProxyCompare);
    realProxyOr = std::exchange(PyDictProxy_Type.tp_as_number->nb_or, guardedProxyOr);
    for (const char *name : { "__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__" })
        armProxyMethod(name, reinterpret_cast<void *>(guardedProxyCompare));
    for (const char *name : { "__or__", "__ror__" })
        armProxyMethod(name, reinterpret_cast<void *>(guardedProxyOr));
}

// ---- methods of metaclasses in Python ----------------------------------------------------------------------------

// EnumType._convert_ creates members from the contents of any module, found by name, and adds them to it.
PyObject *realConvert = nullptr;
// ABCMeta.register changes what a library's class accepts as its subclass.
PyObject *realRegister = nullptr;

PyObject *guardedConvert(PyObject * /*self*/, PyObject *args, PyObject *keywords)
{
    if (SessionCore *core = boundSession()) {
        denyCall(*core, "_convert_");
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
    core->deny(core->types->accessDenied(), "guards.class", "Forbidden change of class: register");
    return nullptr;
}

// Task.get_stack returns frames.
PyObject *guardedStack(PyObject *real, PyObject *args, PyObject *keywords)
{
    if (SessionCore *core = boundSession()) {
        denyCall(*core, "get_stack");
        return nullptr;
    }
    return PyObject_Call(real, args, keywords);
}

PyMethodDef asMethod(const char *name, PyCFunctionWithKeywords function)
{
    return { name, reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(function)), METH_VARARGS | METH_KEYWORDS,
        nullptr };
}

// Does nothing until the module is loaded.
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

} // namespace

PyRef subclassesOf(PyTypeObject *type)
{
    PyRef below = PyRef::steal(
        plainSubclasses == nullptr ? nullptr : plainSubclasses(reinterpret_cast<PyObject *>(type), nullptr));
    PyErr_Clear();
    return below;
}

bool setInClass(PyObject *type, const char *name, PyObject *value)
{
    const PyRef key = toPython(name);
    return key && PyType_Check(type) && realSetAttr(type, key.get(), value) == 0;
}

PyObject *putInFront(PyObject *type, PyMethodDef &definition)
{
    PyRef real = PyRef::steal(PyObject_GetAttrString(type, definition.ml_name));
    const PyRef function = PyRef::steal(real ? PyCFunction_New(&definition, real.get()) : nullptr);
    const PyRef method = PyRef::steal(function ? PyInstanceMethod_New(function.get()) : nullptr);
    auto *owner = reinterpret_cast<PyTypeObject *>(type);
    const unsigned long fixed = owner->tp_flags & Py_TPFLAGS_IMMUTABLETYPE; // for code, as before and after
    owner->tp_flags &= ~fixed;
    const bool isSet = method && setInClass(type, definition.ml_name, method.get());
    owner->tp_flags |= fixed;
    return isSet ? real.release() : nullptr;
}

void armClassGuards()
{
    realSetAttr = PyType_Type.tp_setattro;
    realNew = PyType_Type.tp_new;
    keepPlainSubclasses();
    armClasses(&PyType_Type);
    armClassWriteMethods();
    armProxies();
}

// Does nothing until the module is loaded.
static void armTask(const char *module, const char *task)
{
    static PyMethodDef stack = asMethod("get_stack", guardedStack);
    const PyRef name = toPython(module);
    const PyRef from = PyRef::steal(PyImport_GetModule(name.get()));
    const PyRef type = PyRef::steal(from ? PyObject_GetAttrString(from.get(), task) : nullptr);
    const PyRef method
        = PyRef::steal(type && PyType_Check(type.get()) ? PyObject_GetAttrString(type.get(), "get_stack") : nullptr);
    if (method && Py_TYPE(method.get()) != &PyInstanceMethod_Type && !PyCFunction_Check(method.get()))
        putInFront(type.get(), stack);
    PyErr_Clear();
}

void armMetaclasses()
{
    static PyMethodDef convert = asMethod("_convert_", guardedConvert);
    static PyMethodDef registering = asMethod("register", guardedRegister);
    armMetaclass("enum", "EnumType", convert, realConvert);
    armMetaclass("abc", "ABCMeta", registering, realRegister);
    armTask("_asyncio", "Task");
    armTask("asyncio.tasks", "_PyTask");
}

} // namespace vitrine
