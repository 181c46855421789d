// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/sessionbuiltins.h"

#include "base/formatted.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/importing.h"
#include "executor/engine/core/outputcapture.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/toolcalls.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/guards.h"
#include "executor/engine/guards/moduleviews.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using Core = std::shared_ptr<SessionCore>;

PyObject *none() { return Py_NewRef(Py_None); }

PyRef plainText(PyObject *value)
{
    return PyUnicode_CheckExact(value) ? PyRef::borrow(value) : PyRef::steal(PyObject_Str(value));
}

// A subclass of str could change between reads: only a plain copy is judged and used.
PyRef plainName(PyObject *name)
{
    if (!PyUnicode_Check(name)) {
        PyErr_Format(PyExc_TypeError, "attribute name must be string, not '%.200s'", Py_TYPE(name)->tp_name);
        return {};
    }
    return PyRef::steal(PyUnicode_FromObject(name));
}

PyObject *guardedGetAttr(SessionCore &core, PyObject *args)
{
    PyObject *object = nullptr;
    PyObject *rawName = nullptr;
    PyObject *fallback = nullptr;
    if (PyArg_UnpackTuple(args, "getattr", 2, 3, &object, &rawName, &fallback) == 0)
        return nullptr;
    const PyRef name = plainName(rawName);
    if (!name)
        return nullptr;
    if (PyObject *value = readAttribute(core, object, name.get()))
        return value;
    // The older executor's getattr returns None for missing attributes (docs/executor.md#base-tools).
    if (fallback == nullptr && core.isSmolagents())
        fallback = Py_None;
    const PyRef exception = takeException();
    const bool isMissing = exception.get() != core.denial.exception.get()
        && PyErr_GivenExceptionMatches(exception.get(), PyExc_AttributeError) != 0;
    if (fallback != nullptr && isMissing)
        return Py_NewRef(fallback);
    PyErr_SetRaisedException(Py_NewRef(exception.get()));
    return nullptr;
}

PyObject *guardedHasAttr(SessionCore &core, PyObject *args)
{
    PyObject *object = nullptr;
    PyObject *rawName = nullptr;
    if (PyArg_UnpackTuple(args, "hasattr", 2, 2, &object, &rawName) == 0)
        return nullptr;
    const PyRef name = plainName(rawName);
    const PyRef value = name ? PyRef::steal(readAttribute(core, object, name.get())) : PyRef();
    if (value)
        return Py_NewRef(Py_True);
    if (PyErr_ExceptionMatches(PyExc_AttributeError) == 0 || PyErr_Occurred() == core.types->accessDenied())
        return nullptr;
    PyErr_Clear();
    return Py_NewRef(Py_False);
}

PyObject *guardedSetAttr(SessionCore &core, PyObject *args)
{
    PyObject *object = nullptr;
    PyObject *rawName = nullptr;
    PyObject *value = nullptr;
    if (PyArg_UnpackTuple(args, "setattr", 3, 3, &object, &rawName, &value) == 0)
        return nullptr;
    const PyRef name = plainName(rawName);
    const AskedByCode asked(core);
    if (!name || !mayWriteAttribute(core, name.get()) || PyObject_SetAttr(object, name.get(), value) < 0)
        return nullptr;
    return none();
}

PyObject *guardedDelAttr(SessionCore &core, PyObject *args)
{
    PyObject *object = nullptr;
    PyObject *rawName = nullptr;
    if (PyArg_UnpackTuple(args, "delattr", 2, 2, &object, &rawName) == 0)
        return nullptr;
    const PyRef name = plainName(rawName);
    const AskedByCode asked(core);
    if (!name || !mayWriteAttribute(core, name.get()) || PyObject_DelAttr(object, name.get()) < 0)
        return nullptr;
    return none();
}

// Output is UTF-8: lone surrogates are an error, as on the standard output of a script. The framework keeps the text.
bool appendTo(std::string &output, const SessionCore &core, PyObject *text)
{
    Py_ssize_t size = 0;
    if (const char *utf8 = PyUnicode_AsUTF8AndSize(text, &size)) {
        output.append(utf8, static_cast<std::size_t>(size));
        return true;
    }
    if (!core.isSmolagents())
        return false;
    PyErr_Clear();
    output += fromPython(text);
    return true;
}

