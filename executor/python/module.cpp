// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/version.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "executor/python/policytext.h"
#include "executor/python/sandboxtype.h"
#include "executor/python/sessiontype.h"
#include "executor/python/trailtype.h"

namespace vitrine {

namespace {

// The module's state: one pointer to the world that its objects share.
std::shared_ptr<SharedWorld> *&worldOf(PyObject *module)
{
    return *static_cast<std::shared_ptr<SharedWorld> **>(PyModule_GetState(module));
}

PyObject *canonicalPolicy(PyObject *, PyObject *text)
{
    const auto policy = policyFromText(fromPython(text));
    return policy ? toPython(canonicalJson(*policy)).release() : nullptr;
}

PyObject *bundledProfile(PyObject *, PyObject *name)
{
    const auto found = profile(fromPython(name));
    return found ? toPython(canonicalJson(*found)).release() : Py_NewRef(Py_None);
}

int execute(PyObject *module)
{
    auto world = makeSharedWorld();
    if (!world)
        return -1;
    const PyRef type = makeSessionType(module);
    const PyRef sandbox = makeSandboxType(module);
    const PyRef trail = makeTrailType(module);
    const bool isReady = type && sandbox && trail && PyModule_AddObjectRef(module, "Sandbox", sandbox.get()) == 0
        && PyModule_AddFunctions(module, sandboxFunctions) == 0
        && PyModule_AddObjectRef(module, "Trail", trail.get()) == 0
        && PyModule_AddObjectRef(module, "Session", type.get()) == 0
        && PyModule_AddObjectRef(module, "InterpreterError", world->types->interpreterError()) == 0
        && PyModule_AddObjectRef(module, "FinalAnswerException", world->types->finalAnswer()) == 0
        && PyModule_AddObjectRef(module, "ExecutionTimeoutError", world->timeoutError.get()) == 0
        && PyModule_AddStringConstant(module, "version", VITRINE_VERSION) == 0;
    if (isReady)
        worldOf(module) = new std::shared_ptr<SharedWorld>(std::move(world));
    return isReady ? 0 : -1;
}

void release(void *module)
{
    if (PyModule_GetState(static_cast<PyObject *>(module)) != nullptr)
        delete std::exchange(worldOf(static_cast<PyObject *>(module)), nullptr);
}

PyMethodDef methods[] = {
    { "canonical_policy", canonicalPolicy, METH_O, "A policy document with every field present, as canonical JSON." },
    { "bundled_profile", bundledProfile, METH_O, "A bundled policy by its name as JSON, or None." },
    {},
};

PyModuleDef_Slot slots[] = {
    { Py_mod_exec, reinterpret_cast<void *>(execute) },
// The audit hook and the classes exist once per process.
#ifdef Py_mod_multiple_interpreters
    { Py_mod_multiple_interpreters, Py_MOD_MULTIPLE_INTERPRETERS_NOT_SUPPORTED },
#endif
    {},
};

PyModuleDef definition { .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "vitrine._engine",
    .m_doc = "The engine behind the package vitrine.",
    .m_size = sizeof(void *),
    .m_methods = methods,
    .m_slots = slots,
    .m_traverse = nullptr,
    .m_clear = nullptr,
    .m_free = release };

} // namespace

} // namespace vitrine

PyMODINIT_FUNC PyInit__engine() { return PyModuleDef_Init(&vitrine::definition); }
