// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/paralleldoors.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/askers.h"
#include "executor/engine/guards/classdoors.h"

#include <array>

namespace vitrine {

namespace {

PyObject *effectiveJobs(PyObject *real, PyObject *args, PyObject *keywords)
{
    PyRef jobs = PyRef::steal(PyObject_Call(real, args, keywords));
    const SessionCore *core = boundSession();
    const bool isOne = core != nullptr && !core->imports.allows("threading");
    return jobs && isOne ? PyLong_FromLong(1) : jobs.release();
}

void armBackend(PyObject *module, const char *name)
{
    static PyMethodDef definition { "effective_n_jobs",
        reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(effectiveJobs)), METH_VARARGS | METH_KEYWORDS, nullptr };
    const PyRef type = PyRef::steal(PyObject_GetAttrString(module, name));
    const PyRef real = PyRef::steal(type ? PyObject_GetAttrString(type.get(), definition.ml_name) : nullptr);
    const PyRef function = PyRef::steal(real ? PyCFunction_New(&definition, real.get()) : nullptr);
    const PyRef method = PyRef::steal(function ? PyInstanceMethod_New(function.get()) : nullptr);
    if (method)
        setInClass(type.get(), definition.ml_name, method.get());
    PyErr_Clear();
}

} // namespace

void armParallelDoors()
{
    const UnauditedCall own;
    const PyRef module = importModule("joblib._parallel_backends");
    for (const char *name : { "PoolManagerMixin", "MultiprocessingBackend", "LokyBackend" }) {
        if (module)
            armBackend(module.get(), name);
    }
    PyErr_Clear();
}

} // namespace vitrine