// Prints what precedes a part that fails.
std::optional<std::string> joined(SessionCore &core, PyObject *args, std::string_view separator)
{
    std::string text;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args); ++i) {
        const PyRef item = plainText(PyTuple_GET_ITEM(args, i));
        if (i > 0)
            text += separator;
        if (item && appendTo(text, core, item.get()))
            continue;
        const PyRef raised = takeException();
        core.print(text);
        PyErr_SetRaisedException(Py_XNewRef(raised.get()));
        return std::nullopt;
    }
    return text;
}

std::optional<std::string> textOr(const SessionCore &core, PyObject *value, const char *name, std::string_view fallback)
{
    if (value == nullptr || Py_IsNone(value))
        return std::string(fallback);
    std::string text;
    if (PyUnicode_Check(value))
        return appendTo(text, core, value) ? std::optional(std::move(text)) : std::nullopt;
    PyErr_Format(PyExc_TypeError, "%s must be None or a string, not %.200s", name, Py_TYPE(value)->tp_name);
    return std::nullopt;
}

bool writeTo(PyObject *file, PyObject *text)
{
    return text != nullptr && static_cast<bool>(PyRef::steal(PyObject_CallMethod(file, "write", "O", text)));
}

// Writes each part separately, as Python's print does.
PyObject *printTo(PyObject *file, PyObject *args, const std::string &separator, const std::string &end)
{
    const PyRef between = toPython(separator);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args); ++i) {
        if (i > 0 && !writeTo(file, between.get()))
            return nullptr;
        if (!writeTo(file, plainText(PyTuple_GET_ITEM(args, i)).get()))
            return nullptr;
    }
    return writeTo(file, toPython(end).get()) ? none() : nullptr;
}

PyObject *guardedPrint(SessionCore &core, PyObject *args, PyObject *keywords)
{
    static std::array names { "sep", "end", "file", "flush", static_cast<const char *>(nullptr) };
    PyObject *separator = nullptr;
    PyObject *end = nullptr;
    PyObject *file = nullptr;
    PyObject *flush = nullptr;
    const bool isNamed = keywords != nullptr && PyDict_GET_SIZE(keywords) > 0;
    const PyRef empty = isNamed ? PyRef::steal(PyTuple_New(0)) : PyRef();
    if (isNamed
        && PyArg_ParseTupleAndKeywords(empty.get(), keywords, "|$OOOO:print", const_cast<char **>(names.data()),
               &separator, &end, &file, &flush)
            == 0)
        return nullptr;
    const auto between = textOr(core, separator, "sep", " ");
    const auto last = between ? textOr(core, end, "end", "\n") : std::nullopt;
    if (!last)
        return nullptr;
    const PyRef redirected
        = file == nullptr || Py_IsNone(file) ? redirectedStream(core, StandardStream::Output) : PyRef::borrow(file);
    if (redirected)
        return printTo(redirected.get(), args, *between, *last);
    auto text = joined(core, args, *between);
    if (!text)
        return nullptr;
    core.print(*text += *last);
    return none();
}

// A copy with the names of the code, without those by which the engine recognizes its frames.
PyRef namesWithoutEngine(PyObject *names)
{
    const PyRef copy = PyRef::steal(PyDict_New());
    if (!copy || PyDict_Update(copy.get(), names) < 0)
        return {};
    for (const char *hidden : { "__builtins__", "__loader__", "__spec__" }) {
        if (PyDict_GetItemString(copy.get(), hidden) != nullptr && PyDict_DelItemString(copy.get(), hidden) < 0)
            return {};
    }
    return copy;
}

// The names of the calling frame, if it belongs to the code: a library that calls a function of the code has its own.
PyObject *namesOfCaller(SessionCore &core, std::string_view function, PyObject *(*names)())
{
    PyFrameObject *frame = PyEval_GetFrame();
    const PyRef builtins = PyRef::steal(frame != nullptr ? PyFrame_GetBuiltins(frame) : nullptr);
    if (!builtins || sessionOf(builtins.get()) != &core) {
        core.deny(core.types->operationDenied(), "guards.interpreter",
            formatted("Forbidden access to the names of a library: {}", function));
        return nullptr;
    }
    PyObject *found = names();
    return found != nullptr ? namesWithoutEngine(found).release() : nullptr;
}

PyObject *guardedVars(SessionCore &core, PyObject *args)
{
    PyObject *object = nullptr;
    if (PyArg_UnpackTuple(args, "vars", 0, 1, &object) == 0)
        return nullptr;
    return object != nullptr ? ownNamesOf(core, object) : namesOfCaller(core, "vars", PyEval_GetLocals);
}

