// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/sharedworld.h"

#include "executor/engine/core/enginetypes.h"
#include "executor/engine/guards/audithook.h"

namespace vitrine {

std::shared_ptr<SharedWorld> makeSharedWorld()
{
    auto world = std::make_shared<SharedWorld>();
    world->syntax = SyntaxTypes::load();
    world->types = EngineTypes::create();
    world->timeoutError = PyRef::steal(PyErr_NewExceptionWithDoc(
        "vitrine.ExecutionTimeoutError", "The code ran longer than its executor allows.", PyExc_Exception, nullptr));
    if (!world->types || !world->timeoutError)
        return nullptr;
    if (!world->syntax || !installAuditHook()) {
        PyErr_SetString(PyExc_ImportError, "this Python's syntax tree or its audit hooks are not as expected");
        return nullptr;
    }
    return world;
}

} // namespace vitrine
