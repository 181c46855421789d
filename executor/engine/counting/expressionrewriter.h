// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/counting/steprewrite.h"
#include "executor/engine/counting/toolnames.h"

namespace vitrine {

/// Inserts guards into expressions: reads of guarded attributes, ticks of lambdas, comprehensions and operands that may
/// not be evaluated. Functions return false, or a null reference, with an exception set.
class ExpressionRewriter final {
public:
    ExpressionRewriter(StepRewrite &step, ToolNames &tools)
        : m_step(step)
        , m_tools(tools)
    {
    }

    /// Rewrites the expressions in the fields of a node; with `leavesBodies`, excludes statements in it.
    bool rewriteFields(PyObject *node, bool leavesBodies);

private:
    /// The work per item of a comprehension's clause: its conditions, and the rest if they are true.
    struct Turn {
        std::vector<Weight> conditions;
        Weight rest = 0;
    };

    bool isBody(PyObject *fieldName) const;
    PyRef rewritten(PyObject *node);
    PyRef rewrittenValue(PyObject *value);
    PyRef rewrittenAttribute(PyObject *attribute);
    PyRef rewrittenTarget(PyObject *attribute, std::string name);
    bool rewriteLambda(PyObject *lambda);
    bool rewriteComprehension(PyObject *node, Syntax kind);
    bool rewriteConditional(PyObject *node, Syntax kind);
    bool wrapIterable(PyObject *node, Weight weight);
    bool countTurns(PyObject *clause, const Turn &turn, PyObject *next, SyntaxField field);

    StepRewrite &m_step;
    ToolNames &m_tools;
};

} // namespace vitrine
