// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine::smolagents {

/// Implements `raise what from cause`; `cause` may be null. Always leaves an exception set, this one or another.
void raiseAs(PyObject *what, PyObject *cause);

/// Makes this exception the one that is currently handled during its lifetime, like an `except` clause in CPython's own
/// code: libraries read it (`traceback.format_exc`, `logging.exception`), and it is the context of exceptions raised
/// meanwhile. Null changes nothing. Needs the GIL; the innermost object must end first.
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
