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

/// The ticks and guards in the code of one step. They are immortal, as None is: CPython writes an object's count of
/// references in another width than it reads it right afterwards, and to wait for that would take longer than all else
/// that a tick does. So their count tells nobody that they are not needed any more. In their place a keeper, a constant
/// beside them in each code object (and in copies that somebody makes of one), has such a count. When it goes they are
/// taken for other code: whoever held one alone has one that does nothing, or something else, but never
/// freed memory. Needs the GIL.
class CodeGuards final {
public:
    explicit CodeGuards(std::shared_ptr<SessionCore> core);

    /// A guard that counts, or gives back what is less than none: `-tick`, which gives True. The commonest, so it has a
    /// class of its own without a virtual call. Those of one weight are the same. Null with an exception set.
    PyRef tick(Weight weight);
    PyRef guard(std::unique_ptr<Guard> guard);

    /// Puts the keeper behind the constants of a code object that nobody has run yet. False with an exception set.
    bool keepIn(PyObject *code) const;

private:
    std::shared_ptr<SessionCore> m_core;
    std::unordered_map<Weight, PyRef> m_ticks;
    PyRef m_keeper;
};

} // namespace vitrine
