// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/counting/steprewrite.h"

namespace vitrine {

/// Names of tools cannot be taken by the code (docs/executor.md#names): places refusals where a statement would bind
/// one.
class ToolNames final {
public:
    explicit ToolNames(StepRewrite &step)
        : m_step(step)
    {
    }

    /// The refusal to put before a statement; null without an exception when it takes no name of a tool.
    PyRef refusal(PyObject *node, Syntax kind);
    /// The same for `name := value`, whose value is replaced. False with an exception set.
    bool refuseTaken(PyObject *named);

private:
    bool mayTakeTool(Syntax kind) const;
    bool isTakenName(const std::string &name) const;
    PyRef shadowGuard(const std::string &name);

    StepRewrite &m_step;
};

} // namespace vitrine
