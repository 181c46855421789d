// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/finalizers.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/latecode.h"

#include <memory>
#include <unordered_map>

namespace vitrine {

namespace {

struct Finalizer {
    destructor real;
    std::weak_ptr<SessionCore> core;
};

using Finalizers = std::unordered_map<PyTypeObject *, Finalizer>;

// With the GIL. Never destroyed: the interpreter may run finalizers at the end of the program.
Finalizers &finalizers()
{
    static auto *const all = new Finalizers;
    return *all;
}

// Classes come and go; entries of ended sessions are of no use.
void makeRoom()
{
    static std::size_t most = 1024;
    if (finalizers().size() < most)
        return;
    std::erase_if(finalizers(), [](const auto &entry) { return entry.second.core.expired(); });
    most = finalizers().size() * 2 + 1024;
}

void guardedFinalize(PyObject *self)
{
    const auto found = finalizers().find(Py_TYPE(self));
    if (found == finalizers().end())
        return;
    const destructor real = found->second.real;
    const std::shared_ptr<SessionCore> core = found->second.core.lock();
    if (!core)
        return;
    if (LateCode::isOver(*core))
        return;
    const LateCode late(*core);
    real(self);
}

} // namespace

void armFinalizer(PyTypeObject *type)
{
    SessionCore *core = auditedSession();
    if (core == nullptr || type->tp_finalize == nullptr || type->tp_finalize == guardedFinalize)
        return;
    makeRoom();
    finalizers().insert_or_assign(type, Finalizer { type->tp_finalize, core->weak_from_this() });
    type->tp_finalize = guardedFinalize;
}

} // namespace vitrine
