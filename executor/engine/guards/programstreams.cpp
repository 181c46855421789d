// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/programstreams.h"

#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/frameattribution.h"

#include <array>
#include <string>
#include <tuple>
#include <utility>

namespace vitrine {

namespace {

constexpr long lastStandard = 2;

// The classes of CPython's files, from the outermost to the one that holds the descriptor.
struct FileClasses {
    PyTypeObject *text = nullptr; // owned by the interpreter
    PyTypeObject *writer = nullptr;
    PyTypeObject *reader = nullptr;
    PyTypeObject *file = nullptr;
};
FileClasses classes; // set once, with the GIL

PyRef attributeOf(PyObject *object, const char *name)
{
    PyRef value = PyRef::steal(PyObject_GetAttrString(object, name));
    PyErr_Clear();
    return value;
}

// The descriptor of a file; -1 for any other stream, such as one that code made.
long descriptorOf(PyObject *stream)
{
    PyRef layer = PyRef::borrow(stream);
    if (Py_IS_TYPE(layer.get(), classes.text))
        layer = attributeOf(layer.get(), "buffer");
    if (layer && (Py_IS_TYPE(layer.get(), classes.writer) || Py_IS_TYPE(layer.get(), classes.reader)))
        layer = attributeOf(layer.get(), "raw");
    const PyRef number = PyRef::steal(
        layer && Py_IS_TYPE(layer.get(), classes.file) ? PyObject_CallMethod(layer.get(), "fileno", nullptr) : nullptr);
    const long descriptor = number ? PyLong_AsLong(number.get()) : -1;
    PyErr_Clear();
    return descriptor;
}

// The session that uses a stream of the program; null if the stream is another one, or open to it. In the host's
// interpreter the framework's dialect leaves the streams of libraries alone.
SessionCore *userOf(PyObject *stream)
{
    SessionCore *core = boundSession();
    if (core == nullptr || (core->isHosted && core->policy.isExact()))
        return nullptr;
    const long descriptor = descriptorOf(stream);
    return descriptor >= 0 && descriptor <= lastStandard ? core : nullptr;
}

enum class Use { Write, Flush, Other };

PyObject *printed(SessionCore &core, PyObject *stream, PyObject *text)
{
    if (text == nullptr || !PyUnicode_Check(text))
        return PyErr_Format(PyExc_TypeError, "write() argument must be str");
    if (PyUnicode_AsUTF8AndSize(text, nullptr) == nullptr)
        return nullptr;
    if (descriptorOf(stream) == 1 && !core.isSmolagents()) // what libraries print there is lost, too
        core.print(fromPython(text));
    return PyLong_FromSsize_t(PyUnicode_GET_LENGTH(text));
}

PyObject *denyStream(SessionCore &core)
{
    core.deny(core.types->operationDenied(), "guards.withheld",
        "The program's own streams are not allowed: they do not belong to the step");
    return nullptr;
}

// Replaces the method. Flushing later is enough, as nothing of the step is in the stream.
PyObject *instead(SessionCore &core, Use use, PyObject *stream, PyObject *argument)
{
    switch (use) {
    case Use::Write: return Py_IS_TYPE(stream, classes.text) ? printed(core, stream, argument) : denyStream(core);
    case Use::Flush: return Py_NewRef(Py_None);
    case Use::Other: break;
    }
    return denyStream(core);
}

// One class for each guarded method, as each has its own original.
template <int index>
class StreamMethod final {
public:
    static void arm(PyTypeObject *type, const char *name, Use use)
    {
        const PyRef method = attributeOf(reinterpret_cast<PyObject *>(type), name);
        if (!method || !Py_IS_TYPE(method.get(), &PyMethodDescr_Type) || real != nullptr)
            return;
        PyMethodDef *record = reinterpret_cast<PyMethodDescrObject *>(method.get())->d_method;
        constexpr int kinds = METH_VARARGS | METH_FASTCALL | METH_KEYWORDS | METH_O | METH_NOARGS | METH_METHOD;
        void *guarded = guardedFor(record->ml_flags & kinds);
        if (guarded == nullptr)
            return;
        does = use;
        real = reinterpret_cast<void *>(record->ml_meth);
        record->ml_meth = reinterpret_cast<PyCFunction>(guarded);
    }

private:
    template <typename... Arguments>
    static PyObject *call(PyObject *self, Arguments... arguments)
    {
        using Function = PyObject *(*)(PyObject *, Arguments...);
        if (SessionCore *core = userOf(self))
            return instead(*core, does, self, firstOf(arguments...));
        return reinterpret_cast<Function>(real)(self, arguments...);
    }
    static PyObject *firstOf(PyObject *argument) { return argument; }
    static PyObject *firstOf(PyObject *const *values, Py_ssize_t count) { return count > 0 ? values[0] : nullptr; }
    static PyObject *firstOf(PyObject *const *values, Py_ssize_t count, PyObject * /*names*/)
    {
        return firstOf(values, count);
    }
    static PyObject *firstOf(PyTypeObject * /*type*/, PyObject *const *values, Py_ssize_t count, PyObject * /*names*/)
    {
        return firstOf(values, count);
    }
    static void *guardedFor(int flags)
    {
        switch (flags) {
        case METH_O:
        case METH_NOARGS: return reinterpret_cast<void *>(call<PyObject *>);
        case METH_FASTCALL: return reinterpret_cast<void *>(call<PyObject *const *, Py_ssize_t>);
        case METH_FASTCALL | METH_KEYWORDS:
            return reinterpret_cast<void *>(call<PyObject *const *, Py_ssize_t, PyObject *>);
        case METH_METHOD | METH_FASTCALL | METH_KEYWORDS:
            return reinterpret_cast<void *>(call<PyTypeObject *, PyObject *const *, Py_ssize_t, PyObject *>);
        default: return nullptr;
        }
    }

