// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/standalonecode.h"

#include "executor/review/pyref.h"
#include "executor/review/syntaxerror.h"
#include "executor/review/syntaxtypes.h"
#include "executor/review/syntaxwarnings.h"

#include <string>

namespace vitrine {

namespace {

/// Python only reads a file that is completely UTF-8 without NUL.
bool isTextOfFile(std::string_view code)
{
    return !code.contains('\0')
        && PyRef::steal(PyUnicode_DecodeUTF8(code.data(), static_cast<Py_ssize_t>(code.size()), "strict"));
}

bool isCompiled(std::string_view code)
{
    const std::string source(code);
    PyCompilerFlags flags { .cf_flags = PyCF_SOURCE_IS_UTF8 | PyCF_IGNORE_COOKIE,
        .cf_feature_version = PY_MINOR_VERSION };
    const SyntaxWarningsOff quiet;
    return static_cast<bool>(PyRef::steal(Py_CompileStringFlags(source.c_str(), parsedFile, Py_file_input, &flags)));
}

bool isScope(Syntax kind)
{
    return kind == Syntax::FunctionDef || kind == Syntax::AsyncFunctionDef || kind == Syntax::ClassDef
        || kind == Syntax::Lambda;
}

/// Statements that name global variables, outside of functions and classes.
bool hasOuterGlobal(const SyntaxTypes &types, PyObject *value)
{
    if (PyList_CheckExact(value)) {
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(value); ++i)
            if (hasOuterGlobal(types, PyList_GET_ITEM(value, i)))
                return true;
        return false;
    }
    if (!types.isNode(value))
        return false;
    const Syntax kind = types.kindOf(value);
    if (kind == Syntax::Global || isScope(kind))
        return kind == Syntax::Global;
    for (const PyRef &name : types.fields(kind)) {
        const PyRef inner = PyRef::steal(PyObject_GetAttr(value, name.get()));
        PyErr_Clear();
        // Only lists of a statement's parts hold statements.
        if (inner && PyList_CheckExact(inner.get()) && hasOuterGlobal(types, inner.get()))
            return true;
    }
    return false;
}

} // namespace

StandaloneCode::StandaloneCode(std::shared_ptr<PythonRuntime> python)
    : m_python(std::move(python))
{
}

bool StandaloneCode::isStandalone(std::string_view code) const
{
    const Gil gil;
    // Places code before it and the end of its last line after it, as in the file.
    const std::string placed = "pass\n" + std::string(code) + '\n';
    bool can = isTextOfFile(placed) && isCompiled(placed);
    if (can && code.contains("global")) {
        const PyRef tree = m_python->syntax().parse(placed, parsedFile);
        can = tree && !hasOuterGlobal(m_python->syntax(), tree.get());
    }
    PyErr_Clear();
    return can;
}

} // namespace vitrine
