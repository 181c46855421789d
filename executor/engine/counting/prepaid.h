// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/engine/counting/weights.h"
#include "executor/review/syntaxtypes.h"

#include <memory>
#include <vector>

namespace vitrine {

/// A tick counts a whole block in advance. If an exception leaves the block half-way, the rest of it does not run: this
/// class knows the weight of that rest, for each position in the code of a step. Needs the GIL.
class Prepaid final {
public:
    explicit Prepaid(std::shared_ptr<SessionCore> core)
        : m_core(std::move(core))
    {
    }

    /// Sets the operations that an exception at this position skips to `rest`. A generator expression has its own frame
    /// that shares positions with the outer one: `depth` is the number of such frames around the position.
    void add(const NodeLocation &location, int depth, Weight rest) { m_rests.push_back({ location, depth, rest }); }

    /// From now on, exceptions in the code object, and in nested ones, give back the operations that they skip. False
    /// with an exception set.
    static bool attach(const std::shared_ptr<Prepaid> &prepaid, PyObject *code);

private:
    struct Rest {
        NodeLocation location;
        int depth;
        Weight weight;
    };
    struct Attached;
    /// The index at which a code object stores it.
    static Py_ssize_t attachedIndex();
    static bool attach(const std::shared_ptr<Prepaid> &prepaid, PyObject *code, int depth);
    static PyObject *raised(PyObject *, PyObject *const *args, Py_ssize_t count);
    static bool watchExceptions();
    Weight restAt(PyCodeObject *code, int depth, int offset);

    std::shared_ptr<SessionCore> m_core;
    std::vector<Rest> m_rests;
    bool m_isSorted = false;
};

} // namespace vitrine
