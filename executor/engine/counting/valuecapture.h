// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/counting/steprewrite.h"

namespace vitrine {

/// Captures the value of a step's last statement (docs/executor.md#statement-values) by a guard around it.
class ValueCapture final {
public:
    explicit ValueCapture(StepRewrite &step)
        : m_step(step)
    {
    }

    /// Captures the value of a statement in a list, or of the statements in its blocks. False with an exception set.
    bool capture(PyObject *list, Py_ssize_t index, bool skipsNone);

private:
    bool captureBlock(PyObject *node, SyntaxField field);
    bool captureValue(PyObject *node, bool skipsNone);
    PyRef captured(PyObject *value, bool skipsNone);
    bool captureName(PyObject *list, Py_ssize_t index, const std::string &name, bool skipsNone);

    StepRewrite &m_step;
};

} // namespace vitrine
