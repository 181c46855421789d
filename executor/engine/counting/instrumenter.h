// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/counting/expressionrewriter.h"
#include "executor/engine/counting/importrewriter.h"
#include "executor/engine/counting/steprewrite.h"
#include "executor/engine/counting/toolnames.h"
#include "executor/engine/counting/valuecapture.h"

#include <memory>
#include <string_view>
#include <vector>

namespace vitrine {

/// Inserts guards into the statements of a syntax tree: ticks that count operations at the start of functions, loops
/// and handlers, checks of class patterns, guards after `with`. Expressions, imports, names of tools and the value of
/// the last statement are rewritten by separate classes. One object per step. Needs the GIL.
class Instrumenter final {
public:
    Instrumenter(const SyntaxTypes &types, std::shared_ptr<SessionCore> core);

    /// Changes the tree of a module in place. `source` is its parsed text. False with an exception set.
    bool instrument(PyObject *module, std::string_view source);

    /// Puts the guards into the constants of the compiled module.
    bool patch(PyObject *code) const { return m_step.placeholders.patch(code); }

    /// Compiler flags requested by `from __future__` statements; the statements themselves are removed.
    int futureFlags() const { return m_imports.futureFlags(); }

    /// The operations that its ticks count in advance.
    const std::shared_ptr<Prepaid> &prepaid() const { return m_step.prepaid; }

private:
    using Statements = std::vector<PyRef>;

    /// Where the operations at the start of a body are counted: by a tick of the body, or by the caller.
    enum class Counting { Tick, Caller };

    // Each returns false, or a null reference, with an exception set if memory or Python fails.
    bool rewriteBody(PyObject *owner, SyntaxField field, Counting counting, Weight *leading = nullptr);
    bool rewriteStatement(PyObject *statement, Statements &out);
    bool isPlainIf(PyObject *node) const;
    bool rewriteIf(PyObject *node, CountedBlock &block, bool &isExit);
    bool rewriteBranch(PyObject *owner, SyntaxField field, CountedBlock::Branch &branch);
    bool rewriteWith(PyObject *node, Statements &out);
    bool rewriteBranches(PyObject *statement, Syntax kind);
    bool suspends(PyObject *value) const;
    bool rewriteMatch(PyObject *statement);
    void ignoreClassStatements(const PyRef &body);
    bool rewriteAssert(PyObject *statement);
    bool rewriteFor(PyObject *loop);
    bool rewriteWhile(PyObject *loop, Statements &out);
    bool rewriteFunction(PyObject *function);
    bool rewriteTry(PyObject *statement);
    bool rewriteHandlerType(PyObject *handler);

    StepRewrite m_step;
    ToolNames m_tools;
    ExpressionRewriter m_expressions;
    ImportRewriter m_imports;
    ValueCapture m_capture;
    bool m_maySuspend = false; ///< the function may contain a yield or an await
    int m_functions = 0; ///< number of functions around the current statement
};

} // namespace vitrine