using Function = PyObject *(*)(SessionCore &, PyObject *, PyObject *);

struct Guarded {
    std::string_view name;
    Function call;
};

constexpr std::array guarded {
    Guarded { "print", guardedPrint },
    Guarded { "getattr", [](SessionCore &core, PyObject *args, PyObject *) { return guardedGetAttr(core, args); } },
    Guarded { "hasattr", [](SessionCore &core, PyObject *args, PyObject *) { return guardedHasAttr(core, args); } },
    Guarded { "setattr", [](SessionCore &core, PyObject *args, PyObject *) { return guardedSetAttr(core, args); } },
    Guarded { "vars", [](SessionCore &core, PyObject *args, PyObject *) { return guardedVars(core, args); } },
    Guarded { "locals",
        [](SessionCore &core, PyObject *, PyObject *) { return namesOfCaller(core, "locals", PyEval_GetLocals); } },
    Guarded { "globals",
        [](SessionCore &core, PyObject *, PyObject *) { return namesOfCaller(core, "globals", PyEval_GetGlobals); } },
    Guarded { "delattr", [](SessionCore &core, PyObject *args, PyObject *) { return guardedDelAttr(core, args); } },
};

PyRef guardedBuiltin(const Core &core, std::string_view name)
{
    constexpr std::array ofNames { std::string_view("vars"), std::string_view("locals"), std::string_view("globals") };
    if (core->allowsEverything() && std::ranges::contains(ofNames, name))
        return {};
    for (const Guarded &entry : guarded) {
        if (entry.name == name)
            return core->types->function(name,
                [core, call = entry.call](PyObject *args, PyObject *keywords) { return call(*core, args, keywords); });
    }
    return {};
}

// Names for interactive use, from a module that a fast start omits.
bool addBuiltinsOfSite(const std::string &name)
{
    constexpr std::array<std::string_view, 6> names { "copyright", "credits", "exit", "help", "license", "quit" };
    if (!std::ranges::contains(names, name))
        return false;
    const PyRef site = importModule("site");
    for (const char *adds : { "setquit", "setcopyright", "sethelper" })
        PyRef::steal(site ? PyObject_CallMethod(site.get(), adds, nullptr) : nullptr);
    PyErr_Clear();
    return true;
}

// A name in the policy is a builtin, or a function of math that the framework provides without its module.
PyRef plainBuiltin(const std::string &name)
{
    PyObject *builtins = PyEval_GetBuiltins();
    PyObject *found = PyDict_GetItemString(builtins, name.c_str());
    if (found == nullptr && addBuiltinsOfSite(name))
        found = PyDict_GetItemString(builtins, name.c_str());
    if (found != nullptr)
        return PyRef::borrow(found);
    const PyRef math = importModule("math");
    PyObject *value = nullptr;
    if (math && PyObject_GetOptionalAttrString(math.get(), name.c_str(), &value) < 0)
        PyErr_Clear();
    return PyRef::steal(value);
}

bool set(PyObject *dict, const std::string &name, PyObject *value)
{
    return PyDict_SetItemString(dict, name.c_str(), value) == 0;
}

bool addAllowed(const Core &core, PyObject *dict)
{
    for (const std::string &name : core->policy.builtins) {
        PyRef value = guardedBuiltin(core, name);
        if (!value)
            value = plainBuiltin(name);
        if (value && !set(dict, name, value.get()))
            return false;
    }
    return !PyErr_Occurred();
}

bool isException(PyObject *value)
{
    return PyType_Check(value)
        && PyType_IsSubtype(
               reinterpret_cast<PyTypeObject *>(value), reinterpret_cast<PyTypeObject *>(PyExc_BaseException))
        != 0;
}

// Used if the policy allows no files: the audit hook denies and records the request.
PyObject *openNothing(PyObject *args, PyObject *)
{
    PyObject *path = nullptr;
    const char *mode = "r";
    if (PyArg_ParseTuple(args, "O|s:open", &path, &mode) == 0 || PySys_Audit("open", "Osi", path, mode, 0) < 0)
        return nullptr;
    PyErr_SetString(PyExc_PermissionError, "the policy does not allow any files");
    return nullptr;
}

// numpy opens files with the builtin of the frame that called it. It gets the real one if the policy lists it or allows
// any files; the audit hook judges each. Code has the name only if the policy lists it.
bool addOpenForLibraries(const Core &core, PyObject *dict)
{
    if (std::ranges::contains(core->policy.builtins, "open"))
        return true;
    const bool opensAny = !core->policy.readGlobs.empty() || !core->policy.writeGlobs.empty();
    const PyRef function = opensAny ? PyRef::borrow(PyDict_GetItemString(PyEval_GetBuiltins(), "open"))
                                    : core->types->function("open", openNothing);
    return function && set(dict, "open", function.get());
}

