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
#include <string_view>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// Places guards in a syntax tree (docs/architecture.md#engine): ticks that count operations at the start of functions,
/// loops and handlers, iterators that count, imports as guarded assignments, the value of the last statement. One
/// object for one step. Needs the GIL.
class Instrumenter final {
public:
    Instrumenter(const SyntaxTypes &types, std::shared_ptr<SessionCore> core);

    /// Changes the tree of a module in place. `source` is what it was parsed from. False with an exception set.
    bool instrument(PyObject *module, std::string_view source);

    /// Puts the guards into the constants of the compiled module.
    bool patch(PyObject *code) const { return m_placeholders.patch(code); }

    /// Flags that `from __future__` statements ask of the compiler; the statements themselves are gone.
    int futureFlags() const { return m_futureFlags; }

    /// What its ticks count in advance.
    const std::shared_ptr<Prepaid> &prepaid() const { return m_prepaid; }

private:
    using Statements = std::vector<PyRef>;

    /// Who counts the operations at the start of a body: a tick in it, or the caller.
    enum class Counting { Tick, Caller };

    // Each returns false, or a null reference, with an exception set when memory or Python fails.
    bool rewriteBody(PyObject *owner, SyntaxField field, Counting counting, Weight *leading = nullptr);
    bool rewriteStatement(PyObject *statement, Statements &out);
    bool isPlainIf(PyObject *node) const;
    bool rewriteIf(PyObject *node, CountedBlock &block, bool &isExit);
    bool rewriteBranch(PyObject *owner, SyntaxField field, CountedBlock::Branch &branch);
    bool rewriteWith(PyObject *node, Statements &out);
    bool rewriteBranches(PyObject *statement, Syntax kind);
    bool suspends(PyObject *value) const;
    bool isText(PyObject *statement) const;
    bool rewriteMatch(PyObject *statement);
    void ignoreClassStatements(const PyRef &body);
    bool rewriteAssert(PyObject *statement);
    bool tickField(PyObject *node, SyntaxField field, Weight weight);
    Weight countApart(PyObject *node);
    bool rewriteFor(PyObject *loop);
    bool rewriteWhile(PyObject *loop, Statements &out);
    bool rewriteFunction(PyObject *function);
    bool rewriteTry(PyObject *statement);
    bool rewriteHandlerType(PyObject *handler);
    bool judgeFutures(PyObject *body);
    bool isFuture(PyObject *statement) const;
    bool rewriteImport(PyObject *import, Statements &out);
    bool rewriteImportFrom(PyObject *import, Statements &out);
    bool rewriteFields(PyObject *node, bool leavesBodies);
    bool isBody(PyObject *fieldName) const;
    PyRef rewritten(PyObject *expression);
    PyRef rewrittenValue(PyObject *value);
    PyRef rewrittenAttribute(PyObject *attribute);
    bool rewriteLambda(PyObject *lambda);
    bool rewriteComprehension(PyObject *node, Syntax kind);
    bool rewriteConditional(PyObject *node, Syntax kind);

    bool capture(PyObject *list, Py_ssize_t index, bool skipsNone);
    bool captureBlock(PyObject *statement, SyntaxField field);
    bool captureValue(PyObject *statement, bool skipsNone);
    PyRef captured(PyObject *value, bool skipsNone);
    bool captureName(PyObject *list, Py_ssize_t index, const std::string &name, bool skipsNone);
    bool mayTakeTool(Syntax kind) const;
    bool isTakenName(const std::string &name) const;
    PyRef shadowGuard(const std::string &name);
    PyRef toolRefusal(PyObject *statement, Syntax kind);
    bool refuseTaken(PyObject *named);

    bool prepend(PyObject *list, PyRef statement);
    bool wrapIterable(PyObject *node, Weight weight);
    /// What an item of a comprehension's clause brings: its conditions, and what comes when they hold.
    struct Turn {
        std::vector<Weight> conditions;
        Weight rest = 0;
    };
    bool countTurns(PyObject *clause, const Turn &turn, PyObject *next, SyntaxField field);
    Weight weightOf(PyObject *node);
    std::vector<Weight> weightsOf(const PyRef &list);
    PyRef tickStatement(Weight weight, PyObject *at);
    PyRef statement(PyRef value) const;
    PyRef binding(const std::string &name, PyRef value) const;
    PyRef ticked(const PyRef &expression, Weight weight);
    PyRef before(PyRef guard, PyRef expression) const;

    const SyntaxTypes &m_types;
    std::shared_ptr<SessionCore> m_core;
    bool m_isOlder; ///< the dialect is that of the older executor
    EvaluationOrder m_order;
    Weights m_weights;
    std::shared_ptr<Prepaid> m_prepaid;
    CountingPlan m_plan;
    Placeholders m_placeholders;
    bool m_maySuspend = false; ///< there may be a yield or an await in it
    int m_futureFlags = 0;
    int m_lastFutureLine = 0; ///< of those at the head of the module
    int m_functions = 0;
};

} // namespace vitrine
