// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/leftobjects.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/latecode.h"

#include <array>
#include <memory>
#include <unordered_map>
#include <utility>

namespace vitrine {

namespace {

// ---- objects with a finalizer --------------------------------------------------------------------------------------

bool areArmed = false; // once there was a session of a host; protected by the GIL

struct Armed {
    destructor finalize;
    allocfunc allocate;
};

// Both are protected by the GIL, and never destroyed, as the interpreter may end before.
std::unordered_map<PyTypeObject *, Armed> &armedTypes()
{
    static auto *const all = new std::unordered_map<PyTypeObject *, Armed>;
    return *all;
}

std::unordered_map<PyObject *, std::shared_ptr<SessionCore>> &owners()
{
    static auto *const all = new std::unordered_map<PyObject *, std::shared_ptr<SessionCore>>;
    return *all;
}

// The type itself, or the one whose slots it has inherited.
const Armed *armedFor(PyTypeObject *type)
{
    for (; type != nullptr; type = type->tp_base) {
        if (const auto found = armedTypes().find(type); found != armedTypes().end())
            return &found->second;
    }
    return nullptr;
}

PyObject *allocateOwned(PyTypeObject *type, Py_ssize_t count)
{
    const Armed *armed = armedFor(type);
    PyObject *fresh = armed != nullptr ? armed->allocate(type, count) : PyType_GenericAlloc(type, count);
    if (fresh == nullptr)
        return nullptr;
    if (SessionCore *core = creatingHostedSession())
        owners().insert_or_assign(fresh, core->shared_from_this());
    else if (!owners().empty())
        owners().erase(fresh); // another object had this address
    return fresh;
}

// ---- classes of the code -------------------------------------------------------------------------------------------

std::unordered_map<PyTypeObject *, std::weak_ptr<SessionCore>> &ownClasses()
{
    static auto *const all = new std::unordered_map<PyTypeObject *, std::weak_ptr<SessionCore>>;
    return *all;
}

std::shared_ptr<SessionCore> sessionOfClass(PyTypeObject *type)
{
    const auto found = ownClasses().find(type);
    return found != ownClasses().end() ? found->second.lock() : nullptr;
}

// Python calls it once for each object.
void finalizeLeft(PyObject *self)
{
    const Armed *armed = armedFor(Py_TYPE(self));
    if (armed == nullptr)
        return;
    const auto owner = owners().find(self);
    if (owner == owners().end())
        return armed->finalize(self);
    const auto core = std::move(owner->second);
    owners().erase(owner);
    const LateCode late(*core);
    armed->finalize(self);
}

// ---- generators ----------------------------------------------------------------------------------------------------

struct Generator {
    PyTypeObject *type;
    const char *frame;
    const char *awaited;
    destructor real = nullptr;
};

std::array<Generator, 3> generators { Generator { &PyGen_Type, "gi_frame", "gi_yieldfrom" },
    Generator { &PyCoro_Type, "cr_frame", "cr_await" }, Generator { &PyAsyncGen_Type, "ag_frame", "ag_await" } };

PyRef attributeOf(PyObject *object, const char *name)
{
    PyRef value = PyRef::steal(PyObject_GetAttrString(object, name));
    PyErr_Clear();
    return value;
}

SessionCore *sessionOfSuspended(PyObject *frame)
{
    const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(reinterpret_cast<PyFrameObject *>(frame)));
    return sessionOf(builtins.get());
}

std::shared_ptr<SessionCore> ownerOf(PyObject *object)
{
    if (const auto owner = owners().find(object); owner != owners().end())
        return owner->second;
    return sessionOfClass(Py_TYPE(object));
}

// The session whose code a suspended generator runs, or whose object it closes.
std::shared_ptr<SessionCore> ownerOfGenerator(PyObject *self, const Generator &generator)
{
    const PyRef raised = takeException();
    std::shared_ptr<SessionCore> owner;
    const PyRef frame = attributeOf(self, generator.frame);
    if (frame && PyFrame_Check(frame.get())) {
        SessionCore *core = sessionOfSuspended(frame.get());
        const PyRef awaited = core == nullptr ? attributeOf(self, generator.awaited) : PyRef();
        owner = core != nullptr ? core->shared_from_this() : awaited ? ownerOf(awaited.get()) : nullptr;
    }
    if (raised)
        PyErr_SetRaisedException(Py_NewRef(raised.get()));
    return owner;
}

template <std::size_t index>
void guardedGeneratorEnd(PyObject *self)
{
    const Generator &generator = generators.at(index);
    const auto owner = auditedSession() == nullptr ? ownerOfGenerator(self, generator) : nullptr;
    if (!owner || !owner->isHosted)
        return generator.real(self);
    const LateCode late(*owner);
    generator.real(self);
}

template <std::size_t index>
void armGenerator()
{
    Generator &generator = generators.at(index);
    generator.real = std::exchange(generator.type->tp_finalize, guardedGeneratorEnd<index>);
}

void armGenerators()
{
    armGenerator<0>();
    armGenerator<1>();
    armGenerator<2>();
}

bool isGenerator(const PyTypeObject *type)
{
    return type == &PyGen_Type || type == &PyCoro_Type || type == &PyAsyncGen_Type;
}

} // namespace

void armLeftObjectsOf(PyTypeObject *type)
{
    ownClasses().erase(type); // another class had this address
    if (!areArmed || type->tp_finalize == nullptr || type->tp_finalize == finalizeLeft || type->tp_alloc == nullptr
        || isGenerator(type))
        return;
    const Armed *base = type->tp_alloc == allocateOwned ? armedFor(type->tp_base) : nullptr;
    const allocfunc allocate = base != nullptr ? base->allocate : type->tp_alloc;
    armedTypes().insert_or_assign(type, Armed { type->tp_finalize, allocate });
    type->tp_finalize = finalizeLeft;
    type->tp_alloc = allocateOwned;
    PyType_Modified(type); // the interpreter allocates instances of classes that it knows by itself
}

void keepOwnClass(PyTypeObject *type, SessionCore &core)
{
    static std::size_t most = 1024;
    if (ownClasses().size() >= most) {
        std::erase_if(ownClasses(), [](const auto &entry) { return entry.second.expired(); });
        most = ownClasses().size() * 2 + 1024;
    }
    ownClasses().insert_or_assign(type, core.weak_from_this());
}

void armLeftObjects()
{
    if (!std::exchange(areArmed, true))
        armGenerators();
}

} // namespace vitrine
