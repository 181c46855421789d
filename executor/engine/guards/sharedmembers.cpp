// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/sharedmembers.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/cfunctions.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/limits/hardstop.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace vitrine {

namespace {

// ---- text, hash and comparison ------------------------------------------------------------------------------------

// Checks once every few hundred calls whether the step must end; then the exception is set.
bool isEnded()
{
    constexpr unsigned some = 256;
    static unsigned count = 0; // with the GIL
    if (++count % some != 0)
        return false;
    SessionCore *core = auditedSession();
    if (core == nullptr
        || !(core->meter.isInterrupted()
            || isThreadStopped())) // an import that is to be completed compares very many values
        return false;
    core->raiseStop();
    return true;
}

// The methods of a class in C refer to the function of the slot, and classes of the code take it from there.
void armWrappers(PyTypeObject *type, std::initializer_list<const char *> names, void *real, void *guarded)
{
    const PyRef methods = PyRef::steal(PyType_GetDict(type));
    for (const char *name : names) {
        PyObject *method = methods ? PyDict_GetItemString(methods.get(), name) : nullptr;
        if (method == nullptr || Py_TYPE(method) != &PyWrapperDescr_Type)
            continue;
        if (auto *wrapper = reinterpret_cast<PyWrapperDescrObject *>(method); wrapper->d_wrapped == real)
            wrapper->d_wrapped = guarded;
    }
}

// Replaces a slot of the type, and of its subclasses that have the same function.
template <typename Function>
void armSlot(PyTypeObject *type, Function PyTypeObject::*slot, std::initializer_list<const char *> names, Function real,
    Function guarded)
{
    if (type->*slot == real) {
        type->*slot = guarded;
        armWrappers(type, names, reinterpret_cast<void *>(real), reinterpret_cast<void *>(guarded));
    }
    const PyRef below = subclassesOf(type);
    for (Py_ssize_t i = 0; below && i < PyList_GET_SIZE(below.get()); ++i)
        armSlot(reinterpret_cast<PyTypeObject *>(PyList_GET_ITEM(below.get(), i)), slot, names, real, guarded);
}

template <int index>
class Members final {
public:
    static void armRepr(PyTypeObject *type, PyTypeObject *root = nullptr)
    {
        if (repr != nullptr || type->tp_repr == nullptr)
            return;
        repr = type->tp_repr;
        armSlot(root != nullptr ? root : type, &PyTypeObject::tp_repr, { "__repr__" }, repr, &guardedRepr);
    }
    static void armHash(PyTypeObject *type)
    {
        if (hash != nullptr || type->tp_hash == nullptr || type->tp_hash == PyObject_HashNotImplemented)
            return;
        hash = type->tp_hash;
        armSlot(type, &PyTypeObject::tp_hash, { "__hash__" }, hash, &guardedHash);
    }
    static void armComparison(PyTypeObject *type)
    {
        if (compare != nullptr || type->tp_richcompare == nullptr)
            return;
        compare = type->tp_richcompare;
        armSlot(type, &PyTypeObject::tp_richcompare, { "__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__" },
            compare, &guardedCompare);
    }
    static void armAll(PyTypeObject *type)
    {
        armRepr(type);
        armHash(type);
        armComparison(type);
    }

private:
    static PyObject *guardedRepr(PyObject *self) { return isEnded() ? nullptr : repr(self); }
    static Py_hash_t guardedHash(PyObject *self) { return isEnded() ? -1 : hash(self); }
    static PyObject *guardedCompare(PyObject *self, PyObject *other, int operation)
    {
        return isEnded() ? nullptr : compare(self, other, operation);
    }

