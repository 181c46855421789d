// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/engine/smolagents/steps.h"

#include <memory>

namespace vitrine {

/// The `__builtins__` that all steps of a session share: functions of earlier steps see changes of policy and tools.
/// Needs the GIL.
class SharedBuiltins final {
public:
    explicit SharedBuiltins(std::shared_ptr<SessionCore> core);

    /// The dict; null before it was filled for the first time.
    PyObject *dict() const { return m_dict.get(); }
    /// Fills the same dict again: policy or tools have changed. False with an exception set.
    bool refill();
    /// The host's tools of the next step, after which the dict is filled again if they differ. False with an exception
    /// set.
    bool setTools(const smolagents::Loan &loan);
    /// Releases what it holds; finalizers may run. Not used afterwards.
    void release();
    /// For the garbage collector.
    int traverse(visitproc visit, void *arg) const;

private:
    std::shared_ptr<SessionCore> m_core;
    PyRef m_dict;
    PyRef m_tools; ///< the host's, by name, at the last step; null without any
};

} // namespace vitrine
