// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/namedreads.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/askers.h"
#include "executor/engine/guards/builtinrecords.h"
#include "executor/engine/guards/currentread.h"
#include "executor/engine/guards/moduleviews.h"
#include "executor/review/judge.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using FastCall = PyObject *(*)(PyObject *, PyObject *const *, Py_ssize_t);

FastCall realGetAttr = nullptr;

// What libraries read of whatever they are given, by lists of names. Sorted.
constexpr auto harmlessNames = std::to_array<std::string_view>(
    { "__abstractmethods__", "__annotations__", "__doc__", "__isabstractmethod__", "__module__", "__name__",
        "__qualname__", "__signature__", "__text_signature__", "__type_params__", "__version__", "__wrapped__" });
static_assert(std::ranges::is_sorted(harmlessNames));

bool isHarmless(std::string_view name)
{
    constexpr std::array protocols { std::string_view("__array"), std::string_view("__dataclass_"),
        std::string_view("__sklearn_") };
    return std::ranges::binary_search(harmlessNames, name)
        || std::ranges::any_of(protocols, [name](std::string_view protocol) { return name.starts_with(protocol); });
}

// functools takes over what functions have in common, their dictionaries included.
bool isReaderOfLists()
{
    const PyRef code = innermostCode();
    const std::string_view file = code ? viewOf(reinterpret_cast<PyCodeObject *>(code.get())->co_filename) : "";
    return file.starts_with("<frozen ") || file.ends_with("/functools.py");
}

// Quick for what is none: this is asked at each read by name.
bool isModule(PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    const bool mayBe = type->tp_dealloc == PyModule_Type.tp_dealloc || PyType_HasFeature(type, Py_TPFLAGS_HEAPTYPE);
    return type == &PyModule_Type || (mayBe && PyType_IsSubtype(type, &PyModule_Type) != 0);
}

bool startsWithTwo(PyObject *name)
{
    return PyUnicode_GET_LENGTH(name) > 4 && PyUnicode_READ_CHAR(name, 0) == '_' && PyUnicode_READ_CHAR(name, 1) == '_';
}

PyObject *refuse(SessionCore &core, std::string_view rule, const std::string &message)
{
    core.refuse(core.types->operationRefused(), rule, message);
    return nullptr;
}

// A dunder name that a library was handed.
bool isRefusedName(const SessionCore &core, PyObject *name)
{
    const std::string_view text = viewOf(name);
    return isDunder(text) && !isHarmless(text) && !allowsDoor(core, text) && !isReaderOfLists();
}

// A module that is none of what the policy allows.
bool isForbiddenModule(const SessionCore &core, PyObject *object)
{
    return isModule(object) && isRealModule(core, object) && !core.imports.allows(nameOfModule(object));
}

// The session for which a library reads a name that it was handed; null when it reads for itself.
SessionCore *sessionReading(PyObject *name)
{
    const bool isOfLibrary = sessionOf(PyEval_GetBuiltins()) == nullptr && !isTextRunning();
    return isOfLibrary && isNamedInFrame(name) ? nullptr : boundSession();
}

PyObject *guardedGetAttr(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    if (auditedSession() == nullptr || count < 2 || !PyUnicode_Check(args[1]))
        return realGetAttr(self, args, count);
    const bool isLeading = startsWithTwo(args[1]) || isModule(args[0]);
    PyRef value = isLeading ? PyRef() : PyRef::steal(realGetAttr(self, args, count));
    if (!isLeading && (!value || !isModule(value.get())))
        return value.release();
    SessionCore *core = sessionReading(args[1]);
    if (core != nullptr && isLeading && isRefusedName(*core, args[1]))
        return refuse(*core, "attributes.allow_dunder", "Forbidden access to dunder attribute: " + fromPython(args[1]));
    PyObject *forbidden = core != nullptr && isForbiddenModule(*core, args[0]) ? args[0] : nullptr;
    if (isLeading && forbidden == nullptr)
        value = PyRef::steal(realGetAttr(self, args, count));
    if (core != nullptr && value && isForbiddenModule(*core, value.get()))
        forbidden = value.get();
    if (forbidden != nullptr)
        return refuse(*core, "guards.module", "Forbidden access to module: " + nameOfModule(forbidden));
    return value.release();
}

} // namespace

void armNamedReads()
{
    if (realGetAttr == nullptr)
        realGetAttr = exchangeBuiltin("getattr", guardedGetAttr);
}

} // namespace vitrine
