// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/counting/steprewrite.h"

namespace vitrine {

/// Prevents code from assigning to names of tools (docs/executor.md#names): inserts a denial before statements that
/// would bind one.
class ToolNames final {
public:
    explicit ToolNames(StepRewrite &step)
        : m_step(step)
    {
    }

    /// The denial to insert before a statement; null without an exception if it does not bind a tool's name.
    PyRef denial(PyObject *node, Syntax kind);
    /// The same for `name := value`, whose value is replaced. False with an exception set.
    bool denyTaken(PyObject *named);

private:
    bool mayTakeTool(Syntax kind) const;
    bool isTakenName(const std::string &name) const;
    PyRef shadowGuard(const std::string &name);

    StepRewrite &m_step;
};

} // namespace vitrine
