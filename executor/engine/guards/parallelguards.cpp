// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/parallelguards.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/cfunctions.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/frameattribution.h"

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

struct NewThread {
    static bool may(const CallArguments &arguments)
    {
        PyObject *function = arguments.at(0, "function");
        PyObject *args = arguments.at(1, "args");
        return function == nullptr || args == nullptr
            || PySys_Audit("_thread.start_new_thread", "OOO", function, args, Py_None) == 0;
    }
};

} // namespace

void armThreadGuards()
{
    constexpr int firstWithEvent = 0x030C0000;
    if constexpr (PY_VERSION_HEX >= firstWithEvent)
        return;
    const UnauditedCall own;
    if (const PyRef module = importModule("_thread")) {
        CallGuard<NewThread, 0>::arm(module.get(), "start_new_thread");
        CallGuard<NewThread, 1>::arm(module.get(), "start_new");
    }
    PyErr_Clear();
}

void armParallelGuards()
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
