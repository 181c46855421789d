// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/syntaxtypes.h"

#include <cstdint>
#include <unordered_set>

namespace vitrine {

/// How many operations straight-line code is worth: the nodes that the older executor would evaluate (executor-spec.md
/// §2.11). What runs by itself (bodies of functions, lambdas, loops, handlers, elements of comprehensions) has ticks of
/// its own and is not counted here; with `branchesHaveTicks` neither are the branches of if, try and with.
class Weights final {
public:
    Weights(const SyntaxTypes &types, bool branchesHaveTicks);

    std::uint64_t of(PyObject *nodeOrList) const;
    /// A statement that the instrumenter added.
    void ignore(PyObject *node) { m_ignored.insert(node); }
    /// An operation that the instrumenter put around an operand: only the operand (`right`) counts.
    void passThrough(PyObject *node) { m_passedThrough.insert(node); }

private:
    std::uint64_t ofNode(PyObject *node) const;
    std::uint64_t ofFields(PyObject *node, Syntax kind) const;
    std::uint64_t ofField(PyObject *node, const char *name) const;
    std::uint64_t ofCall(PyObject *node) const;
    std::uint64_t ofCompound(PyObject *node, Syntax kind) const;
    std::uint64_t ofComprehension(PyObject *node) const;
    std::uint64_t ofConditional(PyObject *node, Syntax kind) const;
    bool isStored(PyObject *node) const;

    const SyntaxTypes &m_types;
    bool m_branchesHaveTicks;
    std::unordered_set<PyObject *> m_ignored;
    std::unordered_set<PyObject *> m_passedThrough;
};

} // namespace vitrine
