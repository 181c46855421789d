// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/endlessiterators.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/frameattribution.h"

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
        return core != nullptr && mustEnd(*core) ? core->raiseStop() : real(iterator);
    }

    static inline iternextfunc real = nullptr;
};

constexpr unsigned each = 1;
constexpr unsigned few = 16; // for what may take long by itself
constexpr unsigned some = 256; // for numbers, which are produced fastest

// The slot of all classes with a `__next__` that is not an iterator's of the interpreter.
iternextfunc classNext = nullptr;

PyObject *guardedClassNext(PyObject *iterator)
{
    static thread_local unsigned count = 0;
    if (++count % some == 0)
        if (SessionCore *core = auditedSession(); core != nullptr && mustEnd(*core))
            return core->raiseStop();
    return classNext(iterator);
}

iternextfunc slotOfClasses()
{
    const PyRef type = PyRef::steal(PyObject_CallFunction(reinterpret_cast<PyObject *>(&PyType_Type), "s(){s:O}",
        "Iterator", "__next__", reinterpret_cast<PyObject *>(&PyLong_Type)));
    return type ? reinterpret_cast<PyTypeObject *>(type.get())->tp_iternext : nullptr;
}

// Iterators over what may grow, or has no end: `iter(S())` where S has `__getitem__ = int`.
void armUnnamed()
{
    const PyRef view = PyRef::steal(PyMemoryView_FromMemory(const_cast<char *>(""), 0, PyBUF_READ));
    const PyRef iterator = PyRef::steal(view ? PyObject_GetIter(view.get()) : nullptr);
    if (iterator)
        EndlessType<20, some>::arm(Py_TYPE(iterator.get())); // NOLINT(readability-magic-numbers)
    PyErr_Clear();
}

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
        armItertool<21>(module.get(), "starmap"); // NOLINT(readability-magic-numbers)
    }
    PyErr_Clear();
    EndlessType<0, some>::arm(&PyRangeIter_Type);
    EndlessType<1, some>::arm(&PyLongRangeIter_Type);
    // NOLINTBEGIN(readability-magic-numbers)
    EndlessType<7, each>::arm(&PyCallIter_Type);
    EndlessType<8, some>::arm(&PySeqIter_Type);
    EndlessType<9, some>::arm(&PyListIter_Type);
    EndlessType<10, some>::arm(&PyByteArrayIter_Type);
    EndlessType<11, some>::arm(&PyReversed_Type);
    EndlessType<12, few>::arm(&PyMap_Type);
    EndlessType<13, few>::arm(&PyFilter_Type);
    // NOLINTEND(readability-magic-numbers)
    armUnnamed();
    classNext = slotOfClasses();
    PyErr_Clear();
}

void armNumpyIterators()
{
    static bool isArmed = false; // protected by the GIL
    const PyRef name = toPython("numpy");
    const PyRef module = PyRef::steal(isArmed || !name ? nullptr : PyImport_GetModule(name.get()));
    if (module) {
        // NOLINTBEGIN(readability-magic-numbers)
        armItertool<22>(module.get(), "flatiter");
        armItertool<23>(module.get(), "nditer");
        armItertool<24>(module.get(), "broadcast");
        // NOLINTEND(readability-magic-numbers)
        isArmed = true;
    }
    PyErr_Clear();
}

void armIteratorClass(PyTypeObject *type)
{
    if (classNext != nullptr && type->tp_iternext == classNext)
        type->tp_iternext = guardedClassNext;
}

} // namespace vitrine
