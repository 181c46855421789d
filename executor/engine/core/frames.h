// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <concepts>
#include <string>

namespace vitrine {

/// The Python frames that run on this thread. All functions need the GIL; a dialect that evaluates the tree itself does
/// not create frames.

/// Walks outwards from the innermost frame until `isFound` returns true for one; returns whether it did.
template <std::predicate<PyFrameObject *> IsFound>
bool anyFrameOutwards(const IsFound &isFound)
{
    PyRef frame = PyRef::borrow(reinterpret_cast<PyObject *>(PyEval_GetFrame()));
    while (frame) {
        auto *object = reinterpret_cast<PyFrameObject *>(frame.get());
        if (isFound(object))
            return true;
        frame = PyRef::steal(reinterpret_cast<PyObject *>(PyFrame_GetBack(object)));
    }
    return false;
}

/// The code that the frame runs; it lives as long as the frame.
PyCodeObject *codeOf(PyFrameObject *frame);

/// The file from which the code of the frame was compiled.
std::string fileOf(PyFrameObject *frame);

} // namespace vitrine
