// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/namedreads.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/cfunctions.h"
#include "executor/engine/guards/currentread.h"
#include "executor/engine/guards/denial.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/realmodules.h"

#include <algorithm>
#include <array>
#include <string>

namespace vitrine {

namespace {

// Attributes of all objects that reach what the policy does not name. Pure protocols (`__float__`) are not among them.
// Sorted.
constexpr auto reachingNames = std::to_array<std::string_view>({ "__base__", "__bases__", "__builtins__", "__cause__",
    "__closure__", "__code__", "__context__", "__delattr__", "__dict__", "__func__", "__getattr__", "__getattribute__",
    "__globals__", "__import__", "__loader__", "__mro__", "__reduce__", "__reduce_ex__", "__self__", "__setattr__",
    "__spec__", "__subclasses__", "__traceback__", "__wrapped__" });
static_assert(std::ranges::is_sorted(reachingNames));

bool isReaching(std::string_view name)
{
    return (name.starts_with("__") && std::ranges::binary_search(reachingNames, name)) || name == "_evaluate";
}

// Modules of Python and of libraries that take names from tables, directories of objects and fields of classes.
// Attributes that reach the interpreter are closed by type for them, too (interpreterguards.h).
bool takesManyNames(std::string_view file)
{
    static constexpr auto files = std::to_array<std::string_view>({ "/dataclasses.py", "/doctest.py", "/functools.py",
        "/inspect.py", "/mpmath/identification.py", "/pydoc.py", "/typing.py", "/unittest/mock.py" });
    return std::ranges::any_of(files, [file](std::string_view one) { return file.ends_with(one); });
}

// importlib.metadata looks through the names of its own class when it makes an object, so a library can look for
// plugins.
bool looksThroughOwnNames(PyFrameObject *frame)
{
    return viewOf(codeOf(frame)->co_name) == "__new__" && fileOf(frame).ends_with("/importlib/metadata/__init__.py");
}

PyObject *denyName(SessionCore &core, std::string_view name)
{
    const bool isDunderName = name.starts_with("__");
    core.deny(core.types->operationDenied(), isDunderName ? "attributes.allow_dunder" : "guards.interpreter",
        isDunderName ? dunderDenialText(core.policy, name)
                     : "Forbidden access to attribute of the interpreter: " + std::string(name));
    return nullptr;
}

bool mayRead(SessionCore &core, std::string_view name)
{
    if (!isReaching(name) || allowsCall(core, name))
        return true;
    PyFrameObject *frame = PyEval_GetFrame();
    return frame != nullptr && (takesManyNames(fileOf(frame)) || looksThroughOwnNames(frame));
}

// ---- getattr and hasattr --------------------------------------------------------------------------------------------

using Fast = PyObject *(*)(PyObject *, PyObject *const *, Py_ssize_t);

Fast realGetAttr = nullptr;
Fast realHasAttr = nullptr;

PyObject *readBy(Fast real, PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    const bool isJudged = count >= 2 && auditedSession() != nullptr && PyUnicode_Check(args[1])
        && (isLockedModule(args[0]) || isReaching(viewOf(args[1])));
    SessionCore *core = isJudged ? coreAskingBy(viewOf(args[1])) : nullptr;
    if (core == nullptr)
        return real(self, args, count);
    if (!mayRead(*core, viewOf(args[1])))
        return denyName(*core, viewOf(args[1]));
    const AskedByCode asked(*core);
    return real(self, args, count);
}

PyObject *guardedGetAttr(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    return readBy(realGetAttr, self, args, count);
}

PyObject *guardedHasAttr(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    return readBy(realHasAttr, self, args, count);
}

void armBuiltin(const char *name, Fast guarded, Fast &real)
{
    PyMethodDef *record = recordOf(PyDict_GetItemString(PyEval_GetBuiltins(), name));
    if (record == nullptr || real != nullptr || (record->ml_flags & (METH_FASTCALL | METH_KEYWORDS)) != METH_FASTCALL)
        return;
    real = reinterpret_cast<Fast>(reinterpret_cast<void *>(record->ml_meth));
    record->ml_meth = reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(guarded));
}

// ---- attrgetter and methodcaller ------------------------------------------------------------------------------------

// The number of leading arguments that are attribute names: all for attrgetter, the first for methodcaller.
Py_ssize_t namesIn(PyObject *args, bool takesAll)
{
    return takesAll ? PyTuple_GET_SIZE(args) : std::min<Py_ssize_t>(1, PyTuple_GET_SIZE(args));
}

// The session that provided one of the names, or null. Also null, with an exception set, if a name is denied.
SessionCore *giverOf(PyObject *args, Py_ssize_t count)
{
    SessionCore *giver = nullptr;
    for (Py_ssize_t i = 0; i < count; ++i) {
        const std::string path = fromPython(PyTuple_GET_ITEM(args, i));
        SessionCore *core = path.empty() ? nullptr : coreAskingBy(path);
        giver = core != nullptr ? core : giver;
        for (std::size_t at = 0; core != nullptr && at <= path.size();) {
            const std::size_t end = std::min(path.find('.', at), path.size());
            const std::string name = path.substr(at, end - at);
            if (!mayRead(*core, name))
                return denyName(*core, name), nullptr;
            at = end + 1;
        }
    }
    return giver;
}

// Instantiated for attrgetter and methodcaller.
template <bool takesAll>
class ReaderClass final {
public:
    static void arm(PyObject *module, const char *name)
    {
        const PyRef found = PyRef::steal(PyObject_GetAttrString(module, name));
        auto *type = reinterpret_cast<PyTypeObject *>(found.get());
        if (type == nullptr || !PyType_Check(found.get()) || realNew != nullptr)
            return;
        realNew = type->tp_new;
        type->tp_new = make;
        PyType_Modified(type);
    }

private:
    static vectorcallfunc &callOf(PyObject *reader)
    {
        return *reinterpret_cast<vectorcallfunc *>(
            reinterpret_cast<char *>(reader) + Py_TYPE(reader)->tp_vectorcall_offset);
    }
    static PyObject *make(PyTypeObject *type, PyObject *args, PyObject *keywords)
    {
        SessionCore *giver = auditedSession() != nullptr ? giverOf(args, namesIn(args, takesAll)) : nullptr;
        if (PyErr_Occurred())
            return nullptr;
        PyObject *reader = realNew(type, args, keywords);
        if (reader == nullptr || giver == nullptr || type->tp_vectorcall_offset <= 0 || callOf(reader) == nullptr)
            return reader;
        realCall = callOf(reader);
        callOf(reader) = call;
        return reader;
    }
    static PyObject *call(PyObject *reader, PyObject *const *args, std::size_t count, PyObject *names)
    {
        SessionCore *core = boundSession();
        if (core == nullptr)
            return realCall(reader, args, count, names);
        const AskedByCode asked(*core);
        return realCall(reader, args, count, names);
    }

