// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/engine/counting/weights.h"
#include "executor/review/syntaxtypes.h"

#include <memory>
#include <vector>

namespace vitrine {

/// A tick pays for a whole block in advance. Where an exception leaves the block half-way, what comes after that place
/// did not run: this knows how much that is, for each place in the code of a step. Needs the GIL.
class Prepaid final {
public:
    explicit Prepaid(std::shared_ptr<SessionCore> core)
        : m_core(std::move(core))
    {
    }

    /// An exception in the frame at this position skips `rest` operations. A generator expression has a frame of its
    /// own that shares positions with the one outside: `depth` is the number of such frames around it.
    void add(const NodeLocation &location, int depth, Weight rest) { m_rests.push_back({ location, depth, rest }); }

    /// From now on exceptions in the code object, and in those inside it, give back what they leave out. False with an
    /// exception set.
    static bool attach(const std::shared_ptr<Prepaid> &prepaid, PyObject *code);

private:
    struct Rest {
        NodeLocation location;
        int depth;
        Weight weight;
    };
    struct Attached;
    /// Where a code object keeps it.
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
