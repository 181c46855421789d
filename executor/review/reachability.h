// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/scopetable.h"
#include "executor/review/syntaxtypes.h"

#include <vector>

namespace vitrine {

/// A range of statements that cannot be reached.
struct Unreachable {
    PyObject *first = nullptr;
    PyObject *last = nullptr;
    bool isBehindAnswer = false; ///< unreachable only because final_answer ends the step
};

/// Follows the control flow through the statements of a tree and collects those that cannot be reached. In doubt, a
/// statement counts as reachable. The results point into the tree. Needs the GIL.
class Reachability final {
public:
    explicit Reachability(const SyntaxTypes &types)
        : m_types(types)
    {
    }

    /// The tree must not be nested deeper than FactsCollector allows.
    void follow(PyObject *module) { block(module, SyntaxField::body); }

    /// In the order of the code; `scopes` shows whether the step defines its own final_answer.
    std::vector<Unreachable> unreachable(const ScopeTable &scopes) const;

private:
    /// Where execution continues after a statement: at the next one, elsewhere, or nowhere because final_answer ends
    /// the step.
    enum class Flow { On, Away, Answer };

    static Flow join(Flow one, Flow other);
    Flow statement(PyObject *node);
    Flow block(PyObject *statements);
    Flow block(PyObject *node, SyntaxField field) { return block(m_types.value(node, field)); }
    Flow flowOfIf(PyObject *node);
    Flow flowOfLoop(PyObject *node, Syntax kind);
    Flow flowOfTry(PyObject *node);
    Flow flowOfMatch(PyObject *node);
    Flow flowOfExpression(PyObject *node) const;
    void followDefinition(PyObject *node);
    void add(PyObject *statements, Py_ssize_t from, bool isBehindAnswer);
    bool isWorthReaching(PyObject *statements, Py_ssize_t from) const;

    const SyntaxTypes &m_types;
    std::vector<Unreachable> m_unreachable;
    std::vector<bool> m_loops; ///< for each enclosing loop of this scope, whether it has a break
};

} // namespace vitrine
