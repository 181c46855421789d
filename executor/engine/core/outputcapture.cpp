// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/outputcapture.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/outputstream.h"
#include "executor/engine/core/sessioncode.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr std::array<const char *, standardStreams> streamNames { "stdout", "stderr", "stdin" };

// The streams that capture on this thread; borrowed from the HostStream that set them.
thread_local std::array<PyObject *, standardStreams> capturing {};
thread_local std::array<HostStream *, standardStreams> innermostStreams {};

PyObject *&capturingFor(StandardStream which) { return capturing[static_cast<std::size_t>(which)]; }
const char *nameOf(StandardStream which) { return streamNames[static_cast<std::size_t>(which)]; }

// The same as a str, which is made once: each print looks for redirections.
PyObject *keyOf(StandardStream which)
{
    static std::array<PyObject *, standardStreams> keys {}; // owned by the interpreter
    PyObject *&key = keys[static_cast<std::size_t>(which)];
    if (key == nullptr)
        key = PyUnicode_InternFromString(nameOf(which));
    return key;
}

// The present stream of `sys`; borrowed, null if there is none.
PyObject *sharedStream(StandardStream which)
{
    static PyObject *names = nullptr; // of the module that lives as long as the interpreter
    if (names == nullptr) {
        PyObject *module = PyDict_GetItemString(PyImport_GetModuleDict(), "sys");
        names = module != nullptr && PyModule_Check(module) ? Py_NewRef(PyModule_GetDict(module)) : nullptr;
    }
    return names != nullptr ? PyDict_GetItem(names, keyOf(which)) : PySys_GetObject(nameOf(which));
}

struct Forwarder {
    PyObject_HEAD PyObject *original;
    StandardStream which;
    int steps; // number of running steps
};

Forwarder *forwarder(PyObject *object) { return reinterpret_cast<Forwarder *>(object); }

PyObject *target(PyObject *self)
{
    PyObject *here = capturingFor(forwarder(self)->which);
    return here != nullptr ? here : forwarder(self)->original;
}

PyObject *forwardedGet(PyObject *self, PyObject *name) { return PyObject_GetAttr(target(self), name); }

int forwardedSet(PyObject *self, PyObject *name, PyObject *value)
{
    return PyObject_SetAttr(target(self), name, value);
}

PyObject *forwardedRepr(PyObject *self) { return PyObject_Repr(target(self)); }

PyObject *forwardedIter(PyObject *self) { return PyObject_GetIter(target(self)); }

PyObject *forwardedNext(PyObject *self)
{
    PyObject *stream = target(self);
    if (PyIter_Check(stream) != 0)
        return PyIter_Next(stream);
    return PyErr_Format(PyExc_TypeError, "'%.200s' object is not an iterator", Py_TYPE(stream)->tp_name);
}

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
        slot(Py_tp_repr, forwardedRepr), slot(Py_tp_iter, forwardedIter), slot(Py_tp_iternext, forwardedNext),
        slot(Py_tp_traverse, forwarderTraverse), slot(Py_tp_clear, forwarderClear),
        slot(Py_tp_dealloc, forwarderDestroy), PyType_Slot {} };
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

// Streams of one step share this class.
PyRef forwarderClass()
{
    for (const char *name : streamNames) {
        if (PyObject *stream = PySys_GetObject(name); isForwarder(stream))
            return PyRef::borrow(reinterpret_cast<PyObject *>(Py_TYPE(stream)));
    }
    return makeForwarderClass();
}

PyRef newForwarder(StandardStream which, PyObject *original)
{
    const PyRef type = forwarderClass();
    auto *made = type ? PyObject_GC_New(Forwarder, reinterpret_cast<PyTypeObject *>(type.get())) : nullptr;
    if (made == nullptr)
        return {};
    made->original = Py_NewRef(original);
    made->which = which;
    made->steps = 0;
    PyObject_GC_Track(made);
    return PyRef::steal(reinterpret_cast<PyObject *>(made));
}

