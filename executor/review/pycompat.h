// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

// Functions of newer versions of CPython's API, for the older versions that are supported as well. Each behaves as the
// reference manual says. Only pyref.h includes this file, after Python.h.

#if PY_VERSION_HEX < 0x030C0000
#include <structmember.h>

#define Py_T_OBJECT_EX T_OBJECT_EX
#define Py_T_PYSSIZET T_PYSSIZET
#define Py_READONLY READONLY
#define Py_AUDIT_READ READ_RESTRICTED
// One counter for both Python frames and C calls.
#define py_recursion_limit recursion_limit
#define py_recursion_remaining recursion_remaining

inline PyObject *PyErr_GetRaisedException()
{
    PyObject *type = nullptr;
    PyObject *value = nullptr;
    PyObject *traceback = nullptr;
    PyErr_Fetch(&type, &value, &traceback);
    if (type == nullptr)
        return nullptr;
    PyErr_NormalizeException(&type, &value, &traceback);
    if (traceback != nullptr)
        PyException_SetTraceback(value, traceback);
    Py_DECREF(type);
    Py_XDECREF(traceback);
    return value;
}

inline void PyErr_SetRaisedException(PyObject *exception)
{
    if (exception == nullptr)
        return PyErr_Clear();
    PyErr_Restore(
        Py_NewRef(reinterpret_cast<PyObject *>(Py_TYPE(exception))), exception, PyException_GetTraceback(exception));
}

inline PyObject *PyType_GetDict(PyTypeObject *type) { return Py_XNewRef(type->tp_dict); }

// The variable of a frame by its name; sets NameError if it is unbound.
inline PyObject *PyFrame_GetVar(PyFrameObject *frame, PyObject *name)
{
    PyObject *locals = PyFrame_GetLocals(frame);
    PyObject *value = locals != nullptr ? PyObject_GetItem(locals, name) : nullptr;
    Py_XDECREF(locals);
    return value;
}

inline Py_ssize_t PyUnstable_Eval_RequestCodeExtraIndex(freefunc free) { return _PyEval_RequestCodeExtraIndex(free); }
inline int PyUnstable_Code_GetExtra(PyObject *code, Py_ssize_t index, void **extra)
{
    return _PyCode_GetExtra(code, index, extra);
}
inline int PyUnstable_Code_SetExtra(PyObject *code, Py_ssize_t index, void *extra)
{
    return _PyCode_SetExtra(code, index, extra);
}

inline int PyUnstable_Long_IsCompact(const PyLongObject *) { return 0; }
inline Py_ssize_t PyUnstable_Long_CompactValue(const PyLongObject *) { return 0; }
#endif

#if PY_VERSION_HEX < 0x030D0000
inline int PyLong_AsInt(PyObject *number)
{
    const long value = PyLong_AsLong(number);
    if (value == static_cast<int>(value))
        return static_cast<int>(value);
    PyErr_SetString(PyExc_OverflowError, "Python int too large to convert to C int");
    return -1;
}

inline PyObject *PyImport_AddModuleRef(const char *name) { return Py_XNewRef(PyImport_AddModule(name)); }
inline int Py_IsFinalizing() { return _Py_IsFinalizing(); }
inline PyThreadState *PyThreadState_GetUnchecked() { return _PyThreadState_UncheckedGet(); }

// Returns 1 and the value, 0 and null if there is none, -1 with an exception set.
inline int vitrineOptional(PyObject *found, PyObject *missing, PyObject **result)
{
    *result = found;
    if (found != nullptr)
        return 1;
    if (PyErr_ExceptionMatches(missing) == 0)
        return -1;
    PyErr_Clear();
    return 0;
}
inline int PyObject_GetOptionalAttr(PyObject *object, PyObject *name, PyObject **result)
{
    return vitrineOptional(PyObject_GetAttr(object, name), PyExc_AttributeError, result);
}
inline int PyObject_GetOptionalAttrString(PyObject *object, const char *name, PyObject **result)
{
    return vitrineOptional(PyObject_GetAttrString(object, name), PyExc_AttributeError, result);
}
inline int PyMapping_GetOptionalItem(PyObject *object, PyObject *key, PyObject **result)
{
    return vitrineOptional(PyObject_GetItem(object, key), PyExc_KeyError, result);
}
inline int PyObject_HasAttrWithError(PyObject *object, PyObject *name)
{
    PyObject *found = nullptr;
    const int has = PyObject_GetOptionalAttr(object, name, &found);
    Py_XDECREF(found);
    return has;
}
inline int PyObject_HasAttrStringWithError(PyObject *object, const char *name)
{
    PyObject *found = nullptr;
    const int has = PyObject_GetOptionalAttrString(object, name, &found);
    Py_XDECREF(found);
    return has;
}

inline int PyDict_Pop(PyObject *dict, PyObject *key, PyObject **result)
{
    PyObject *found = Py_XNewRef(PyDict_GetItemWithError(dict, key));
    if (result != nullptr)
        *result = found;
    else
        Py_XDECREF(found);
    if (found == nullptr)
        return PyErr_Occurred() != nullptr ? -1 : 0;
    return PyDict_DelItem(dict, key) < 0 ? -1 : 1;
}
#endif

/// A new reference to True; not counted in versions in which it is immortal.
inline PyObject *newTrue()
{
#if PY_VERSION_HEX < 0x030C0000
    return Py_NewRef(Py_True);
#else
    return Py_True;
#endif
}

/// Identifies the running call; only for comparisons.
inline const void *runningFrame()
{
#if PY_VERSION_HEX < 0x030D0000
    return PyThreadState_GetUnchecked()->cframe->current_frame;
#else
    return PyThreadState_GetUnchecked()->current_frame;
#endif
}
