// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/outputcapture.h"

#include "executor/engine/enginetypes.h"

#include <array>

namespace vitrine {

namespace {

// The stream that captures on this thread; borrowed from the OutputCapture that set it.
thread_local PyObject *capturing = nullptr;

struct Forwarder {
    PyObject_HEAD PyObject *original;
    int steps; // that run now
};

Forwarder *forwarder(PyObject *object) { return reinterpret_cast<Forwarder *>(object); }

PyObject *target(PyObject *self) { return capturing != nullptr ? capturing : forwarder(self)->original; }

PyObject *forwardedGet(PyObject *self, PyObject *name) { return PyObject_GetAttr(target(self), name); }

int forwardedSet(PyObject *self, PyObject *name, PyObject *value)
{
    return PyObject_SetAttr(target(self), name, value);
}

PyObject *forwardedRepr(PyObject *self) { return PyObject_Repr(target(self)); }

PyObject *forwardedIter(PyObject *self) { return PyObject_GetIter(target(self)); }

int forwarderTraverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(forwarder(self)->original);
    Py_VISIT(Py_TYPE(self));
    return 0;
}

int forwarderClear(PyObject *self)
{
    Py_CLEAR(forwarder(self)->original);
    return 0;
}

void forwarderDestroy(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    forwarderClear(self);
    PyObject_GC_Del(self);
    Py_DECREF(type);
}

template <typename Function>
PyType_Slot slot(int id, Function *function)
{
    return { id, reinterpret_cast<void *>(function) };
}

PyRef makeForwarderClass()
{
    std::array slots { slot(Py_tp_getattro, forwardedGet), slot(Py_tp_setattro, forwardedSet),
        slot(Py_tp_repr, forwardedRepr), slot(Py_tp_iter, forwardedIter), slot(Py_tp_traverse, forwarderTraverse),
        slot(Py_tp_clear, forwarderClear), slot(Py_tp_dealloc, forwarderDestroy), PyType_Slot {} };
    PyType_Spec spec { .name = "vitrine.ForwardingStream",
        .basicsize = sizeof(Forwarder),
        .itemsize = 0,
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION | Py_TPFLAGS_HAVE_GC,
        .slots = slots.data() };
    return PyRef::steal(PyType_FromSpec(&spec));
}

bool isForwarder(PyObject *object)
{
    return object != nullptr && Py_TYPE(object)->tp_getattro == static_cast<getattrofunc>(forwardedGet);
}

PyRef newForwarder(PyObject *original)
{
    const PyRef type = makeForwarderClass();
    auto *made = type ? PyObject_GC_New(Forwarder, reinterpret_cast<PyTypeObject *>(type.get())) : nullptr;
    if (made == nullptr)
        return {};
    made->original = Py_NewRef(original);
    made->steps = 0;
    PyObject_GC_Track(made);
    return PyRef::steal(reinterpret_cast<PyObject *>(made));
}

} // namespace

OutputCapture::OutputCapture(SessionCore &core, Interpreter interpreter)
    : m_interpreter(interpreter)
    , m_before(capturing)
{
    const auto write = [owner = core.shared_from_this()](std::string_view text) {
        if (!owner->isSmolagents()) // what libraries print is lost there (executor-spec.md §2.10)
            owner->print(text);
    };
    if (interpreter == Interpreter::Own) {
        m_stream = core.types->stream(write);
        const PyRef lost = core.types->stream([](std::string_view) { });
        PySys_SetObject("stdout", m_stream.get());
        PySys_SetObject("stderr", lost.get());
    } else if (!core.isSmolagents()) {
        m_stream = core.types->stream(write);
        stepIn();
    }
}

OutputCapture::~OutputCapture()
{
    if (m_interpreter == Interpreter::Own) {
        PySys_SetObject("stdout", Py_None);
        PySys_SetObject("stderr", Py_None);
    } else if (m_stream) {
        stepOut();
    }
}

void OutputCapture::stepIn()
{
    PyObject *now = PySys_GetObject("stdout");
    m_forwarder = isForwarder(now) ? PyRef::borrow(now) : newForwarder(now != nullptr ? now : Py_None);
    if (!m_forwarder)
        return PyErr_Clear();
    ++forwarder(m_forwarder.get())->steps;
    PySys_SetObject("stdout", m_forwarder.get());
    capturing = m_stream.get();
}

// Whoever put another stream there meanwhile keeps it.
void OutputCapture::stepOut()
{
    capturing = m_before;
    if (!m_forwarder)
        return;
    Forwarder *shared = forwarder(m_forwarder.get());
    if (--shared->steps == 0 && PySys_GetObject("stdout") == m_forwarder.get())
        PySys_SetObject("stdout", shared->original);
}

UncapturedCall::UncapturedCall()
    : m_before(std::exchange(capturing, nullptr))
{
}

UncapturedCall::~UncapturedCall() { capturing = m_before; }

} // namespace vitrine
