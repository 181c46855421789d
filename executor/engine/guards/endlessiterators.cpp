// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/endlessiterators.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"

#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array names { "count", "cycle", "repeat" };
std::array<iternextfunc, names.size() + 1> reals {};

template <std::size_t kind>
PyObject *guardedNext(PyObject *self)
{
    SessionCore *core = auditedSession();
    if (core != nullptr && !core->meter.mayGoOn()) [[unlikely]]
        return core->raiseStop();
    return reals[kind](self);
}

template <std::size_t kind>
void arm(PyTypeObject *type)
{
    if (type == nullptr || reals[kind] != nullptr)
        return;
    reals[kind] = std::exchange(type->tp_iternext, guardedNext<kind>);
    PyType_Modified(type);
}

template <std::size_t... kind>
void armTypes(PyObject *module, std::index_sequence<kind...>)
{
    const auto typeOf = [module](const char *name) {
        PyObject *type = PyDict_GetItemString(PyModule_GetDict(module), name);
        return type != nullptr && PyType_Check(type) ? reinterpret_cast<PyTypeObject *>(type) : nullptr;
    };
    (arm<kind>(typeOf(names[kind])), ...);
}

} // namespace

void armEndlessIterators()
{
    const PyRef module = importModule("itertools");
    if (module)
        armTypes(module.get(), std::make_index_sequence<names.size()>());
    arm<names.size()>(&PyCallIter_Type);
    PyErr_Clear();
}

} // namespace vitrine