// The older executor treats method decorators and `super` as part of the language, independent of its builtins. What
// ran there must also run without its defects.
bool addDecorators(const Core &core, PyObject *dict)
{
    constexpr std::array names { "staticmethod", "classmethod", "property", "super", "object" };
    return !core->isSmolagents() || std::ranges::all_of(names, [dict](const char *name) {
        PyObject *value = PyDict_GetItemString(PyEval_GetBuiltins(), name);
        return value != nullptr && set(dict, name, value);
    });
}

// Exceptions, constants and what the class statement needs belong to the language and are not subject to the policy.
bool addLanguage(const Core &core, PyObject *dict)
{
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(PyEval_GetBuiltins(), &at, &name, &value) != 0;) {
        if (isException(value) && PyDict_SetItem(dict, name, value) < 0)
            return false;
    }
    PyObject *buildClass = PyDict_GetItemString(PyEval_GetBuiltins(), "__build_class__");
    PyObject *about = PyDict_GetItemString(PyEval_GetBuiltins(), "__doc__");
    const PyRef import = importForLibraries(core);
    return import && addDecorators(core, dict) && addOpenForLibraries(core, dict)
        && set(dict, "__import__", import.get()) && set(dict, "__build_class__", buildClass)
        && set(dict, "__doc__", about != nullptr ? about : Py_None) && set(dict, "__debug__", Py_True)
        && set(dict, "Ellipsis", Py_Ellipsis) && set(dict, "NotImplemented", Py_NotImplemented);
}

// Code can name this function only if the policy allows all attributes.
bool isCalledByCode(const SessionCore &core)
{
    PyFrameObject *frame = PyEval_GetFrame();
    if (frame == nullptr || !allowsCall(core, "*") || sessionOf(PyEval_GetBuiltins()) != &core)
        return false;
    PyObject *names = codeOf(frame)->co_names;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); ++i) {
        if (viewOf(PyTuple_GET_ITEM(names, i)) == "__import__")
            return true;
    }
    return false;
}

// Like an import statement: returns the module, or its topmost package if no names are imported from it.
PyObject *importByCode(SessionCore &core, PyObject *args, PyObject *keywords)
{
    static std::array parameters { "name", "globals", "locals", "fromlist", "level",
        static_cast<const char *>(nullptr) };
    PyObject *name = nullptr;
    PyObject *ignored = nullptr;
    PyObject *names = Py_None;
    int level = 0;
    if (PyArg_ParseTupleAndKeywords(args, keywords, "U|OOOi:__import__", const_cast<char **>(parameters.data()), &name,
            &ignored, &ignored, &names, &level)
        == 0)
        return nullptr;
    if (level != 0) {
        PyErr_SetString(PyExc_ImportError, "attempted relative import with no known parent package");
        return nullptr;
    }
    const std::string module = fromPython(name);
    const int hasNames = PyObject_IsTrue(names);
    if (hasNames < 0 || !demandModule(core, module, {}, 0))
        return nullptr;
    return importedModule(core, module, hasNames == 0).release();
}

} // namespace

// Compiled libraries such as numpy import through the builtins of the frame that called them, and then take the module
// from the interpreter's own table. They ignore the result, and code that obtains this function must not get a real
// module from it. The real function is stored here, as the current builtins will be those of the session.
PyRef importForLibraries(const std::shared_ptr<SessionCore> &core)
{
    const PyRef real = PyRef::borrow(PyDict_GetItemString(PyEval_GetBuiltins(), "__import__"));
    return core->types->function("__import__", [core, real](PyObject *args, PyObject *keywords) -> PyObject * {
        if (isCalledByCode(*core))
            return importByCode(*core, args, keywords);
        const Importing importing(*core);
        const PyRef module = PyRef::steal(PyObject_Call(real.get(), args, keywords));
        return module ? none() : nullptr;
    });
}

PyRef makeBuiltins(const std::shared_ptr<SessionCore> &core)
{
    PyRef dict = PyRef::steal(PyDict_New());
    if (!dict || !addAllowed(core, dict.get()) || !addLanguage(core, dict.get()) || !addTools(core, dict.get()))
        return {};
    return dict;
}

} // namespace vitrine
