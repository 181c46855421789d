// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Functions written in C refer to a method record that all names of the function share. A guard in this record runs
/// before the function, however it is called. All functions require the GIL.

/// The method record of a function written in C; null for other objects.
inline PyMethodDef *recordOf(PyObject *function)
{
    return function != nullptr && PyCFunction_Check(function) ? reinterpret_cast<PyCFunctionObject *>(function)->m_ml
                                                              : nullptr;
}

/// The arguments of a call, in any calling convention.
struct CallArguments {
    PyObject *const *values;
    Py_ssize_t count; ///< number of positional arguments
    PyObject *names; ///< tuple with the names of the keyword arguments; may be null

    PyObject *at(Py_ssize_t index, const char *name) const
    {
        if (index >= 0 && index < count)
            return values[index];
        for (Py_ssize_t i = 0; names != nullptr && i < PyTuple_GET_SIZE(names); ++i) {
            if (viewOf(PyTuple_GET_ITEM(names, i)) == name)
                return values[count + i];
        }
        return nullptr;
    }
};

/// Calls `GuardedCall::may(CallArguments)` before the function `name` of `owner`; it returns false with an exception
/// set to deny the call. There is one class per function: `index` distinguishes the functions of one `GuardedCall`.
template <typename GuardedCall, int index = 0>
class CallGuard final {
public:
    static void arm(PyObject *owner, const char *name)
    {
        const PyRef function = PyRef::steal(PyObject_GetAttrString(owner, name));
        armRecord(recordOf(function.get()));
        PyErr_Clear();
    }
    static void armRecord(PyMethodDef *record)
    {
        if (record == nullptr || real != nullptr)
            return;
        constexpr int kinds = METH_VARARGS | METH_FASTCALL | METH_KEYWORDS | METH_O | METH_NOARGS | METH_METHOD;
        void *guarded = guardedFor(record->ml_flags & kinds);
        if (guarded == nullptr)
            return;
        real = reinterpret_cast<void *>(record->ml_meth);
        record->ml_meth = reinterpret_cast<PyCFunction>(guarded);
    }

private:
    static void *guardedFor(int flags)
    {
        switch (flags) {
        case METH_O: return reinterpret_cast<void *>(one);
        case METH_NOARGS: return reinterpret_cast<void *>(nothing);
        case METH_FASTCALL: return reinterpret_cast<void *>(fast);
        case METH_FASTCALL | METH_KEYWORDS: return reinterpret_cast<void *>(fastNamed);
        case METH_VARARGS: return reinterpret_cast<void *>(plain);
        case METH_VARARGS | METH_KEYWORDS: return reinterpret_cast<void *>(plainNamed);
        default: return nullptr;
        }
    }
    static PyObject *nothing(PyObject *self, PyObject *ignored)
    {
        return GuardedCall::may(CallArguments { nullptr, 0, nullptr })
            ? reinterpret_cast<PyCFunction>(real)(self, ignored)
            : nullptr;
    }
    static PyObject *one(PyObject *self, PyObject *value)
    {
        return GuardedCall::may(CallArguments { &value, 1, nullptr }) ? reinterpret_cast<PyCFunction>(real)(self, value)
                                                                      : nullptr;
    }
    static PyObject *fast(PyObject *self, PyObject *const *values, Py_ssize_t count)
    {
        using Function = PyObject *(*)(PyObject *, PyObject *const *, Py_ssize_t);
        return GuardedCall::may(CallArguments { values, count, nullptr })
            ? reinterpret_cast<Function>(real)(self, values, count)
            : nullptr;
    }
    static PyObject *fastNamed(PyObject *self, PyObject *const *values, Py_ssize_t count, PyObject *names)
    {
        using Function = PyObject *(*)(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
        return GuardedCall::may(CallArguments { values, count, names })
            ? reinterpret_cast<Function>(real)(self, values, count, names)
            : nullptr;
    }
    static PyObject *plain(PyObject *self, PyObject *args)
    {
        return GuardedCall::may(CallArguments { &PyTuple_GET_ITEM(args, 0), PyTuple_GET_SIZE(args), nullptr })
            ? reinterpret_cast<PyCFunction>(real)(self, args)
            : nullptr;
    }
    static PyObject *plainNamed(PyObject *self, PyObject *args, PyObject *keywords)
    {
        const PyRef names = PyRef::steal(keywords != nullptr ? PyDict_Keys(keywords) : PyList_New(0));
        const PyRef values = PyRef::steal(keywords != nullptr ? PyDict_Values(keywords) : PyList_New(0));
        const PyRef all = PyRef::steal(names && values ? PySequence_List(args) : nullptr);
        if (!all
            || PyList_SetSlice(all.get(), PyList_GET_SIZE(all.get()), PyList_GET_SIZE(all.get()), values.get()) < 0)
            return nullptr;
        const PyRef tuple = PyRef::steal(PyList_AsTuple(names.get()));
        const PyRef given = PyRef::steal(PyList_AsTuple(all.get()));
        if (!tuple || !given
            || !GuardedCall::may(
                CallArguments { &PyTuple_GET_ITEM(given.get(), 0), PyTuple_GET_SIZE(args), tuple.get() }))
            return nullptr;
        return reinterpret_cast<PyCFunctionWithKeywords>(real)(self, args, keywords);
    }

    static inline void *real = nullptr;
};

/// The same for results: `GuardedCall::done(result)` takes over a reference and returns one; null for null.
template <typename GuardedCall, int index = 0>
class ResultGuard final {
public:
    static void arm(PyObject *owner, const char *name)
    {
        const PyRef function = PyRef::steal(PyObject_GetAttrString(owner, name));
        PyMethodDef *record = recordOf(function.get());
        PyErr_Clear();
        if (record == nullptr || real != nullptr)
            return;
        void *guarded = record->ml_flags == METH_O ? reinterpret_cast<void *>(one)
            : record->ml_flags == METH_FASTCALL    ? reinterpret_cast<void *>(fast)
                                                   : nullptr;
        if (guarded == nullptr)
            return;
        real = reinterpret_cast<void *>(record->ml_meth);
        record->ml_meth = reinterpret_cast<PyCFunction>(guarded);
    }

private:
    static PyObject *one(PyObject *self, PyObject *value)
    {
        return GuardedCall::done(reinterpret_cast<PyCFunction>(real)(self, value));
    }
    static PyObject *fast(PyObject *self, PyObject *const *values, Py_ssize_t count)
    {
        using Function = PyObject *(*)(PyObject *, PyObject *const *, Py_ssize_t);
        return GuardedCall::done(reinterpret_cast<Function>(real)(self, values, count));
    }

    static inline void *real = nullptr;
};

} // namespace vitrine