    static inline newfunc realNew = nullptr;
    static inline vectorcallfunc realCall = nullptr;
};

// ---- __getattribute__ called by name --------------------------------------------------------------------------------

wrapperfunc realReader = nullptr;

PyObject *guardedReader(PyObject *self, PyObject *args, void *wrapped)
{
    PyObject *name = PyTuple_Check(args) && PyTuple_GET_SIZE(args) == 1 ? PyTuple_GET_ITEM(args, 0) : nullptr;
    if (name == nullptr || !PyUnicode_Check(name) || !isLockedModule(self) || auditedSession() == nullptr)
        return realReader(self, args, wrapped);
    SessionCore *core = coreAskingBy(viewOf(name));
    if (core == nullptr)
        return readRealModule(self, name);
    const AskedByCode asked(*core);
    return readRealModule(self, name);
}

// All methods of this name share the record.
void armReader()
{
    const PyRef dict = PyRef::steal(PyType_GetDict(&PyBaseObject_Type));
    PyObject *method = PyDict_GetItemString(dict.get(), "__getattribute__");
    if (method == nullptr || !Py_IS_TYPE(method, &PyWrapperDescr_Type) || realReader != nullptr)
        return;
    wrapperbase *record = reinterpret_cast<PyWrapperDescrObject *>(method)->d_base;
    realReader = record->wrapper;
    record->wrapper = guardedReader;
}

} // namespace

SessionCore *coreAskingBy(std::string_view name)
{
    constexpr int mostFrames = 3; // names pass through a few helpers of a library only
    SessionCore *core = boundSession();
    int frames = 0;
    bool isOwn = false;
    if (core == nullptr)
        return nullptr;
    anyFrameOutwards([&](PyFrameObject *frame) {
        PyCodeObject *code = codeOf(frame);
        const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(frame));
        if (sessionOf(builtins.get()) != nullptr || isTextCode(code))
            return true;
        isOwn = hasConstant(code, name);
        return isOwn || ++frames == mostFrames;
    });
    return isOwn ? nullptr : core;
}

void armNamedReads()
{
    armBuiltin("getattr", guardedGetAttr, realGetAttr);
    armBuiltin("hasattr", guardedHasAttr, realHasAttr);
    if (const PyRef module = importModule("_operator")) {
        ReaderClass<true>::arm(module.get(), "attrgetter");
        ReaderClass<false>::arm(module.get(), "methodcaller");
    }
    armReader();
    PyErr_Clear();
}

} // namespace vitrine
