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

/// The ticks and guards in the code of one step. They are immortal, like None: CPython writes the reference count of an
/// object in another width than it reads it right afterwards, and waiting for that would take longer than everything
/// else in a tick. So their count does not show when they are unused. In their place a keeper, a constant beside them
/// in each code object (and in copies of one), has a real count. When the keeper is destroyed they are reused for other
/// code: a reference that was kept elsewhere then does nothing, or something else, but never points to freed memory.
/// Needs the GIL.
class CodeGuards final {
public:
    explicit CodeGuards(std::shared_ptr<SessionCore> core);

    /// A guard that counts, or gives back what is less than none: `-tick`, which gives True. The commonest, so it has a
    /// class of its own without a virtual call. Those of one weight are the same. Null with an exception set.
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
