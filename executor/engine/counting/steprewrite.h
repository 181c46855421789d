// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/engine/counting/countedblock.h"
#include "executor/engine/counting/evaluationorder.h"
#include "executor/engine/counting/placeholders.h"
#include "executor/engine/counting/prepaid.h"
#include "executor/engine/counting/weights.h"
#include "executor/review/syntaxtypes.h"

#include <memory>
#include <string>
#include <vector>

namespace vitrine {

/// State shared by all parts of the instrumenter for one step: how its operations are counted, and how nodes with
/// guards are created. Functions return false, or a null reference, with an exception set if memory or Python fails.
/// Needs the GIL.
class StepRewrite final {
public:
    StepRewrite(const SyntaxTypes &syntax, std::shared_ptr<SessionCore> session);

    const SyntaxTypes &types;
    const std::shared_ptr<SessionCore> core;
    const bool isOlder; ///< the dialect is that of the older executor
    const EvaluationOrder order;
    Weights weights;
    const std::shared_ptr<Prepaid> prepaid;
    const CountingPlan plan;
    Placeholders placeholders;

    /// A statement that consists of an expression.
    PyRef statement(PyRef value) const;
    PyRef tickStatement(Weight weight, PyObject *at);
    /// `name = value`
    PyRef binding(const std::string &name, PyRef value) const;
    /// The expression, preceded by a tick.
    PyRef ticked(const PyRef &expression, Weight weight);
    /// The expression, preceded by a guard that evaluates to false.
    PyRef before(PyRef guard, PyRef expression) const;

    /// Inserts a statement at the start of a list, after its docstring.
    bool prepend(PyObject *list, PyRef first);
    /// Inserts a tick before the expression in a field; does nothing for a weight of zero.
    bool tickField(PyObject *node, SyntaxField field, Weight weight);
    /// Whether the statement consists of a string only.
    bool isText(PyObject *statement) const;

    /// The weight of an expression that runs separately, before it is rewritten.
    Weight countApart(PyObject *node);
    /// The same, but uses the weight that the enclosing block has already determined, if any.
    Weight weightOf(PyObject *node);
    std::vector<Weight> weightsOf(const PyRef &list);
};

/// Replaces all statements of a list. False with an exception set.
bool replaceAll(PyObject *list, const std::vector<PyRef> &items);

} // namespace vitrine
