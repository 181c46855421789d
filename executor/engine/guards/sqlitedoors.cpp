// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/sqlitedoors.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/askers.h"
#include "executor/engine/guards/classdoors.h"

#include <fcntl.h>

#include <algorithm>
#include <string>

namespace vitrine {

namespace {

// SQLite's codes for authorizer actions and results.
constexpr int pragma = 19;
constexpr int attach = 24;
constexpr long fine = 0;
constexpr long denied = 1;

PyObject *realSetAuthorizer = nullptr; // owned by the interpreter

// If the name is not a text, SQL computes it.
bool mayAttach(PyObject *name)
{
    if (!PyUnicode_Check(name))
        return false;
    const std::string text = fromPython(name);
    if (text.empty() || text == ":memory:")
        return true;
    const bool isAddress = text.starts_with("file:"); // its path cannot be parsed exactly as SQLite does
    return !isAddress && PySys_Audit("open", "Osi", name, "w", O_RDWR | O_CREAT) == 0;
}

bool isOfFolders(PyObject *name)
{
    std::string text = PyUnicode_Check(name) ? fromPython(name) : std::string();
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text.ends_with("_directory");
}

PyObject *authorize(PyObject *args)
{
    int action = 0;
    PyObject *first = nullptr;
    PyObject *rest = nullptr;
    if (PyArg_ParseTuple(args, "iO|OOO", &action, &first, &rest, &rest, &rest) == 0)
        return nullptr;
    const bool isBound = boundSession() != nullptr;
    const bool isDenied
        = isBound && ((action == attach && !mayAttach(first)) || (action == pragma && isOfFolders(first)));
    return PyErr_Occurred() != nullptr ? nullptr : PyLong_FromLong(isDenied ? denied : fine);
}

PyObject *guardedInit(PyObject *real, PyObject *args, PyObject *keywords)
{
    PyRef done = PyRef::steal(PyObject_Call(real, args, keywords));
    SessionCore *core = boundSession();
    if (!done || core == nullptr || PyTuple_GET_SIZE(args) == 0)
        return done.release();
    const PyRef ours = core->types->function("authorize", [](PyObject *given, PyObject *) { return authorize(given); });
    const PyRef set = PyRef::steal(ours
            ? PyObject_CallFunctionObjArgs(realSetAuthorizer, PyTuple_GET_ITEM(args, 0), ours.get(), nullptr)
            : nullptr);
    return set ? done.release() : nullptr;
}

PyObject *guardedSetAuthorizer(PyObject *real, PyObject *args, PyObject *keywords)
{
    SessionCore *core = boundSession();
    if (core == nullptr)
        return PyObject_Call(real, args, keywords);
    core->refuse(
        core->types->operationRefused(), "guards.foreign", "The authorizer of a connection is the guards' own");
    return nullptr;
}

template <PyObject *(*call)(PyObject *, PyObject *, PyObject *)>
PyMethodDef definitionOf(const char *name)
{
    return { name, reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(call)), METH_VARARGS | METH_KEYWORDS,
        nullptr };
}

} // namespace

void armSqliteDoors()
{
    static PyMethodDef init = definitionOf<guardedInit>("__init__");
    static PyMethodDef setAuthorizer = definitionOf<guardedSetAuthorizer>("set_authorizer");
    const UnauditedCall own;
    const PyRef module = importModule("_sqlite3");
    const PyRef type = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "Connection") : nullptr);
    if (type && PyType_Check(type.get()) && realSetAuthorizer == nullptr) {
        realSetAuthorizer = putInFront(type.get(), setAuthorizer);
        if (realSetAuthorizer != nullptr)
            putInFront(type.get(), init);
    }
    PyErr_Clear();
}

} // namespace vitrine
