// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/outputstream.h"

#include "executor/engine/core/engineclass.h"

#include <array>
#include <new>
#include <string_view>

namespace vitrine {

namespace {

struct StreamObject {
    PyObject_HEAD std::function<void(std::string_view)> write;
    const char *name;
    bool isBinary;
};

StreamObject *stream(PyObject *object) { return reinterpret_cast<StreamObject *>(object); }

void streamDestroy(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    stream(self)->write.~function();
    type->tp_free(self);
    Py_DECREF(type);
}

PyRef newStream(PyTypeObject *type, std::function<void(std::string_view)> write, const char *name, bool isBinary)
{
    PyRef object = PyRef::steal(PyType_GenericAlloc(type, 0));
    if (!object)
        return {};
    new (&stream(object.get())->write) std::function<void(std::string_view)>(std::move(write));
    stream(object.get())->name = name;
    stream(object.get())->isBinary = isBinary;
    return object;
}

PyObject *writeText(StreamObject &self, PyObject *text)
{
    if (!PyUnicode_Check(text))
        return PyErr_Format(PyExc_TypeError, "write() argument must be str, not %.100s", Py_TYPE(text)->tp_name);
    const bool isStrict = std::string_view(self.name) == "<stdout>"; // the standard errors escape what they cannot show
    if (isStrict && PyUnicode_AsUTF8AndSize(text, nullptr) == nullptr)
        return nullptr;
    self.write(fromPython(text));
    return PyLong_FromSsize_t(PyUnicode_GET_LENGTH(text));
}

PyObject *writeBytes(StreamObject &self, PyObject *bytes)
{
    const PyRef data = PyRef::steal(PyObject_CheckBuffer(bytes) != 0 ? PyBytes_FromObject(bytes) : nullptr);
    if (!data && PyErr_Occurred() == nullptr)
        return PyErr_Format(PyExc_TypeError, "a bytes-like object is required, not '%.100s'", Py_TYPE(bytes)->tp_name);
    const PyRef text = PyRef::steal(
        data ? PyUnicode_DecodeUTF8(PyBytes_AS_STRING(data.get()), PyBytes_GET_SIZE(data.get()), "replace") : nullptr);
    if (!text)
        return nullptr;
    self.write(fromPython(text.get()));
    return PyLong_FromSsize_t(PyBytes_GET_SIZE(data.get()));
}

PyObject *streamWrite(PyObject *self, PyObject *what)
{
    return stream(self)->isBinary ? writeBytes(*stream(self), what) : writeText(*stream(self), what);
}

PyObject *streamWriteLines(PyObject *self, PyObject *lines)
{
    const PyRef iterator = PyRef::steal(PyObject_GetIter(lines));
    while (const PyRef line = iterator ? PyRef::steal(PyIter_Next(iterator.get())) : PyRef()) {
        if (!PyRef::steal(streamWrite(self, line.get())))
            return nullptr;
    }
    return PyErr_Occurred() != nullptr ? nullptr : Py_NewRef(Py_None);
}

PyObject *doNothing(PyObject *, PyObject *) { return Py_NewRef(Py_None); }
PyObject *reconfigure(PyObject *, PyObject *, PyObject *) { return Py_NewRef(Py_None); }
PyObject *yes(PyObject *, PyObject *) { return Py_NewRef(Py_True); }
PyObject *no(PyObject *, PyObject *) { return Py_NewRef(Py_False); }

PyObject *denyOperation(const char *operation)
{
    const PyRef io = importModule("io");
    const PyRef kind = PyRef::steal(io ? PyObject_GetAttrString(io.get(), "UnsupportedOperation") : nullptr);
    if (kind)
        PyErr_SetString(kind.get(), operation);
    return nullptr;
}

PyObject *streamFileno(PyObject *, PyObject *) { return denyOperation("fileno"); }
PyObject *streamRead(PyObject *, PyObject *) { return denyOperation("not readable"); }
PyObject *streamSeek(PyObject *, PyObject *) { return denyOperation("underlying stream is not seekable"); }
PyObject *streamDetach(PyObject *, PyObject *) { return denyOperation("detach"); }

PyObject *constantText(PyObject *self, void *text)
{
    if (stream(self)->isBinary && text != nullptr) {
        PyErr_SetString(PyExc_AttributeError, "a binary stream does not have this attribute");
        return nullptr;
    }
    return text != nullptr ? PyUnicode_FromString(static_cast<const char *>(text)) : Py_NewRef(Py_None);
}

PyObject *streamName(PyObject *self, void *) { return PyUnicode_FromString(stream(self)->name); }
PyObject *streamMode(PyObject *self, void *) { return PyUnicode_FromString(stream(self)->isBinary ? "wb" : "w"); }
PyObject *isNot(PyObject *, void *) { return Py_NewRef(Py_False); }

PyObject *streamBuffer(PyObject *self, void *)
{
    const StreamObject *text = stream(self);
    return text->isBinary ? Py_NewRef(self) : newStream(Py_TYPE(self), text->write, text->name, true).release();
}

void *asClosure(const char *text) { return const_cast<char *>(text); }

} // namespace

PyRef makeStreamClass()
{
    static std::array methods { PyMethodDef { "write", streamWrite, METH_O, nullptr },
        PyMethodDef { "writelines", streamWriteLines, METH_O, nullptr },
        PyMethodDef { "flush", doNothing, METH_NOARGS, nullptr },
        PyMethodDef { "close", doNothing, METH_NOARGS, nullptr }, PyMethodDef { "isatty", no, METH_NOARGS, nullptr },
        PyMethodDef { "writable", yes, METH_NOARGS, nullptr }, PyMethodDef { "readable", no, METH_NOARGS, nullptr },
        PyMethodDef { "seekable", no, METH_NOARGS, nullptr },
        PyMethodDef { "fileno", streamFileno, METH_NOARGS, nullptr },
        PyMethodDef { "read", streamRead, METH_VARARGS, nullptr },
        PyMethodDef { "readline", streamRead, METH_VARARGS, nullptr },
        PyMethodDef { "seek", streamSeek, METH_VARARGS, nullptr },
        PyMethodDef { "tell", streamSeek, METH_NOARGS, nullptr },
        PyMethodDef { "truncate", streamSeek, METH_VARARGS, nullptr },
        PyMethodDef { "detach", streamDetach, METH_NOARGS, nullptr },
        PyMethodDef { "reconfigure", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(reconfigure)),
            METH_VARARGS | METH_KEYWORDS, nullptr },
        PyMethodDef {} };
    static std::array attributes { PyGetSetDef { "encoding", constantText, nullptr, nullptr, asClosure("utf-8") },
        PyGetSetDef { "errors", constantText, nullptr, nullptr, asClosure("strict") },
        PyGetSetDef { "newlines", constantText, nullptr, nullptr, nullptr },
        PyGetSetDef { "name", streamName, nullptr, nullptr, nullptr },
        PyGetSetDef { "mode", streamMode, nullptr, nullptr, nullptr },
        PyGetSetDef { "closed", isNot, nullptr, nullptr, nullptr },
        PyGetSetDef { "line_buffering", isNot, nullptr, nullptr, nullptr },
        PyGetSetDef { "write_through", isNot, nullptr, nullptr, nullptr },
        PyGetSetDef { "buffer", streamBuffer, nullptr, nullptr, nullptr }, PyGetSetDef {} };
    std::array slots { PyType_Slot { Py_tp_methods, methods.data() }, PyType_Slot { Py_tp_getset, attributes.data() },
        slot(Py_tp_dealloc, streamDestroy), PyType_Slot {} };
    return makeClass("vitrine.Stream", sizeof(StreamObject), slots.data());
}

PyRef makeStream(const PyRef &type, std::function<void(std::string_view)> write, const char *name)
{
    return newStream(reinterpret_cast<PyTypeObject *>(type.get()), std::move(write), name, false);
}

bool isOutputStream(PyObject *object)
{
    return object != nullptr && Py_TYPE(object)->tp_dealloc == static_cast<destructor>(streamDestroy);
}

} // namespace vitrine
