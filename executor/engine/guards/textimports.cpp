// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/textimports.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/askers.h"
#include "executor/engine/guards/builtinrecords.h"
#include "executor/engine/guards/moduleviews.h"
#include "executor/engine/guards/sessionbuiltins.h"
#include "executor/engine/guards/textcode.h"
#include "executor/review/syntaxtypes.h"
#include "executor/review/syntaxwarnings.h"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

using FastCall = PyObject *(*)(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);

FastCall realExec = nullptr;
FastCall realEval = nullptr;
FastCall realCompile = nullptr;
TextCompiler textCompiler = nullptr;

thread_local bool givesViews = false;

// sympy computes with mpmath, and has its names in its texts: who may use the one may use what it is built on.
bool allowsForText(const SessionCore &core, std::string_view module)
{
    return core.imports.allows(module) || (module == "mpmath" && core.imports.allows("sympy"));
}

PyObject *refuseImport(SessionCore &core, const char *module)
{
    core.refuse(
        core.types->importRefused(), "guards.text", importRefusalText(core.imports, core.policy.dialect, module, true));
    return nullptr;
}

// `from package import *` ends at the first name of __all__ that is not there: numpy's has names that no view shows.
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

// What a module does not show may be a real module that is loaded: `from package import module` finds those.
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
        return refuseImport(core, name);
    const bool hasNames = PySequence_Check(names) != 0 && PySequence_Size(names) > 0;
    PyRef view = importedModule(core, name, !hasNames);
    return view && (!hasNames || hasAll(view.get(), names)) ? view.release() : nullptr;
}

// The dictionary may be the code's own, and so are its builtins then: those of the session, but for the import.
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
        PyErr_SetString(PyExc_ImportError, "the session is over");
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

// Code that runs text itself, where the policy lets it, has builtins of its own.
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

bool isPathOfFile(PyObject *file) { return PyUnicode_Check(file) && isFromFile(viewOf(file)); }

bool isText(PyObject *source)
{
    return !PyCode_Check(source) || !isFromFile(viewOf(reinterpret_cast<PyCodeObject *>(source)->co_filename));
}

PyCompilerFlags inheritedFlags(int flags)
{
    PyCompilerFlags all { .cf_flags = flags, .cf_feature_version = PY_MINOR_VERSION };
    PyEval_MergeCompilerFlags(&all);
    return all;
}

// `eval` takes expressions with spaces before them.
PyRef parsed(PyObject *source, PyObject *mode)
{
    const bool isExpression = viewOf(mode) == "eval";
    Py_ssize_t size = 0;
    const char *text = PyUnicode_Check(source) ? PyUnicode_AsUTF8AndSize(source, &size) : nullptr;
    if (text == nullptr || std::string_view(text, static_cast<std::size_t>(size)).contains('\0'))
        return {};
    while (isExpression && (*text == ' ' || *text == '\t'))
        ++text;
    PyCompilerFlags flags = inheritedFlags(PyCF_ONLY_AST | PyCF_SOURCE_IS_UTF8);
    const SyntaxWarningsOff quiet;
    return PyRef::steal(Py_CompileStringFlags(text, "<string>", isExpression ? Py_eval_input : Py_file_input, &flags));
}

// Is it a text, and somebody's whose code can be guarded?
SessionCore *sessionToGuard()
{
    SessionCore *core = textCompiler != nullptr && !areWorldsOpen() ? sessionOfText() : nullptr;
    return core != nullptr && core->syntax != nullptr ? core : nullptr;
}

// Code in the place of the text; the text itself where it cannot be made, which then fails as it would.
PyRef guardedSource(PyObject *source, const char *mode)
{
    SessionCore *core = PyCode_Check(source) ? nullptr : sessionToGuard();
    const PyRef kind = toPython(mode);
    const PyRef tree = core != nullptr && kind ? parsed(source, kind.get()) : PyRef();
    const PyRef file = toPython("<string>");
    if (!tree) {
        PyErr_Clear();
        return PyRef::borrow(source);
    }
    return textCompiler(*core, tree.get(), file.get(), kind.get(), inheritedFlags(0).cf_flags);
}

