// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/judgedcollections.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/policy/profiles.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine {

namespace {

// All are protected by the GIL, and never destroyed, as the interpreter may end before.
struct Judges {
    std::vector<SessionCore *> sessions; ///< in the order of their begin
    std::shared_ptr<SessionCore> strict; ///< judges if there is no session
    std::optional<AuditedSession> running; ///< during a collection
};

Judges &judges()
{
    static auto *const all = new Judges;
    return *all;
}

// gc.callbacks: called with "start" and "stop", on the thread that collects.
PyObject *atPhase(PyObject * /*self*/, PyObject *args)
{
    const std::string_view phase = PyTuple_GET_SIZE(args) > 0 ? viewOf(PyTuple_GET_ITEM(args, 0)) : std::string_view();
    Judges &all = judges();
    if (phase == "stop")
        all.running.reset();
    else if (auditedSession() == nullptr && !all.running)
        all.running.emplace(all.sessions.empty() ? *all.strict : *all.sessions.back());
    Py_RETURN_NONE;
}

PyMethodDef phaseDefinition { "collection", atPhase, METH_VARARGS, nullptr };

void arm(const SessionCore &core)
{
    if (judges().strict)
        return;
    judges().strict = std::make_shared<SessionCore>(
        SessionSetup { .policy = *profile("strict"), .tools = {}, .variables = {} }, core.types);
    judges().strict->meter.stop(StopReason::Closed);
    const PyRef module = importModule("gc");
    const PyRef callbacks = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "callbacks") : nullptr);
    const PyRef function = PyRef::steal(PyCFunction_New(&phaseDefinition, nullptr));
    if (callbacks && function && PyList_Check(callbacks.get()))
        PyList_Append(callbacks.get(), function.get());
    PyErr_Clear();
}

} // namespace

JudgedCollections::JudgedCollections(SessionCore &core)
    : m_core(core)
{
    arm(core);
    judges().sessions.push_back(&core);
}

JudgedCollections::~JudgedCollections() { std::erase(judges().sessions, &m_core); }

} // namespace vitrine
