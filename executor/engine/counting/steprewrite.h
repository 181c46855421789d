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
/// guards in them are made. Functions return false, or a null reference, with an exception set when memory or Python
/// fails. Needs the GIL.
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

    /// An expression as a statement.
    PyRef statement(PyRef value) const;
    PyRef tickStatement(Weight weight, PyObject *at);
    /// `name = value`
    PyRef binding(const std::string &name, PyRef value) const;
    /// The expression behind a tick.
    PyRef ticked(const PyRef &expression, Weight weight);
    /// The expression behind a guard that gives something false.
    PyRef before(PyRef guard, PyRef expression) const;

    /// Inserts a statement at the start of a list, behind its docstring.
    bool prepend(PyObject *list, PyRef first);
    /// Puts a tick before the expression in a field; nothing for a weight of zero.
    bool tickField(PyObject *node, SyntaxField field, Weight weight);
    /// Whether the statement is a text alone.
    bool isText(PyObject *statement) const;

    /// The weight of an expression that runs by itself, before it is rewritten.
    Weight countApart(PyObject *node);
    /// The same, as the block around it has counted it already where it did.
    Weight weightOf(PyObject *node);
    std::vector<Weight> weightsOf(const PyRef &list);
};

/// Replaces all statements of a list. False with an exception set.
bool replaceAll(PyObject *list, const std::vector<PyRef> &items);

} // namespace vitrine