PyObject *run(
    FastCall real, PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords, const char *mode)
{
    SessionCore *core = count > 0 && isText(args[0]) ? sessionOfText() : nullptr;
    if (core == nullptr)
        return real(self, args, count, keywords);
    const bool views = giveBuiltins(*core, globalsOf(args, count, keywords));
    const PyRef source = PyErr_Occurred() ? PyRef() : guardedSource(args[0], mode);
    if (!source)
        return nullptr;
    std::vector<PyObject *> all(args, args + count + (keywords != nullptr ? PyTuple_GET_SIZE(keywords) : 0));
    all.front() = source.get();
    givesViews = views;
    PyObject *result = real(self, all.data(), count, keywords);
    givesViews = false;
    return result;
}

PyObject *guardedExec(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords)
{
    return run(realExec, self, args, count, keywords, "exec");
}

PyObject *guardedEval(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords)
{
    return run(realEval, self, args, count, keywords, "eval");
}

// compile(source, filename, mode, flags=0, dont_inherit=False, optimize=-1, *, _feature_version=-1)
struct CompileArguments {
    PyObject *source = nullptr;
    PyObject *file = nullptr;
    PyObject *mode = nullptr;
    int flags = 0;
    int dontInherit = 0;
};

bool readArguments(PyObject *const *args, Py_ssize_t count, PyObject *names, CompileArguments &read)
{
    const PyRef places = PyRef::steal(PyTuple_New(count));
    const PyRef named = PyRef::steal(PyDict_New());
    for (Py_ssize_t i = 0; places && i < count; ++i)
        PyTuple_SET_ITEM(places.get(), i, Py_NewRef(args[i]));
    for (Py_ssize_t i = 0; named && names != nullptr && i < PyTuple_GET_SIZE(names); ++i)
        PyDict_SetItem(named.get(), PyTuple_GET_ITEM(names, i), args[count + i]);
    static std::array keys { "source", "filename", "mode", "flags", "dont_inherit", "optimize", "_feature_version",
        static_cast<const char *>(nullptr) };
    int optimize = -1;
    int version = -1;
    return places && named
        && PyArg_ParseTupleAndKeywords(places.get(), named.get(), "OOU|ipi$i:compile", const_cast<char **>(keys.data()),
               &read.source, &read.file, &read.mode, &read.flags, &read.dontInherit, &optimize, &version)
        != 0;
}

// The tree of a text, or a copy of the tree that the library made.
PyRef treeOf(const SessionCore &core, PyObject *self, const CompileArguments &from)
{
    if (core.syntax->isNode(from.source)) {
        const UnauditedCall own;
        const PyRef module = importModule("copy");
        return PyRef::steal(module ? PyObject_CallMethod(module.get(), "deepcopy", "O", from.source) : nullptr);
    }
    const PyRef flags = PyRef::steal(PyLong_FromLong(from.flags | PyCF_ONLY_AST));
    const PyRef inherits = PyRef::steal(PyBool_FromLong(from.dontInherit));
    const std::array args { from.source, from.file, from.mode, flags.get(), inherits.get() };
    return PyRef::steal(flags && inherits ? realCompile(self, args.data(), std::ssize(args), nullptr) : nullptr);
}

PyObject *guardedCompile(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names)
{
    SessionCore *core = sessionToGuard();
    CompileArguments read;
    if (core != nullptr && !readArguments(args, count, names, read)) {
        PyErr_Clear();
        core = nullptr;
    }
    const bool isLeft = core == nullptr || (read.flags & PyCF_ONLY_AST) != 0 || isPathOfFile(read.file);
    if (isLeft)
        return realCompile(self, args, count, names);
    const PyRef tree = treeOf(*core, self, read);
    if (!tree)
        return nullptr;
    const int flags = read.dontInherit != 0 ? read.flags : inheritedFlags(read.flags).cf_flags;
    return textCompiler(*core, tree.get(), read.file, read.mode, flags & ~PyCF_ALLOW_INCOMPLETE_INPUT).release();
}

} // namespace

void armTextImports()
{
    if (realExec != nullptr)
        return;
    realExec = exchangeBuiltin("exec", guardedExec);
    realEval = exchangeBuiltin("eval", guardedEval);
    realCompile = exchangeBuiltin("compile", guardedCompile);
}

void setTextCompiler(TextCompiler compiler) { textCompiler = compiler; }

bool importsGiveViews() { return std::exchange(givesViews, false); }

} // namespace vitrine
