// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/namedfile.h"

#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/guards/auditjudge.h"
#include "executor/engine/guards/currentread.h"
#include "executor/engine/guards/eventpaths.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace vitrine {

namespace {

bool isCode(PyFrameObject *frame)
{
    const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(frame));
    return sessionOf(builtins.get()) != nullptr || isTextCode(codeOf(frame));
}

struct Called {
    bool isByCode = false; ///< code of a session is running at all
    PyRef frame; ///< of the library function that the code called; null if the code itself runs
};

Called calledByCode()
{
    Called called;
    called.isByCode = anyFrameOutwards([&called](PyFrameObject *frame) {
        if (isCode(frame))
            return true;
        called.frame = PyRef::borrow(reinterpret_cast<PyObject *>(frame));
        return false;
    });
    return called;
}

bool isAbove(std::string_view folder, std::string_view path)
{
    return path.size() > folder.size() && path.starts_with(folder)
        && (folder.ends_with('/') || path[folder.size()] == '/');
}

// Functions that write, by the beginnings of their names, and parameters for what is written.
bool isWriter(std::string_view function)
{
    static constexpr auto names = std::to_array<std::string_view>(
        { "copyfileobj", "dump", "imsave", "makedirs", "mkdir", "save", "to_", "touch", "write" });
    return std::ranges::any_of(names, [function](std::string_view name) { return function.starts_with(name); });
}
bool isTarget(std::string_view parameter)
{
    return parameter.starts_with("dst") || parameter.starts_with("dest") || parameter == "target";
}

struct Parameter {
    std::string_view name;
    PyRef value;
    bool isListed = false; ///< one of a list, which may be the function's own by now: folders to search
};

// The values that the parameters have by now, and what was passed beyond them.
std::vector<Parameter> parametersOf(PyFrameObject *frame, PyObject *names)
{
    PyCodeObject *code = codeOf(frame);
    const int extra = ((code->co_flags & CO_VARARGS) != 0 ? 1 : 0) + ((code->co_flags & CO_VARKEYWORDS) != 0 ? 1 : 0);
    const Py_ssize_t count
        = std::min<Py_ssize_t>(PyTuple_GET_SIZE(names), code->co_argcount + code->co_kwonlyargcount + extra);
    std::vector<Parameter> parameters;
    for (Py_ssize_t i = 0; i < count; ++i) {
        PyObject *name = PyTuple_GET_ITEM(names, i);
        PyRef value = PyRef::steal(PyFrame_GetVar(frame, name));
        PyErr_Clear();
        PyObject *many = value.get();
        if (many != nullptr && PyTuple_CheckExact(many)) {
            for (Py_ssize_t at = 0; at < PyTuple_GET_SIZE(many); ++at)
                parameters.push_back({ viewOf(name), PyRef::borrow(PyTuple_GET_ITEM(many, at)) });
        } else if (many != nullptr && PyList_CheckExact(many)) {
            for (Py_ssize_t at = 0; at < PyList_GET_SIZE(many); ++at)
                parameters.push_back({ viewOf(name), PyRef::borrow(PyList_GET_ITEM(many, at)), true });
        } else if (many != nullptr && PyDict_CheckExact(many)) {
            PyObject *key = nullptr;
            PyObject *item = nullptr;
            for (Py_ssize_t at = 0; PyDict_Next(many, &at, &key, &item) != 0;)
                parameters.push_back({ viewOf(key), PyRef::borrow(item) });
        } else if (value) {
            parameters.push_back({ viewOf(name), std::move(value) });
        }
    }
    return parameters;
}

std::optional<NamedFile> namedBy(const Parameter &parameter, std::string_view function, const std::string &path)
{
    const std::string text = plainPath(parameter.value.get());
    constexpr std::size_t longest = 4096;
    if (text.empty() || text.size() > longest || text.contains('\n') || text.contains("://"))
        return std::nullopt;
    const std::string named = absolutePath(text);
    const bool isParent = isAbove(path, named);
    if (parameter.isListed && named != path)
        return std::nullopt;
    if (named != path && !isParent && !isAbove(named, path))
        return std::nullopt;
    // Who reads a file looks for the file, who writes one looks for its folder.
    return NamedFile { isParent ? named : path, isParent || isWriter(function) || isTarget(parameter.name) };
}

} // namespace

std::optional<NamedFile> fileNamedByCode(const std::string &path)
{
    const PyRef raised = takeException();
    const Called called = calledByCode();
    const std::string whole = absolutePath(path);
    std::optional<NamedFile> found;
    if (called.isByCode && !called.frame) {
        found = NamedFile { whole };
    } else if (called.isByCode) {
        auto *frame = reinterpret_cast<PyFrameObject *>(called.frame.get());
        const PyRef names = PyRef::steal(PyCode_GetVarnames(codeOf(frame)));
        const std::string_view function = viewOf(codeOf(frame)->co_name);
        if (names) {
            for (const Parameter &parameter : parametersOf(frame, names.get())) {
                found = namedBy(parameter, function, whole);
                if (found)
                    break;
            }
        }
    }
    PyErr_Clear();
    if (raised)
        PyErr_SetRaisedException(Py_NewRef(raised.get()));
    return found;
}

} // namespace vitrine
