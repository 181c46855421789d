// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/weakcallbacks.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/cfunctions.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/latecode.h"
#include "executor/engine/guards/loadedobjects.h"

#include <array>
#include <memory>
#include <unordered_map>

namespace vitrine {

namespace {

// Python writes an error of a callback to the errors of the program. That shows the exception, whose class may be the
// code's, and so belongs to the late code.
PyObject *callLate(SessionCore &core, PyObject *callback, PyObject *args)
{
    if (isFunctionOfSession(callback) && LateCode::isOver(core))
        return Py_NewRef(Py_None);
    const LateCode late(core); // libraries depend on theirs
    const PyRef done = PyRef::steal(PyObject_Call(callback, args, nullptr));
    if (!done)
        PyErr_WriteUnraisable(callback);
    return Py_NewRef(Py_None);
}

// Null with an exception set.
PyRef judgedCallback(SessionCore &core, PyObject *callback)
{
    return core.types->function("callback", PyRef::borrow(callback),
        [owner = core.shared_from_this()](
            PyObject *held, PyObject *args, PyObject * /*keywords*/) { return callLate(*owner, held, args); });
}

// ---- weakref.ref ---------------------------------------------------------------------------------------------------

newfunc realReference = nullptr;

// weakref.ref(object, callback); subclasses may have more arguments.
PyObject *guardedReference(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    constexpr Py_ssize_t position = 1;
    const bool hasCallback = PyTuple_GET_SIZE(args) > position && !Py_IsNone(PyTuple_GET_ITEM(args, position));
    SessionCore *core = hasCallback ? creatingHostedSession() : nullptr;
    if (core == nullptr)
        return realReference(type, args, keywords);
    const PyRef list = PyRef::steal(PySequence_List(args));
    PyRef judged = judgedCallback(*core, PyTuple_GET_ITEM(args, position));
    if (!list || !judged || PyList_SetItem(list.get(), position, judged.release()) < 0)
        return nullptr;
    const PyRef changed = PyRef::steal(PyList_AsTuple(list.get()));
    return changed ? realReference(type, changed.get(), keywords) : nullptr;
}

void armReferences(PyTypeObject *type)
{
    if (type->tp_new == realReference)
        type->tp_new = guardedReference;
    const PyRef below = subclassesOf(type);
    for (Py_ssize_t i = 0; below && i < PyList_GET_SIZE(below.get()); ++i)
        armReferences(reinterpret_cast<PyTypeObject *>(PyList_GET_ITEM(below.get(), i)));
}

// ---- weakref.proxy -------------------------------------------------------------------------------------------------

using FastProxy = PyObject *(*)(PyObject *, PyObject *const *, Py_ssize_t);
FastProxy realProxy = nullptr;
PyCFunction realProxyOfTuple = nullptr; // before Python 3.12

PyObject *guardedProxy(PyObject *self, PyObject *const *values, Py_ssize_t count)
{
    SessionCore *core = count == 2 && !Py_IsNone(values[1]) ? creatingHostedSession() : nullptr;
    if (core == nullptr)
        return realProxy(self, values, count);
    const PyRef judged = judgedCallback(*core, values[1]);
    const std::array changed { values[0], judged.get() };
    return judged ? realProxy(self, changed.data(), count) : nullptr;
}

PyObject *guardedProxyOfTuple(PyObject *self, PyObject *args)
{
    const bool hasCallback = PyTuple_GET_SIZE(args) == 2 && !Py_IsNone(PyTuple_GET_ITEM(args, 1));
    SessionCore *core = hasCallback ? creatingHostedSession() : nullptr;
    if (core == nullptr)
        return realProxyOfTuple(self, args);
    const PyRef judged = judgedCallback(*core, PyTuple_GET_ITEM(args, 1));
    const PyRef changed = PyRef::steal(judged ? PyTuple_Pack(2, PyTuple_GET_ITEM(args, 0), judged.get()) : nullptr);
    return changed ? realProxyOfTuple(self, changed.get()) : nullptr;
}

void armProxy()
{
    const PyRef module = importModule("_weakref");
    const PyRef function = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "proxy") : nullptr);
    PyMethodDef *record = recordOf(function.get());
    if (record == nullptr)
        return;
    if (record->ml_flags == METH_FASTCALL) {
        realProxy = reinterpret_cast<FastProxy>(reinterpret_cast<void *>(record->ml_meth));
        record->ml_meth = reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(guardedProxy));
    } else if (record->ml_flags == METH_VARARGS) {
        realProxyOfTuple = record->ml_meth;
        record->ml_meth = guardedProxyOfTuple;
    }
}

// ---- weakref.finalize ----------------------------------------------------------------------------------------------

// Its objects have no attributes, and what they call may be exchanged later. Never destroyed: they are called when the
// interpreter ends.
std::unordered_map<PyObject *, std::shared_ptr<SessionCore>> &finalizeOwners()
{
    static auto *const all = new std::unordered_map<PyObject *, std::shared_ptr<SessionCore>>;
    return *all;
}

PyObject *guardedFinalizeInit(PyObject *real, PyObject *args, PyObject *keywords)
{
    PyObject *self = PyTuple_GET_SIZE(args) > 0 ? PyTuple_GET_ITEM(args, 0) : nullptr;
    SessionCore *core = self != nullptr ? creatingHostedSession() : nullptr;
    if (core != nullptr)
        finalizeOwners().insert_or_assign(self, core->shared_from_this());
    else if (!finalizeOwners().empty())
        finalizeOwners().erase(self); // another one had this address
    return PyObject_Call(real, args, keywords);
}

// They call what they have once.
PyObject *guardedFinalizeCall(PyObject *real, PyObject *args, PyObject *keywords)
{
    PyObject *self = PyTuple_GET_SIZE(args) > 0 ? PyTuple_GET_ITEM(args, 0) : nullptr;
    const auto owner = finalizeOwners().find(self);
    if (owner == finalizeOwners().end())
        return PyObject_Call(real, args, keywords);
    const std::shared_ptr<SessionCore> core = std::move(owner->second);
    finalizeOwners().erase(owner);
    const LateCode late(*core);
    return PyObject_Call(real, args, keywords);
}

PyMethodDef methodOfFinalize(const char *name, PyCFunctionWithKeywords function)
{
    return { name, reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(function)), METH_VARARGS | METH_KEYWORDS,
        nullptr };
}

void armFinalize()
{
    static PyMethodDef initDefinition = methodOfFinalize("__init__", guardedFinalizeInit);
    static PyMethodDef callDefinition = methodOfFinalize("__call__", guardedFinalizeCall);
    const PyRef type = objectNamed("weakref.finalize");
    if (!type || !PyType_Check(type.get()))
        return;
    putInFront(type.get(), initDefinition);
    putInFront(type.get(), callDefinition);
}

} // namespace

void armWeakCallbacks()
{
    if (realReference == nullptr) {
        realReference = _PyWeakref_RefType.tp_new;
        armReferences(&_PyWeakref_RefType);
        armProxy();
    }
    static bool isArmed = false; // the module may be loaded later; with the GIL
    if (!isArmed && loadedModule("weakref")) {
        armFinalize();
        isArmed = true;
    }
    PyErr_Clear();
}

} // namespace vitrine
