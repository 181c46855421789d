// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/endlessiterators.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"

namespace vitrine {

namespace {

// Checks once every `every` items of one iterator type whether the step may continue.
template <int index, unsigned every>
class EndlessType final {
public:
    static void arm(PyTypeObject *type)
    {
        if (real != nullptr || type->tp_iternext == nullptr)
            return;
        real = type->tp_iternext;
        type->tp_iternext = next;
    }

private:
    static PyObject *next(PyObject *iterator)
    {
        static thread_local unsigned count = 0;
        if (++count % every != 0)
            return real(iterator);
        SessionCore *core = auditedSession();
        return core != nullptr && core->meter.isStopped() && !core->meter.isInHost() ? core->raiseStop()
                                                                                     : real(iterator);
    }

    static inline iternextfunc real = nullptr;
};

constexpr unsigned each = 1;
constexpr unsigned some = 256; // for numbers, which are produced fastest

template <int index>
void armItertool(PyObject *module, const char *name)
{
    const PyRef type = PyRef::steal(PyObject_GetAttrString(module, name));
    if (type && PyType_Check(type.get()))
        EndlessType<index, each>::arm(reinterpret_cast<PyTypeObject *>(type.get()));
    PyErr_Clear();
}

} // namespace

void armEndlessIterators()
{
    if (const PyRef module = importModule("itertools")) {
        armItertool<0>(module.get(), "repeat");
        armItertool<1>(module.get(), "count");
        armItertool<2>(module.get(), "cycle");
        armItertool<3>(module.get(), "product");
        armItertool<4>(module.get(), "permutations");
        armItertool<5>(module.get(), "combinations");
        armItertool<6>(module.get(), "combinations_with_replacement"); // NOLINT(readability-magic-numbers)
    }
    PyErr_Clear();
    EndlessType<0, some>::arm(&PyRangeIter_Type);
    EndlessType<1, some>::arm(&PyLongRangeIter_Type);
    EndlessType<7, each>::arm(&PyCallIter_Type); // NOLINT(readability-magic-numbers)
}

} // namespace vitrine
