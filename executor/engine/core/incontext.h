// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Runs what follows with the variables of a context (PEP 567). Does nothing for null, or if the context is entered
/// already. Requires the GIL; leaves no exception set, but keeps one that is set.
class InContext final {
public:
    explicit InContext(PyObject *context)
        : m_context(context != nullptr && PyContext_Enter(context) == 0 ? context : nullptr)
    {
        PyErr_Clear();
    }
    ~InContext()
    {
        const PyRef raised = takeException();
        if (m_context != nullptr && PyContext_Exit(m_context) < 0)
            PyErr_Clear();
        if (raised)
            PyErr_SetRaisedException(Py_NewRef(raised.get()));
    }
    InContext(const InContext &) = delete;
    InContext &operator=(const InContext &) = delete;

private:
    PyObject *m_context;
};

} // namespace vitrine
