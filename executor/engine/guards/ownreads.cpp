// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/denial.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/guards.h"
#include "executor/engine/guards/openinpart.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace vitrine {

namespace {

PyObject *denied(SessionCore &core, PyObject *name)
{
    core.deny(core.types->accessDenied(), "attributes.allow_dunder", dunderDenialText(core.policy, viewOf(name)));
    return nullptr;
}

PyRef plainRead(SessionCore &core, PyObject *object, PyObject *name)
{
    const AskedByCode asked(core);
    return PyRef::steal(PyObject_GetAttr(object, name));
}

PyObject *readOwnNames(SessionCore &core, PyObject *object, PyObject * /*name*/) { return ownNamesOf(core, object); }

// Annotations of libraries name classes that no view shows.
PyObject *readAnnotations(SessionCore &core, PyObject *object, PyObject *name)
{
    if (isFunctionOfSession(object) || PyModule_Check(object))
        return PyModule_Check(object) ? denied(core, name) : plainRead(core, object, name).release();
    PyObject *type = PyType_Check(object) ? object : reinterpret_cast<PyObject *>(Py_TYPE(object));
    return isOwnClass(type) ? plainRead(core, type, name).release() : denied(core, name);
}

PyObject *readWrapped(SessionCore &core, PyObject *object, PyObject *name)
{
    PyRef value = plainRead(core, object, name);
    const bool isOwn
        = value && (isFunctionOfSession(value.get()) || (PyType_Check(value.get()) && isOwnClass(value.get())));
    return !value || isOwn ? value.release() : denied(core, name);
}

// Methods of a class, as opposed to those of an object, take the object first.
Py_ssize_t indexOfName(PyObject *method)
{
    return PyMethod_Check(method) || !Py_IS_TYPE(method, &PyWrapperDescr_Type) ? 0 : 1;
}

// The arguments with a plain copy of the name, which a subclass of str could change between reads.
PyRef withPlainName(PyObject *args, Py_ssize_t index)
{
    PyObject *given = index < PyTuple_GET_SIZE(args) ? PyTuple_GET_ITEM(args, index) : nullptr;
    if (given == nullptr || !PyUnicode_Check(given)) {
        PyErr_SetString(PyExc_TypeError, "attribute name must be string");
        return {};
    }
    const PyRef list = PyRef::steal(PySequence_List(args));
    PyObject *plain = list ? PyUnicode_FromObject(given) : nullptr;
    return plain != nullptr && PyList_SetItem(list.get(), index, plain) == 0 ? PyRef::steal(PyList_AsTuple(list.get()))
                                                                             : PyRef();
}

PyObject *readDefaults(SessionCore &core, PyObject *object, PyObject *name)
{
    return isFunctionOfSession(object) ? plainRead(core, object, name).release() : denied(core, name);
}

// The bases of a library's class may be classes that no view shows.
PyObject *readBases(SessionCore &core, PyObject *object, PyObject *name)
{
    return PyType_Check(object) && isOwnClass(object) ? plainRead(core, object, name).release() : denied(core, name);
}

PyRef selfOf(PyObject *method, PyObject *args, Py_ssize_t index)
{
    return index > 0 ? PyRef::borrow(PyTuple_GET_ITEM(args, 0))
                     : PyRef::steal(PyObject_GetAttrString(method, "__self__"));
}

PyObject *callWriter(SessionCore &core, PyObject *method, PyObject *args)
{
    const Py_ssize_t index = indexOfName(method);
    const PyRef plain = withPlainName(args, index);
    if (!plain || !mayWriteAttribute(core, PyTuple_GET_ITEM(plain.get(), index)))
        return nullptr;
    const AskedByCode asked(core);
    return PyObject_CallObject(method, plain.get());
}

PyObject *callReader(SessionCore &core, PyObject *method, PyObject *args)
{
    const Py_ssize_t index = indexOfName(method);
    const PyRef plain = withPlainName(args, index);
    if (!plain)
        return nullptr;
    PyObject *name = PyTuple_GET_ITEM(plain.get(), index);
    const PyRef self = selfOf(method, plain.get(), index);
    if (!self || !mayReadAttribute(core, self.get(), name))
        return nullptr;
    if (isOpenInPart(viewOf(name)))
        return readOpenInPart(core, self.get(), name);
    const AskedByCode asked(core);
    return unlessRealModule(core, PyRef::steal(PyObject_CallObject(method, plain.get())));
}

// The interpreter's own method, of a class or bound to an object; the type of the latter has no public name.
bool isOfPython(PyObject *method)
{
    return Py_IS_TYPE(method, &PyWrapperDescr_Type)
        || (std::string_view(Py_TYPE(method)->tp_name) == "method-wrapper"
            && !PyType_HasFeature(Py_TYPE(method), Py_TPFLAGS_HEAPTYPE));
}

using Call = PyObject *(*)(SessionCore &core, PyObject *method, PyObject *args);

// Functions of the code are judged where they read and write.
PyObject *guardedMethod(SessionCore &core, PyObject *object, PyObject *name, Call call)
{
    PyRef method = plainRead(core, object, name);
    if (!method)
        return nullptr;
    PyObject *function = PyMethod_Check(method.get()) ? PyMethod_GET_FUNCTION(method.get()) : method.get();
    if (isFunctionOfSession(function))
        return method.release();
    if (!isOfPython(method.get()))
        return denied(core, name);
    const auto bound = [self = core.shared_from_this(), call](
                           PyObject *held, PyObject *args, PyObject *) { return call(*self, held, args); };
    return core.types->function(viewOf(name), std::move(method), bound).release();
}

PyObject *readWriter(SessionCore &core, PyObject *object, PyObject *name)
{
    return guardedMethod(core, object, name, callWriter);
}

PyObject *readReader(SessionCore &core, PyObject *object, PyObject *name)
{
    return guardedMethod(core, object, name, callReader);
}

struct Opened {
    std::string_view name;
    PyObject *(*read)(SessionCore &core, PyObject *object, PyObject *name);
};
constexpr auto opened = std::to_array<Opened>({ { "__annotations__", readAnnotations }, { "__base__", readBases },
    { "__bases__", readBases }, { "__defaults__", readDefaults }, { "__delattr__", readWriter },
    { "__dict__", readOwnNames }, { "__getattribute__", readReader }, { "__kwdefaults__", readDefaults },
    { "__mro__", readBases }, { "__setattr__", readWriter }, { "__wrapped__", readWrapped } });

const Opened *openedAs(std::string_view name)
{
    if (!name.starts_with("__"))
        return nullptr;
    const auto found = std::ranges::find(opened, name, &Opened::name);
    return found != opened.end() ? &*found : nullptr;
}

} // namespace

PyObject *readOpenInPart(SessionCore &core, PyObject *object, PyObject *name)
{
    const Opened *entry = openedAs(viewOf(name));
    return entry != nullptr ? entry->read(core, object, name) : denied(core, name);
}

} // namespace vitrine
