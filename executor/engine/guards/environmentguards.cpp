// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/environmentguards.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/namedreads.h"

#include <string_view>

namespace vitrine {

namespace {

// Language and time zone, which functions of `locale` and `time` look for in lists of names.
bool describesUser(std::string_view name)
{
    return name == "LANG" || name == "LANGUAGE" || name == "TZ" || name.starts_with("LC_");
}

// Libraries compiled by Cython look for them from functions without a frame, in which nobody names them.
bool describesThreads(std::string_view name)
{
    return name.ends_with("_NUM_THREADS") || name.ends_with("_MAX_THREADS");
}

// environ[name], which `get`, `getenv` and `expandvars` call as well.
PyObject *readVariable(PyObject *real, PyObject *args, PyObject *keywords)
{
    PyObject *name = PyTuple_GET_SIZE(args) == 2 ? PyTuple_GET_ITEM(args, 1) : nullptr;
    if (name == nullptr || !PyUnicode_Check(name) || auditedSession() == nullptr || describesUser(viewOf(name))
        || describesThreads(viewOf(name)))
        return PyObject_Call(real, args, keywords);
    PyRef value = PyRef::steal(PyObject_Call(real, args, keywords)); // one that is not set reveals nothing
    SessionCore *core = value ? coreAskingBy(viewOf(name)) : nullptr;
    if (core == nullptr || core->imports.allows("os"))
        return value.release();
    core->deny(core->types->operationDenied(), "process.environment",
        "Environment variables are not allowed by the policy: " + fromPython(name));
    return nullptr;
}

} // namespace

void armEnvironmentGuards()
{
    static PyMethodDef definition { "__getitem__",
        reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(readVariable)), METH_VARARGS | METH_KEYWORDS, nullptr };
    static PyObject *real = nullptr; // for as long as the interpreter runs
    const UnauditedCall own;
    const PyRef module = importModule("os");
    const PyRef type = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "_Environ") : nullptr);
    if (type && real == nullptr)
        real = putInFront(type.get(), definition);
    PyErr_Clear();
}

} // namespace vitrine