// Some library functions read the standard input by default. If explicitly authorized, `sys` behaves as in the
// framework.
bool hidesInput(const SessionCore &core)
{
    const bool isAuthorized = core.policy.isExact() && std::ranges::contains(core.policy.imports.allow, "sys");
    return !core.allowsEverything() && !isAuthorized && !std::ranges::contains(core.policy.builtins, "input");
}

PyRef emptyInput()
{
    const PyRef io = importModule("io");
    PyRef empty = PyRef::steal(io ? PyObject_CallMethod(io.get(), "StringIO", nullptr) : nullptr);
    PyErr_Clear();
    return empty;
}

// Whether the stream is one of the engine's own, or None.
bool isOurs(PyObject *object)
{
    return object == nullptr || Py_IsNone(object) || isOutputStream(object) || isForwarder(object);
}

// The names in the view of the module `sys` that code has; borrowed, null if there is none.
PyObject *namesOfSysView(SessionCore &core)
{
    static PyObject *const name = PyUnicode_InternFromString("sys"); // owned by the interpreter
    PyObject *view = core.views ? PyDict_GetItem(core.views.get(), name) : nullptr;
    return view != nullptr && PyModule_Check(view) ? PyModule_GetDict(view) : nullptr;
}

PyObject *assignedByCode(SessionCore &core, StandardStream which)
{
    PyObject *names = namesOfSysView(core);
    return names != nullptr ? PyDict_GetItem(names, keyOf(which)) : nullptr;
}

void assignForCode(SessionCore &core, StandardStream which, PyObject *stream)
{
    PyObject *names = namesOfSysView(core);
    if (names != nullptr && PyDict_SetItemString(names, nameOf(which), stream != nullptr ? stream : Py_None) < 0)
        PyErr_Clear();
}

void forgetAssigned(SessionCore &core)
{
    for (const StandardStream which : { StandardStream::Output, StandardStream::Errors }) {
        if (!isOurs(assignedByCode(core, which)))
            assignForCode(core, which, PySys_GetObject(nameOf(which)));
    }
}

// The current capture of the stream, or the one that the host replaced: in a host's interpreter its own stream is not a
// redirection of the code, unless the code can reach it.
PyObject *presentStream(SessionCore &core, StandardStream which)
{
    PyObject *shared = sharedStream(which);
    if (!core.isHosted || (core.allowsEverything() && !isOurs(shared)))
        return shared;
    return capturingFor(which);
}

// Whether the frame shows a warning that is about a line of the code, even if a library gave it (`stacklevel`).
bool showsWarningAboutCode(PyFrameObject *frame)
{
    if (viewOf(codeOf(frame)->co_name) != "_showwarnmsg_impl" || !fileOf(frame).ends_with("warnings.py"))
        return false;
    const PyRef key = toPython("msg");
    const PyRef warning = PyRef::steal(key ? PyFrame_GetVar(frame, key.get()) : nullptr);
    const PyRef file = PyRef::steal(warning ? PyObject_GetAttrString(warning.get(), "filename") : nullptr);
    PyErr_Clear();
    return file && PyUnicode_Check(file.get()) && viewOf(file.get()).starts_with("<step ");
}

// Decided by the nearest frame outside the standard library, which code uses for logging, warnings and tracebacks.
bool isWrittenByCode()
{
    bool isCode = false;
    anyFrameOutwards([&isCode](PyFrameObject *frame) {
        if (isCode = showsWarningAboutCode(frame); isCode)
            return true;
        const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(frame));
        isCode = sessionOf(builtins.get()) != nullptr;
        return isCode || fileOf(frame).contains("-packages/");
    });
    return isCode;
}

// Threads of the code print tracebacks of errors, even while the step is being stopped: these are lost, and so is what
// libraries write.
std::function<void(std::string_view)> errorWriter(std::function<void(std::string_view)> write)
{
    return [write = std::move(write)](std::string_view text) {
        if (auditedSession() != nullptr && isWrittenByCode())
            write(text);
    };
}

} // namespace