    static inline void *real = nullptr;
    static inline Use does = Use::Other;
};

struct Guarded {
    PyTypeObject *FileClasses::*type;
    const char *method;
    Use use;
};
constexpr auto guarded = std::to_array<Guarded>({ { &FileClasses::text, "write", Use::Write },
    { &FileClasses::text, "flush", Use::Flush }, { &FileClasses::text, "close", Use::Other },
    { &FileClasses::text, "detach", Use::Other }, { &FileClasses::text, "reconfigure", Use::Other },
    { &FileClasses::writer, "write", Use::Write }, { &FileClasses::writer, "flush", Use::Flush },
    { &FileClasses::writer, "detach", Use::Other }, { &FileClasses::writer, "close", Use::Other },
    { &FileClasses::reader, "detach", Use::Other }, { &FileClasses::reader, "close", Use::Other },
    { &FileClasses::file, "write", Use::Write }, { &FileClasses::file, "close", Use::Other },
    { &FileClasses::file, "truncate", Use::Other }, { &FileClasses::file, "read", Use::Other },
    { &FileClasses::file, "readall", Use::Other }, { &FileClasses::file, "readinto", Use::Other } });

template <int... indexes>
void armAll(std::integer_sequence<int, indexes...>)
{
    (StreamMethod<indexes>::arm(
         classes.*(std::get<indexes>(guarded).type), std::get<indexes>(guarded).method, std::get<indexes>(guarded).use),
        ...);
}

} // namespace

void armProgramStreams()
{
    const PyRef module = importModule("_io");
    const auto find = [&module](const char *name) {
        return reinterpret_cast<PyTypeObject *>(module ? attributeOf(module.get(), name).release() : nullptr);
    };
    classes = { find("TextIOWrapper"), find("BufferedWriter"), find("BufferedReader"), find("FileIO") };
    if (classes.text != nullptr && classes.writer != nullptr && classes.reader != nullptr && classes.file != nullptr)
        armAll(std::make_integer_sequence<int, guarded.size()>());
    PyErr_Clear();
}

} // namespace vitrine
