// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/sessiontype.h"

#include "executor/policy/policydocument.h"
#include "executor/python/hostedsteps.h"
#include "executor/python/policytext.h"

#include <array>

namespace vitrine {

namespace {

struct SessionObject {
    PyObject_HEAD HostedSteps *steps; // owned
};

HostedSteps *stepsOf(PyObject *self) { return reinterpret_cast<SessionObject *>(self)->steps; }

// Heap types cannot store additional data, so the state is found through the module.
std::shared_ptr<SharedWorld> worldOf(PyTypeObject *type)
{
    auto **world = static_cast<std::shared_ptr<SharedWorld> **>(PyType_GetModuleState(type));
    return world != nullptr && *world != nullptr ? **world : nullptr;
}

PyObject *create(PyTypeObject *type, PyObject *args, PyObject *)
{
    const char *policyText = nullptr;
    Py_ssize_t policySize = 0;
    PyObject *state = nullptr;
    PyObject *baseTools = nullptr;
    if (PyArg_ParseTuple(
            args, "s#O!O!:Session", &policyText, &policySize, &PyDict_Type, &state, &PyDict_Type, &baseTools)
        == 0)
        return nullptr;
    auto policy = policyFromText({ policyText, static_cast<std::size_t>(policySize) });
    auto world = policy ? worldOf(type) : nullptr;
    if (!world)
        return nullptr;
    auto steps = HostedSteps::create(std::move(world), *policy, { PyRef::borrow(state), PyRef::borrow(baseTools) });
    PyObject *self = steps ? type->tp_alloc(type, 0) : nullptr;
    if (self != nullptr)
        reinterpret_cast<SessionObject *>(self)->steps = steps.release();
    return self;
}

int traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    return stepsOf(self) != nullptr ? stepsOf(self)->traverse(visit, arg) : 0;
}

int clear(PyObject *self)
{
    delete std::exchange(reinterpret_cast<SessionObject *>(self)->steps, nullptr);
    return 0;
}

void destroy(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    clear(self);
    type->tp_free(self);
    Py_DECREF(type);
}

PyObject *setPolicy(PyObject *self, PyObject *text)
{
    const auto policy = policyFromText(fromPython(text));
    return policy && stepsOf(self)->setPolicy(*policy) ? Py_NewRef(Py_None) : nullptr;
}

PyObject *run(PyObject *self, PyObject *args)
{
    PyObject *code = nullptr;
    PyObject *staticTools = nullptr;
    PyObject *customTools = nullptr;
    PyObject *imports = nullptr;
    PyObject *seconds = nullptr;
    int describes = 0;
    if (PyArg_ParseTuple(
            args, "UOO!OOp:run", &code, &staticTools, &PyDict_Type, &customTools, &imports, &seconds, &describes)
        == 0)
        return nullptr;
    if (!Py_IsNone(staticTools) && !PyDict_Check(staticTools))
        return PyErr_Format(PyExc_TypeError, "the static tools must be a dict or None");
    return stepsOf(self)->run({ fromPython(code), PyRef::borrow(staticTools), PyRef::borrow(customTools),
                                  PyRef::borrow(imports), describes != 0 },
        seconds);
}

PyObject *deny(PyObject *self, PyObject *reason)
{
    if (PyUnicode_Check(reason) == 0)
        return PyErr_Format(PyExc_TypeError, "the argument of deny() must be a str");
    return stepsOf(self)->deny(fromPython(reason));
}

PyObject *cancel(PyObject *self, PyObject *)
{
    stepsOf(self)->cancel();
    return Py_NewRef(Py_None);
}

PyObject *result(PyObject *self, PyObject *)
{
    const StepResult *last = stepsOf(self)->lastResult();
    return last != nullptr ? toPython(toJson(*last)).release() : Py_NewRef(Py_None);
}

PyObject *logs(PyObject *self, void *)
{
    const StepResult *last = stepsOf(self)->lastResult();
    return toPython(last != nullptr ? last->logs : std::string()).release();
}

PyObject *operations(PyObject *self, void *)
{
    const StepResult *last = stepsOf(self)->lastResult();
    return PyLong_FromUnsignedLongLong(last != nullptr ? last->usage.operations : 0);
}

PyMethodDef methods[] = {
    { "set_policy", setPolicy, METH_O, "Uses this policy (JSON) from the next step on." },
    { "run", run, METH_VARARGS,
        "run(code, static_tools, custom_tools, authorized_imports, seconds, describes) -> (value, logs, is_final)" },
    { "deny", deny, METH_O, "deny(reason): the step does not run; raises." },
    { "cancel", cancel, METH_NOARGS, "Stops the running step. Any thread." },
    { "result", result, METH_NOARGS, "The result of the last step as JSON, or None." },
    {},
};

PyGetSetDef attributes[] = {
    { "logs", logs, nullptr, "Printed output of the last step.", nullptr },
    { "operations", operations, nullptr, "Number of operations of the last step.", nullptr },
    {},
};

} // namespace

PyRef makeSessionType(PyObject *module)
{
    std::array slots { PyType_Slot { Py_tp_new, reinterpret_cast<void *>(create) },
        PyType_Slot { Py_tp_traverse, reinterpret_cast<void *>(traverse) },
        PyType_Slot { Py_tp_clear, reinterpret_cast<void *>(clear) },
        PyType_Slot { Py_tp_dealloc, reinterpret_cast<void *>(destroy) }, PyType_Slot { Py_tp_methods, methods },
        PyType_Slot { Py_tp_getset, attributes }, PyType_Slot {} };
    PyType_Spec spec { .name = "vitrine._engine.Session",
        .basicsize = sizeof(SessionObject),
        .itemsize = 0,
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
        .slots = slots.data() };
    return PyRef::steal(PyType_FromModuleAndSpec(module, &spec, nullptr));
}

// The class is final and its module the only one with its name.
static bool isSession(PyObject *object)
{
    return Py_TYPE(object)->tp_new == static_cast<newfunc>(create) && stepsOf(object) != nullptr;
}

const StepResult *lastResult(PyObject *session)
{
    return isSession(session) ? stepsOf(session)->lastResult() : nullptr;
}

const Policy *policyOf(PyObject *session) { return isSession(session) ? &stepsOf(session)->policy() : nullptr; }

} // namespace vitrine
