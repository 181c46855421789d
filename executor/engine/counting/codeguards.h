// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/counting/weights.h"
#include "executor/engine/guards/guard.h"
#include "executor/review/pyref.h"

#include <memory>
#include <unordered_map>

namespace vitrine {

class SessionCore;

/// The ticks and guards in the code of one step. They are immortal, like None: CPython writes an object's reference
/// count with a different width than it reads right afterwards, and that stall would take longer than the rest of a
/// tick. Therefore their count does not show whether they are unused. Instead, a keeper, stored beside them as a
/// constant in each code object (and in copies of one), has a real count. When the keeper is destroyed, they are reused
/// for other code: a reference kept elsewhere then does nothing, or something else, but never points to freed memory.
/// Needs the GIL.
class CodeGuards final {
public:
    explicit CodeGuards(std::shared_ptr<SessionCore> core);

    /// A guard that adds `weight` operations, or returns them if it is negative: `-tick`, which evaluates to True. The
    /// most common guard, so its class has no virtual calls. Ticks of the same weight are shared. Null with an
    /// exception set.
    PyRef tick(Weight weight);
    PyRef guard(std::unique_ptr<Guard> guard);

    /// Appends the keeper to the constants of a code object that has not run yet. False with an exception set.
    bool keepIn(PyObject *code) const;

private:
    std::shared_ptr<SessionCore> m_core;
    std::unordered_map<Weight, PyRef> m_ticks;
    PyRef m_keeper;
};

} // namespace vitrine
