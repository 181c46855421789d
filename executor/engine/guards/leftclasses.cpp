// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/leftclasses.h"

#include "executor/engine/guards/loadedobjects.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

// Weak references. Never destroyed, as the interpreter may end before.
std::vector<PyRef> &leftClasses()
{
    static auto *const left = new std::vector<PyRef>;
    return *left;
}

PyTypeObject *abstractMetaclass()
{
    static PyObject *found = nullptr; // the interpreter's, for as long as it runs
    if (found == nullptr)
        found = objectNamed("abc.ABCMeta").release();
    return found != nullptr && PyType_Check(found) ? reinterpret_cast<PyTypeObject *>(found) : nullptr;
}

bool isAbstract(PyObject *type)
{
    PyTypeObject *metaclass = abstractMetaclass();
    return metaclass != nullptr && PyType_IsSubtype(Py_TYPE(type), metaclass) != 0;
}

bool isMetaclass(PyObject *type) { return PyType_IsSubtype(reinterpret_cast<PyTypeObject *>(type), &PyType_Type) != 0; }

PyRef referent(const PyRef &reference)
{
    PyRef type = PyRef::steal(PyObject_CallNoArgs(reference.get()));
    PyErr_Clear();
    return type && PyType_Check(type.get()) ? std::move(type) : PyRef();
}

// The list does not grow with classes that are gone.
void makeRoom()
{
    static std::size_t most = 256;
    if (leftClasses().size() < most)
        return;
    std::erase_if(leftClasses(), [](const PyRef &one) { return !referent(one); });
    most = leftClasses().size() * 2 + 256;
}

// What the interpreter calls in the class of a class when that is compared or checked.
void silenceMetaclass(PyObject *type)
{
    constexpr std::array names { "__subclasscheck__", "__instancecheck__", "__eq__", "__hash__" };
    const PyRef own = PyRef::steal(PyType_GetDict(reinterpret_cast<PyTypeObject *>(type)));
    for (const char *name : names) {
        if (own && PyDict_GetItemString(own.get(), name) != nullptr)
            PyObject_SetAttrString(type, name, nullptr);
        PyErr_Clear();
    }
}

PyObject *answerNo(PyObject * /*self*/, PyObject * /*type*/) { Py_RETURN_FALSE; }

PyMethodDef hookDefinition { "__subclasshook__", answerNo, METH_O, nullptr };

} // namespace

PyRef hookWithoutSubclasses() { return PyRef::steal(PyCFunction_New(&hookDefinition, nullptr)); }

void keepLeftClass(PyObject *type)
{
    if (!isMetaclass(type) && !isAbstract(type))
        return;
    makeRoom();
    PyRef reference = PyRef::steal(PyWeakref_NewRef(type, nullptr));
    PyErr_Clear();
    if (reference)
        leftClasses().push_back(std::move(reference));
}

void silenceLeftClasses()
{
    const std::vector<PyRef> left = std::exchange(leftClasses(), {});
    const PyRef hook = left.empty() ? PyRef() : hookWithoutSubclasses();
    for (const PyRef &one : left) {
        if (const PyRef type = referent(one); type && isMetaclass(type.get()))
            silenceMetaclass(type.get());
    }
    for (const PyRef &one : left) {
        const PyRef type = referent(one);
        if (type && hook && isAbstract(type.get()))
            PyObject_SetAttrString(type.get(), hookDefinition.ml_name, hook.get());
        PyErr_Clear();
    }
}

} // namespace vitrine