HostStream::HostStream(StandardStream which, PyRef stream)
    : m_which(which)
    , m_stream(std::move(stream))
    , m_before(capturingFor(which))
    , m_outer(std::exchange(innermostStreams[static_cast<std::size_t>(which)], this))
{
    PyObject *now = PySys_GetObject(nameOf(which));
    m_forwarder = isForwarder(now) ? PyRef::borrow(now) : newForwarder(which, now != nullptr ? now : Py_None);
    if (!m_forwarder) {
        PyErr_Clear();
        return;
    }
    ++forwarder(m_forwarder.get())->steps;
    PySys_SetObject(nameOf(which), m_forwarder.get());
    capturingFor(which) = m_stream.get();
}

// Another stream that was set meanwhile stays.
HostStream::~HostStream()
{
    capturingFor(m_which) = m_before;
    innermostStreams[static_cast<std::size_t>(m_which)] = m_outer;
    if (!m_forwarder)
        return;
    Forwarder *shared = forwarder(m_forwarder.get());
    if (--shared->steps == 0 && PySys_GetObject(nameOf(m_which)) == m_forwarder.get())
        PySys_SetObject(nameOf(m_which), shared->original);
}

HostStream *HostStream::innermost(StandardStream which)
{
    return capturingFor(which) != nullptr ? innermostStreams[static_cast<std::size_t>(which)] : nullptr;
}

PyRef HostStream::exchange(PyRef stream)
{
    capturingFor(m_which) = stream.get();
    return std::exchange(m_stream, std::move(stream));
}

OutputCapture::OutputCapture(SessionCore &core, Interpreter interpreter)
    : m_interpreter(interpreter)
{
    const auto write = [owner = core.shared_from_this()](std::string_view text) {
        if (!owner->isSmolagents()) // what libraries print is lost there (docs/executor.md#print)
            owner->print(text);
    };
    if (interpreter == Interpreter::Own) {
        m_stream = core.types->stream(write);
        PySys_SetObject("stdout", m_stream.get());
        PySys_SetObject("stderr", core.types->stream(errorWriter(write), "<stderr>").get());
        if (hidesInput(core))
            replaceInput();
    } else {
        if (!core.policy.isExact()) {
            m_prints.emplace(StandardStream::Output, core.types->stream(write));
            m_errors.emplace(StandardStream::Errors, core.types->stream(errorWriter(write), "<stderr>"));
        }
        if (PyRef empty = hidesInput(core) ? emptyInput() : PyRef())
            m_noInput.emplace(StandardStream::Input, std::move(empty));
    }
    forgetAssigned(core);
}

void OutputCapture::replaceInput()
{
    PyObject *present = PySys_GetObject("stdin");
    const PyRef empty = emptyInput();
    if (present == nullptr || !empty)
        return;
    m_input = PyRef::borrow(present);
    PySys_SetObject("stdin", empty.get());
}

OutputCapture::~OutputCapture()
{
    if (m_interpreter == Interpreter::Hosts)
        return;
    if (m_input)
        PySys_SetObject("stdin", m_input.get());
    PySys_SetObject("stdout", Py_None);
    PySys_SetObject("stderr", Py_None);
}

PyRef redirectedStream(SessionCore &core, StandardStream which)
{
    if (PyObject *assigned = assignedByCode(core, which); !isOurs(assigned))
        return PyRef::borrow(assigned);
    PyObject *present = presentStream(core, which);
    return isOurs(present) ? PyRef() : PyRef::borrow(present);
}

PyRef redirectStream(SessionCore &core, StandardStream which, PyObject *target)
{
    PyRef before = redirectedStream(core, which);
    HostStream *captured = HostStream::innermost(which);
    if (core.isHosted) {
        PyRef present = captured != nullptr ? captured->exchange(PyRef::borrow(target)) : PyRef();
        before = before ? std::move(before) : std::move(present);
    } else {
        before = before ? std::move(before) : PyRef::borrow(PySys_GetObject(nameOf(which)));
        PySys_SetObject(nameOf(which), target);
    }
    assignForCode(core, which, target);
    return before ? std::move(before) : PyRef::borrow(Py_None);
}

UncapturedCall::UncapturedCall()
    : m_before(std::exchange(capturing, {}))
{
}

UncapturedCall::~UncapturedCall() { capturing = m_before; }

} // namespace vitrine
