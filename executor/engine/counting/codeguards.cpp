// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/codeguards.h"

#include "executor/engine/core/engineclass.h"
#include "executor/engine/core/sessioncore.h"

#include <array>
#include <new>
#include <vector>

namespace vitrine {

namespace {

struct TickObject {
    PyObject_HEAD Meter *meter; // read on every tick
    Weight weight;
    SessionCore *core; // kept alive by the keeper
    TickObject *nextSpare;
};

struct GuardObject {
    PyObject_HEAD Guard *guard; // owned; null while unused
    GuardObject *nextSpare;
};

template <typename Object>
Object *as(PyObject *object)
{
    return reinterpret_cast<Object *>(object);
}

// Counts for ticks without a session. Never stops.
Meter &idleMeter()
{
    static Meter meter;
    return meter;
}

PyObject *tickNegative(PyObject *self)
{
    auto *tick = as<TickObject>(self);
    if (!tick->meter->spend(tick->weight)) [[unlikely]]
        return tick->core->raiseStop();
    return newTrue();
}

PyObject *tickGivesBack(PyObject *self)
{
    auto *tick = as<TickObject>(self);
    tick->meter->giveBack(-tick->weight);
    return tick->meter->mayGoOn() ? newTrue() : tick->core->raiseStop();
}

PyObject *denySpare()
{
    PyErr_SetString(PyExc_SystemError, "a guard was used after its code");
    return nullptr;
}

PyObject *guardNegative(PyObject *self)
{
    Guard *guard = as<GuardObject>(self)->guard;
    return guard != nullptr ? guard->negative() : denySpare();
}

PyObject *guardInvert(PyObject *self)
{
    Guard *guard = as<GuardObject>(self)->guard;
    return guard != nullptr ? guard->invert() : denySpare();
}

PyObject *guardApply(PyObject *self, PyObject *operand)
{
    Guard *guard = as<GuardObject>(self)->guard;
    return guard != nullptr ? guard->apply(operand) : denySpare();
}

PyRef makeTickClass(unaryfunc negative)
{
    std::array slots { slot(Py_nb_negative, negative), PyType_Slot {} };
    return makeClass("vitrine.Tick", sizeof(TickObject), slots.data());
}

PyRef makeGuardClass()
{
    std::array slots { slot(Py_nb_negative, guardNegative), slot(Py_nb_invert, guardInvert),
        slot(Py_nb_matrix_multiply, guardApply), PyType_Slot {} };
    return makeClass("vitrine.Guard", sizeof(GuardObject), slots.data());
}

// Immortal objects of one class, which is never destroyed either: a list of the unused ones.
template <typename Object>
struct Pool {
    PyTypeObject *type = nullptr;
    Object *spare = nullptr;

    // Null with an exception set.
    Object *take(PyRef (*makeType)())
    {
        if (type == nullptr)
            type = as<PyTypeObject>(makeType().release());
        if (type == nullptr)
            return nullptr;
        if (spare != nullptr)
            return std::exchange(spare, spare->nextSpare);
        auto *fresh = PyObject_New(Object, type);
        if (fresh != nullptr)
            Py_SET_REFCNT(fresh, Py_REFCNT(Py_None));
        return fresh;
    }

    void giveBack(Object *object) { object->nextSpare = std::exchange(spare, object); }
};

struct Pools {
    Pool<TickObject> ticks;
    Pool<TickObject> givingBack;
    Pool<GuardObject> guards;
};

Pools &pools()
{
    static auto *const all = new Pools; // never destroyed: code may run until the program ends
    return *all;
}

struct KeeperObject {
    PyObject_HEAD std::shared_ptr<SessionCore> core;
    std::vector<TickObject *> ticks;
    std::vector<GuardObject *> guards;
};

void retire(TickObject *tick)
{
    tick->meter = &idleMeter();
    tick->core = nullptr;
    (tick->weight < 0 ? pools().givingBack : pools().ticks).giveBack(tick);
}

void retire(GuardObject *object)
{
    const std::unique_ptr<Guard> guard(std::exchange(object->guard, nullptr));
    pools().guards.giveBack(object);
}

void destroyKeeper(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    auto *keeper = as<KeeperObject>(self);
    for (TickObject *tick : keeper->ticks)
        retire(tick);
    for (GuardObject *guard : keeper->guards)
        retire(guard);
    keeper->~KeeperObject();
    type->tp_free(self);
    Py_DECREF(type);
}

PyTypeObject *keeperClass()
{
    static PyTypeObject *type = nullptr;
    if (type == nullptr) {
        std::array slots { slot(Py_tp_dealloc, destroyKeeper), PyType_Slot {} };
        type = as<PyTypeObject>(makeClass("vitrine.Keeper", sizeof(KeeperObject), slots.data()).release());
    }
    return type;
}

PyRef makeKeeper(std::shared_ptr<SessionCore> core)
{
    PyTypeObject *type = keeperClass();
    auto *keeper = type != nullptr ? PyObject_New(KeeperObject, type) : nullptr;
    if (keeper == nullptr)
        return {};
    new (&keeper->core) std::shared_ptr<SessionCore>(std::move(core));
    new (&keeper->ticks) std::vector<TickObject *>();
    new (&keeper->guards) std::vector<GuardObject *>();
    return PyRef::steal(reinterpret_cast<PyObject *>(keeper));
}

} // namespace

CodeGuards::CodeGuards(std::shared_ptr<SessionCore> core)
    : m_core(std::move(core))
    , m_keeper(makeKeeper(m_core))
{
}

PyRef CodeGuards::tick(Weight weight)
{
    PyRef &known = m_ticks[weight];
    if (known || !m_keeper)
        return known;
    auto *tick = weight < 0 ? pools().givingBack.take([] { return makeTickClass(tickGivesBack); })
                            : pools().ticks.take([] { return makeTickClass(tickNegative); });
    if (tick == nullptr)
        return {};
    tick->meter = &m_core->meter;
    tick->weight = weight;
    tick->core = m_core.get();
    as<KeeperObject>(m_keeper.get())->ticks.push_back(tick);
    return known = PyRef::steal(reinterpret_cast<PyObject *>(tick));
}

PyRef CodeGuards::guard(std::unique_ptr<Guard> guard)
{
    auto *object = m_keeper ? pools().guards.take(makeGuardClass) : nullptr;
    if (object == nullptr)
        return {};
    object->guard = guard.release();
    as<KeeperObject>(m_keeper.get())->guards.push_back(object);
    return PyRef::steal(reinterpret_cast<PyObject *>(object));
}

// A tuple releases its items starting at the end: unused ticks and guards stay immortal, too.
bool CodeGuards::keepIn(PyObject *code) const
{
    PyObject *&constants = reinterpret_cast<PyCodeObject *>(code)->co_consts;
    const Py_ssize_t count = PyTuple_GET_SIZE(constants);
    PyObject *kept = PyTuple_New(count + 1);
    if (kept == nullptr)
        return false;
    for (Py_ssize_t i = 0; i < count; ++i)
        PyTuple_SET_ITEM(kept, i, Py_NewRef(PyTuple_GET_ITEM(constants, i)));
    PyTuple_SET_ITEM(kept, count, PyRef(m_keeper).release());
    Py_SETREF(constants, kept);
    return true;
}

} // namespace vitrine
