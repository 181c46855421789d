// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/syntaxtypes.h"

#include <cstdint>
#include <unordered_map>
#include <unordered_set>

namespace vitrine {

/// A number of operations; negative if operations counted in advance do not run.
using Weight = std::int64_t;

/// The weights of single nodes (docs/executor.md#operation-counter: the nodes that the older executor would evaluate),
/// and the instrumenter's annotations of nodes. Needs the GIL.
class Weights final {
public:
    explicit Weights(const SyntaxTypes &types)
        : m_types(types)
    {
    }

    /// The weight of the node itself, without the nodes below it.
    Weight ofItself(PyObject *node, Syntax kind) const;
    /// Marks a statement that the instrumenter added.
    void ignore(PyObject *node) { m_ignored.insert(node); }
    bool isIgnored(PyObject *node) const { return !m_ignored.empty() && m_ignored.contains(node); }
    /// Marks a statement that the older executor reads without evaluating it: only its content counts.
    void ignoreItself(PyObject *node) { m_unevaluated.insert(node); }
    /// Marks a node that the instrumenter put around an operand: only the operand counts.
    void passThrough(PyObject *node, PyObject *operand) { m_passedThrough.emplace(node, operand); }
    /// The operand of a node marked by `passThrough`; null for other nodes.
    PyObject *operandOf(PyObject *node) const
    {
        const auto found = m_passedThrough.find(node);
        return found == m_passedThrough.end() ? nullptr : found->second;
    }

    /// Sets the operations that the tick of a node with its own tick (EvaluationOrder::apart) has to count.
    void setApart(PyObject *node, Weight weight) { m_apart.insert_or_assign(node, weight); }
    /// Null if not counted yet.
    const Weight *apart(PyObject *node) const
    {
        const auto found = m_apart.find(node);
        return found == m_apart.end() ? nullptr : &found->second;
    }

private:
    bool isStored(PyObject *node) const;

    const SyntaxTypes &m_types;
    std::unordered_set<PyObject *> m_ignored;
    std::unordered_set<PyObject *> m_unevaluated;
    std::unordered_map<PyObject *, PyObject *> m_passedThrough;
    std::unordered_map<PyObject *, Weight> m_apart;
};

} // namespace vitrine
