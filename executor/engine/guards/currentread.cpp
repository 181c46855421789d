// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/currentread.h"

#include "executor/engine/core/enginesource.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/guards/instructions.h"

namespace vitrine {

namespace {

struct Instruction {
    int operation = -1;
    int argument = 0;
};

// Taken from the code as it was compiled: CPython replaces instructions while running. `earlier` counts back from the
// current instruction, which must have no caches.
Instruction instructionOf(PyFrameObject *frame, int earlier = 0)
{
    const PyRef code = PyRef::steal(PyCode_GetCode(codeOf(frame)));
    const int at = PyFrame_GetLasti(frame) - earlier * 2;
    if (!code)
        PyErr_Clear(); // only this call's error; another exception may be pending
    if (!code || at < 0 || at + 1 >= PyBytes_GET_SIZE(code.get()))
        return {};
    const auto *bytes = reinterpret_cast<const unsigned char *>(PyBytes_AS_STRING(code.get()));
    Instruction instruction { bytes[at], bytes[at + 1] };
    for (int before = at - 2, shift = 8; before >= 0 && bytes[before] == EXTENDED_ARG && shift < 32; before -= 2) {
        instruction.argument |= bytes[before + 1] << shift;
        shift += 8;
    }
    return instruction;
}

bool hasText(PyObject *tuple, std::string_view text)
{
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tuple); ++i) {
        PyObject *one = PyTuple_GET_ITEM(tuple, i);
        if (PyTuple_Check(one) ? hasText(one, text) : viewOf(one) == text)
            return true;
    }
    return false;
}

} // namespace

bool readsAttribute(PyFrameObject *frame, std::string_view name)
{
    const Instruction instruction = instructionOf(frame);
    PyCodeObject *code = codeOf(frame);
    if (instruction.operation == MATCH_CLASS)
        return hasText(code->co_consts, name);
    if (!loadsAttribute(instruction.operation) && instruction.operation != IMPORT_FROM)
        return false;
    const int index = hasMark(instruction.operation) ? instruction.argument >> 1 : instruction.argument;
    return index < PyTuple_GET_SIZE(code->co_names) && viewOf(PyTuple_GET_ITEM(code->co_names, index)) == name;
}

bool writesAttribute(PyFrameObject *frame)
{
    const int operation = instructionOf(frame).operation;
    return operation == STORE_ATTR || operation == DELETE_ATTR;
}

bool importsModule(PyFrameObject *frame) { return instructionOf(frame).operation == IMPORT_NAME; }

bool entersBlock(PyFrameObject *frame)
{
    const int operation = instructionOf(frame).operation;
#ifdef BEFORE_WITH
    if (operation == BEFORE_WITH)
        return true;
#else
    if (operation == CALL && instructionOf(frame, 1).operation == LOAD_SPECIAL) // since 3.14
        return true;
#endif
    // The block ends by a call with three times None: no other call has only constants before it, its function
    // included.
    int before = 1;
#ifdef PRECALL
    before = 2;
#endif
    const auto isConstant = [&](int at) { return instructionOf(frame, before + at).operation == LOAD_CONST; };
    return operation == WITH_EXCEPT_START || (operation == CALL && isConstant(0) && isConstant(1) && isConstant(2));
}

bool definesClasses(PyFrameObject *frame)
{
    const PyRef code = PyRef::steal(PyCode_GetCode(codeOf(frame)));
    if (!code)
        PyErr_Clear();
    const auto *bytes = code ? reinterpret_cast<const unsigned char *>(PyBytes_AS_STRING(code.get())) : nullptr;
    for (Py_ssize_t i = 0; bytes != nullptr && i < PyBytes_GET_SIZE(code.get()); i += 2) {
        if (bytes[i] == LOAD_BUILD_CLASS)
            return true;
    }
    return false;
}

bool isTextCode(const PyCodeObject *code)
{
    const std::string_view file = viewOf(code->co_filename);
    return file.starts_with('<') && !file.starts_with("<frozen ") && file != engineFile;
}

bool isTextRunning()
{
#if PY_VERSION_HEX < 0x030C0000
    PyFrameObject *frame = PyEval_GetFrame();
    return frame != nullptr && isTextCode(codeOf(frame));
#else
    const void *frame = runningFrame();
    if (frame == nullptr)
        return false;
    const PyRef code = PyRef::steal(PyUnstable_InterpreterFrame_GetCode(
        const_cast<_PyInterpreterFrame *>(static_cast<const _PyInterpreterFrame *>(frame))));
    return code && PyCode_Check(code.get()) && isTextCode(reinterpret_cast<PyCodeObject *>(code.get()));
#endif
}

bool hasConstant(PyCodeObject *code, std::string_view text) { return hasText(code->co_consts, text); }

bool isNamedIn(PyCodeObject *code, std::string_view name)
{
    return hasText(code->co_names, name) || hasText(code->co_consts, name);
}

} // namespace vitrine
