// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <concepts>
#include <string>

namespace vitrine {

/// The frames of Python that run on this thread. All functions need the GIL; a dialect that evaluates the tree itself
/// has no frames.

/// Walks outwards from the innermost frame until `isFound` says so of one; did it?
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

/// The code that the frame runs, which lives as long as the frame.
PyCodeObject *codeOf(PyFrameObject *frame);

/// The file that its code was compiled from.
std::string fileOf(PyFrameObject *frame);

} // namespace vitrine
