// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/textimports.h"

#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/importdenial.h"
#include "executor/engine/guards/moduleviews.h"
#include "executor/engine/guards/sessionbuiltins.h"
#include "executor/engine/guards/textcode.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

using FastCall = PyObject *(*)(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);

FastCall realExec = nullptr;
FastCall realEval = nullptr;
FastCall realCompile = nullptr;

thread_local bool givesViews = false;

// Packages that a library's own texts import: they are allowed along with the library.
struct BuiltOn {
    std::string_view module;
    const char *library;
};
constexpr std::array builtOn { BuiltOn { "mpmath", "sympy" }, BuiltOn { "jinja2.runtime", "pandas" },
    BuiltOn { "jinja2.runtime", "jinja2" } };

bool allowsForText(const SessionCore &core, std::string_view module)
{
    return core.imports.allows(module) || std::ranges::any_of(builtOn, [&](const BuiltOn &one) {
        return one.module == module && core.imports.allows(one.library);
    });
}

PyObject *denyImport(SessionCore &core, const char *module)
{
    core.deny(
        core.types->importDenied(), "guards.text", importDenialText(core.imports, core.policy.dialect, module, true));
    return nullptr;
}

// `from package import *` fails at the first missing name in __all__, and numpy's lists names that no view shows.
// Removes those from the list of the view.
bool nameWhatIsThere(PyObject *view)
{
    PyObject *all = nullptr;
    if (PyObject_GetOptionalAttrString(view, "__all__", &all) <= 0)
        return !PyErr_Occurred();
    const PyRef listed = PyRef::steal(all);
    const PyRef names = PyRef::steal(PySequence_List(listed.get()));
    const PyRef kept = PyRef::steal(PyList_New(0));
    for (Py_ssize_t i = 0; names && kept && i < PyList_GET_SIZE(names.get()); ++i) {
        PyObject *name = PyList_GET_ITEM(names.get(), i);
        if (PyUnicode_Check(name) && PyObject_HasAttr(view, name) == 1 && PyList_Append(kept.get(), name) < 0)
            return false;
    }
    return names && kept && PyObject_SetAttrString(view, "__all__", kept.get()) == 0;
}

// Whether the view has all names. `from package import module` also finds loaded real modules, even if the view hides
// them.
bool hasAll(PyObject *view, PyObject *names)
{
    for (Py_ssize_t i = 0; i < PySequence_Size(names); ++i) {
        const PyRef name = PyRef::steal(PySequence_GetItem(names, i));
        const bool isStar = name && PyUnicode_Check(name.get()) && viewOf(name.get()) == "*";
        if (isStar && !nameWhatIsThere(view))
            return false;
        PyObject *found = nullptr;
        if (!isStar && (!name || PyObject_GetOptionalAttr(view, name.get(), &found) <= 0)) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_ImportError, "cannot import name %R", name.get());
            return false;
        }
        Py_XDECREF(found);
    }
    return !PyErr_Occurred();
}

PyObject *importView(SessionCore &core, PyObject *args)
{
    const char *name = nullptr;
    PyObject *globals = nullptr;
    PyObject *locals = nullptr;
    PyObject *names = Py_None;
    int level = 0;
    if (PyArg_ParseTuple(args, "s|OOOi:__import__", &name, &globals, &locals, &names, &level) == 0)
        return nullptr;
    if (level != 0 || !allowsForText(core, name))
        return denyImport(core, name);
    const bool hasNames = PySequence_Check(names) != 0 && PySequence_Size(names) > 0;
    PyRef view = importedModule(core, name, !hasNames);
    return view && (!hasNames || hasAll(view.get(), names)) ? view.release() : nullptr;
}

// The builtins of a session, except for the import. The code may own the dictionary they are for.
PyRef makeTextBuiltins(SessionCore &core)
{
    PyRef dict = makeBuiltins(core.shared_from_this());
    for (const std::string_view name : builtinsOfTexts) {
        const PyRef key = toPython(name);
        PyObject *real = key ? PyDict_GetItem(PyEval_GetBuiltins(), key.get()) : nullptr;
        if (dict && real != nullptr)
            PyDict_SetDefault(dict.get(), key.get(), real);
    }
    const std::weak_ptr<SessionCore> weak = core.weak_from_this();
    const PyRef import = core.types->function("__import__", [weak](PyObject *args, PyObject *) -> PyObject * {
        if (const auto alive = weak.lock())
            return importView(*alive, args);
        PyErr_SetString(PyExc_ImportError, "the session has ended");
        return nullptr;
    });
    return dict && import && PyDict_SetItemString(dict.get(), "__import__", import.get()) == 0 ? std::move(dict)
                                                                                               : PyRef();
}