    static inline reprfunc repr = nullptr;
    static inline hashfunc hash = nullptr;
    static inline richcmpfunc compare = nullptr;
};

PyTypeObject *asType(const PyRef &object)
{
    return object && PyType_Check(object.get()) ? reinterpret_cast<PyTypeObject *>(object.get()) : nullptr;
}

PyRef typeOf(const char *module, const char *name)
{
    const PyRef owner = importModule(module);
    PyRef type = PyRef::steal(owner ? PyObject_GetAttrString(owner.get(), name) : nullptr);
    PyErr_Clear();
    return type;
}

template <int index>
void armNamed(const char *module, const char *name)
{
    if (PyTypeObject *type = asType(typeOf(module, name)))
        Members<index>::armAll(type);
}

void armTypes()
{
    // NOLINTBEGIN(readability-magic-numbers)
    Members<0>::armAll(&PyTuple_Type);
    Members<1>::armAll(&PyList_Type);
    Members<2>::armAll(&PyDict_Type);
    Members<3>::armAll(&PySet_Type);
    Members<4>::armAll(&PyFrozenSet_Type);
    Members<5>::armAll(&PySlice_Type);
    Members<6>::armAll(&PyDictItems_Type);
    Members<7>::armRepr(&Py_GenericAliasType);
    armNamed<8>("_collections", "deque");
    armNamed<9>("functools", "partial");
    armNamed<10>("_operator", "methodcaller");
    armNamed<11>("types", "SimpleNamespace");
    if (PyTypeObject *named = asType(typeOf("time", "struct_time"))) // all such classes have the same function
        Members<12>::armRepr(named, &PyTuple_Type);
    // NOLINTEND(readability-magic-numbers)
}

// ---- checks of classes --------------------------------------------------------------------------------------------

// isinstance() asks the object for its class wherever it is none of the given ones.
getter realClass = nullptr;

PyObject *guardedClass(PyObject *self, void *closure) { return isEnded() ? nullptr : realClass(self, closure); }

void armClassOfObjects()
{
    for (PyGetSetDef *entry = PyBaseObject_Type.tp_getset; entry != nullptr && entry->name != nullptr; ++entry) {
        if (std::string_view(entry->name) != "__class__" || realClass != nullptr)
            continue;
        realClass = entry->get;
        entry->get = guardedClass;
    }
}

// The classes in a tuple of tuples, each once, in their order.
PyRef classesIn(PyObject *nested)
{
    PyRef classes = PyRef::steal(PyList_New(0));
    std::unordered_set<PyObject *> seen;
    std::vector<PyObject *> open { nested };
    while (classes && !open.empty()) {
        PyObject *one = open.back();
        open.pop_back();
        if (!seen.insert(one).second)
            continue;
        if (!PyTuple_Check(one)) {
            if (PyList_Append(classes.get(), one) < 0)
                return {};
            continue;
        }
        for (Py_ssize_t i = PyTuple_GET_SIZE(one); i > 0; --i)
            open.push_back(PyTuple_GET_ITEM(one, i - 1));
    }
    return PyRef::steal(classes ? PyList_AsTuple(classes.get()) : nullptr);
}

bool isNested(PyObject *classes)
{
    if (!PyTuple_Check(classes))
        return false;
    const std::span items(&PyTuple_GET_ITEM(classes, 0), static_cast<std::size_t>(PyTuple_GET_SIZE(classes)));
    return std::ranges::any_of(items, [](PyObject *item) { return PyTuple_Check(item); });
}

using Fast = PyObject *(*)(PyObject *, PyObject *const *, Py_ssize_t);
Fast realIsSubclass = nullptr;

// Nothing of the code runs where a class is none of the given ones: each is only compared once.
PyObject *guardedIsSubclass(PyObject *self, PyObject *const *values, Py_ssize_t count)
{
    if (count != 2 || !isNested(values[1]))
        return realIsSubclass(self, values, count);
    const PyRef classes = classesIn(values[1]);
    const std::array arguments { values[0], classes.get() };
    return classes ? realIsSubclass(self, arguments.data(), count) : nullptr;
}

void armIsSubclass()
{
    PyObject *function = PyDict_GetItemString(PyEval_GetBuiltins(), "issubclass");
    PyMethodDef *record = recordOf(function);
    if (record == nullptr || record->ml_flags != METH_FASTCALL || realIsSubclass != nullptr)
        return;
    realIsSubclass = reinterpret_cast<Fast>(reinterpret_cast<void *>(record->ml_meth));
    record->ml_meth = reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(&guardedIsSubclass));
}

// ---- exception groups ---------------------------------------------------------------------------------------------

constexpr std::size_t mostMembers = 1'000'000; // counted at each place where they are
constexpr int deepest = 1000; // Python does not go deeper

PyObject *membersOf(PyObject *group) { return reinterpret_cast<PyBaseExceptionGroupObject *>(group)->excs; }

bool isGroup(PyObject *object)
{
    return PyObject_TypeCheck(object, reinterpret_cast<PyTypeObject *>(PyExc_BaseExceptionGroup))
        && membersOf(object) != nullptr && PyTuple_Check(membersOf(object));
}

// Number of members of a group and its groups.
class MemberCount final {
public:
    std::size_t of(PyObject *group, int depth = 0)
    {
        if (const auto known = m_known.find(group); known != m_known.end())
            return known->second;
        std::size_t count = 0;
        PyObject *members = membersOf(group);
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(members) && count <= mostMembers; ++i) {
            PyObject *member = PyTuple_GET_ITEM(members, i);
            count += 1 + (depth < deepest && isGroup(member) ? of(member, depth + 1) : 0);
        }
        m_known.emplace(group, count);
        return count;
    }

private:
    std::unordered_map<PyObject *, std::size_t> m_known;
};

bool hasGroups(PyObject *group)
{
    PyObject *members = membersOf(group);
    const std::span items(&PyTuple_GET_ITEM(members, 0), static_cast<std::size_t>(PyTuple_GET_SIZE(members)));
    return std::ranges::any_of(items, isGroup);
}

newfunc realNewGroup = nullptr;

PyObject *guardedNewGroup(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    PyRef group = PyRef::steal(realNewGroup(type, args, keywords));
    if (!group || auditedSession() == nullptr || !isGroup(group.get()) || !hasGroups(group.get())
        || MemberCount().of(group.get()) <= mostMembers)
        return group.release();
    PyErr_Format(
        PyExc_ValueError, "an exception group can have at most %zu members, those of its groups included", mostMembers);
    return nullptr;
}

void armGroups()
{
    auto *type = reinterpret_cast<PyTypeObject *>(PyExc_BaseExceptionGroup);
    if (realNewGroup != nullptr)
        return;
    realNewGroup = type->tp_new;
    armSlot(type, &PyTypeObject::tp_new, {}, realNewGroup, &guardedNewGroup);
}

} // namespace

void armSharedMembers()
{
    armTypes();
    armClassOfObjects();
    armIsSubclass();
    armGroups();
    PyErr_Clear();
}

} // namespace vitrine
