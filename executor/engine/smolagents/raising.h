// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine::smolagents {

/// Does what `raise what from cause` does; `cause` may be null. An exception is set afterwards, that one or another.
void raiseAs(PyObject *what, PyObject *cause);

/// While it lives, this exception is the one that is being handled, as in an `except` of CPython's own code: what
/// libraries ask for (`traceback.format_exc`, `logging.exception`), and the context of what is raised meanwhile. Null
/// changes nothing. Needs the GIL; the innermost one ends first.
class Handling final {
public:
    explicit Handling(PyObject *exception);
    ~Handling();
    Handling(const Handling &) = delete;
    Handling &operator=(const Handling &) = delete;

private:
    _PyErr_StackItem *m_location; ///< of the innermost generator of CPython, or of the thread
    PyRef m_before;
};

} // namespace vitrine::smolagents