PyObject *globalsOf(PyObject *const *args, Py_ssize_t count, PyObject *keywords)
{
    if (count > 1)
        return args[1];
    for (Py_ssize_t i = 0; keywords != nullptr && i < PyTuple_GET_SIZE(keywords); ++i) {
        if (viewOf(PyTuple_GET_ITEM(keywords, i)) == "globals")
            return args[count + i];
    }
    return nullptr;
}

// The session for which a library runs the text. Code that runs text itself, if the policy allows it, has its own
// builtins.
SessionCore *sessionOfText() { return sessionOf(PyEval_GetBuiltins()) == nullptr ? boundSession() : nullptr; }

bool giveBuiltins(SessionCore &core, PyObject *globals)
{
    if (globals == nullptr || !PyDict_CheckExact(globals))
        return false;
    if (!core.textBuiltins)
        core.textBuiltins = makeTextBuiltins(core);
    PyObject *known = PyDict_GetItemString(globals, "__builtins__");
    if (known == nullptr && core.textBuiltins)
        return PyDict_SetItemString(globals, "__builtins__", core.textBuiltins.get()) == 0;
    return known != nullptr && known == core.textBuiltins.get();
}

bool isText(PyObject *source)
{
    return !PyCode_Check(source) || !isFromFile(viewOf(reinterpret_cast<PyCodeObject *>(source)->co_filename));
}

PyObject *run(FastCall real, PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords)
{
    SessionCore *core = count > 0 && isText(args[0]) ? sessionOfText() : nullptr;
    givesViews = core != nullptr && giveBuiltins(*core, globalsOf(args, count, keywords));
    if (PyErr_Occurred())
        return nullptr;
    PyObject *result = real(self, args, count, keywords);
    givesViews = false;
    return result;
}

PyObject *guardedExec(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords)
{
    return run(realExec, self, args, count, keywords);
}

PyObject *guardedEval(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords)
{
    return run(realEval, self, args, count, keywords);
}

// File names distinguish text from code of libraries and of the engine: text must not have such a name.
bool isNameOfText(PyObject *file)
{
    const std::string_view name = viewOf(file);
    return name.starts_with('<') && !name.starts_with("<frozen ") && !name.starts_with("<vitrine");
}

PyRef nameForText(PyObject *file)
{
    const PyRef text = PyRef::steal(PyObject_Str(file));
    PyErr_Clear();
    return toPython("<text " + (text ? fromPython(text.get()) : std::string()) + '>');
}

PyObject *guardedCompile(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords)
{
    const Py_ssize_t all = count + (keywords != nullptr ? PyTuple_GET_SIZE(keywords) : 0);
    std::vector<PyObject *> given(args, args + all);
    Py_ssize_t file = count > 1 ? 1 : all;
    for (Py_ssize_t i = count; i < all; ++i)
        file = viewOf(PyTuple_GET_ITEM(keywords, i - count)) == "filename" ? i : file;
    if (file == all || isNameOfText(given.at(file)) || boundSession() == nullptr)
        return realCompile(self, args, count, keywords);
    const PyRef name = nameForText(given.at(file));
    if (!name)
        return nullptr;
    given.at(file) = name.get();
    return realCompile(self, given.data(), count, keywords);
}

// The function points to the interpreter's record of it.
void arm(const char *name, FastCall guarded, FastCall &real)
{
    PyObject *function = PyDict_GetItemString(PyEval_GetBuiltins(), name);
    if (function == nullptr || !PyCFunction_CheckExact(function))
        return;
    PyMethodDef *record = reinterpret_cast<PyCFunctionObject *>(function)->m_ml;
    auto *present = reinterpret_cast<FastCall>(reinterpret_cast<void *>(record->ml_meth));
    if ((record->ml_flags & (METH_FASTCALL | METH_KEYWORDS)) != (METH_FASTCALL | METH_KEYWORDS) || present == guarded)
        return;
    real = present;
    record->ml_meth = reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(guarded));
}

} // namespace

void armTextImports()
{
    arm("exec", guardedExec, realExec);
    arm("eval", guardedEval, realEval);
    arm("compile", guardedCompile, realCompile);
}

bool importsGiveViews() { return std::exchange(givesViews, false); }

} // namespace vitrine
