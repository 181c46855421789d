// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/syntaxtypes.h"

#include <cstdint>
#include <unordered_map>
#include <unordered_set>

namespace vitrine {

/// How many operations straight-line code is worth: the nodes that the older executor would evaluate (executor-spec.md
/// §2.11). What runs by itself (bodies of functions, lambdas, loops, handlers, elements of comprehensions) has ticks of
/// its own and is not counted here; with `isExact` neither is all else that may be left out (evaluationorder.h).
class Weights final {
public:
    Weights(const SyntaxTypes &types, bool isExact);

    std::uint64_t of(PyObject *nodeOrList) const;
    /// A statement that the instrumenter added.
    void ignore(PyObject *node) { m_ignored.insert(node); }
    bool isIgnored(PyObject *node) const { return m_ignored.contains(node); }
    /// A statement that the older executor reads without evaluating it: only what is in it counts.
    void ignoreItself(PyObject *node) { m_unevaluated.insert(node); }
    /// What the instrumenter put around an operand: only the operand counts.
    void passThrough(PyObject *node, PyObject *operand) { m_passedThrough.emplace(node, operand); }
    /// That operand; null for other nodes.
    PyObject *operandOf(PyObject *node) const
    {
        const auto found = m_passedThrough.find(node);
        return found == m_passedThrough.end() ? nullptr : found->second;
    }

private:
    std::uint64_t ofNode(PyObject *node) const;
    std::uint64_t ofFields(PyObject *node, Syntax kind) const;
    std::uint64_t ofField(PyObject *node, const char *name) const;
    std::uint64_t ofCall(PyObject *node) const;
    std::uint64_t ofCompound(PyObject *node, Syntax kind) const;
    std::uint64_t ofComprehension(PyObject *node) const;
    std::uint64_t ofItself(PyObject *node, Syntax kind) const;
    bool isStored(PyObject *node) const;

    const SyntaxTypes &m_types;
    bool m_isExact;
    std::unordered_set<PyObject *> m_ignored;
    std::unordered_set<PyObject *> m_unevaluated;
    std::unordered_map<PyObject *, PyObject *> m_passedThrough;
};

} // namespace vitrine
