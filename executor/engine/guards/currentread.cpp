// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/currentread.h"

#include "executor/engine/core/enginesource.h"

#include <opcode_ids.h>

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

PyCodeObject *asCode(const PyRef &code) { return reinterpret_cast<PyCodeObject *>(code.get()); }

int argumentAt(const unsigned char *bytes, Py_ssize_t at)
{
    int argument = bytes[at + 1];
    for (int shift = 8; at >= 2 && bytes[at - 2] == EXTENDED_ARG && shift < 32; shift += 8) {
        at -= 2;
        argument |= bytes[at + 1] << shift;
    }
    return argument;
}

bool hasText(PyObject *tuple, PyObject *text)
{
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tuple); ++i) {
        if (PyTuple_GET_ITEM(tuple, i) == text)
            return true;
    }
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tuple); ++i) {
        PyObject *one = PyTuple_GET_ITEM(tuple, i);
        if (PyTuple_Check(one) ? hasText(one, text) : (PyUnicode_CheckExact(one) && PyUnicode_Compare(one, text) == 0))
            return true;
    }
    return false;
}

} // namespace

PyRef innermostCode()
{
    auto *frame = PyThreadState_GET()->current_frame;
    PyRef code = PyRef::steal(frame != nullptr ? PyUnstable_InterpreterFrame_GetCode(frame) : nullptr);
    return code && PyCode_Check(code.get()) ? std::move(code) : PyRef();
}

bool isInstructionOnAttribute(PyObject *name)
{
    const PyRef code = innermostCode();
    const PyRef bytes = PyRef::steal(code ? PyCode_GetCode(asCode(code)) : nullptr);
    if (!bytes) {
        PyErr_Clear();
        return true;
    }
    const Py_ssize_t at = PyUnstable_InterpreterFrame_GetLasti(PyThreadState_GET()->current_frame);
    if (at < 0 || at + 1 >= PyBytes_GET_SIZE(bytes.get()))
        return false;
    const auto *instructions = reinterpret_cast<const unsigned char *>(PyBytes_AS_STRING(bytes.get()));
    constexpr std::array withName { LOAD_ATTR, STORE_ATTR, DELETE_ATTR };
    const int operation = instructions[at];
    if (operation == MATCH_CLASS)
        return true;
    if (!std::ranges::contains(withName, operation))
        return false;
    const int argument = argumentAt(instructions, at);
    const int index = operation == LOAD_ATTR ? argument >> 1 : argument;
    PyObject *names = asCode(code)->co_names;
    return index < PyTuple_GET_SIZE(names) && PyUnicode_Compare(PyTuple_GET_ITEM(names, index), name) == 0;
}

bool isTextRunning()
{
    const PyRef code = innermostCode();
    if (!code)
        return false;
    PyObject *file = asCode(code)->co_filename;
    const bool isText = PyUnicode_GET_LENGTH(file) > 0 && PyUnicode_READ_CHAR(file, 0) == '<';
    return isText && !viewOf(file).starts_with("<frozen ") && viewOf(file) != engineFile;
}

bool isNamedInFrame(PyObject *name)
{
    const PyRef code = innermostCode();
    return code && (hasText(asCode(code)->co_names, name) || hasText(asCode(code)->co_consts, name));
}

} // namespace vitrine
