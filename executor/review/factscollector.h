// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/collectedfacts.h"
#include "executor/review/reachability.h"
#include "executor/review/scopetable.h"
#include "executor/review/syntaxtypes.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Walks a syntax tree and collects everything that does not depend on a policy: facts (CollectedFacts), scopes
/// (ScopeTable), unreachable statements (Reachability). Its results point into the tree. Needs the GIL.
class FactsCollector final {
public:
    explicit FactsCollector(const SyntaxTypes &types);

    /// False if the tree is nested deeper than any legitimate code.
    bool collect(PyObject *module);

    Facts takeFacts() { return m_facts.take(m_scopes); }
    /// Whether a node of this class is in the tree.
    bool hasKind(std::string_view kind) const { return m_facts.hasKind(kind); }
    /// Only mentions that a policy may decide about: dunder names, builtins, imports.
    const std::vector<Mention> &mentions() const { return m_facts.mentions(); }
    /// Whether the mentioned name is bound by the step at the position where it is read.
    bool isBound(const Mention &mention) const;
    const ScopeTable &scopes() const { return m_scopes; }
    std::vector<Unreachable> unreachable() const { return m_reachability.unreachable(m_scopes); }
    const std::vector<PyObject *> &selfAssignments() const { return m_selfAssignments; }
    /// The last statement of the step, which gives the step its value; null if there is none.
    PyObject *lastStatement() const { return m_lastStatement; }

private:
    void visit(PyObject *node);
    void visitNode(PyObject *node, Syntax kind);
    Syntax enter(PyObject *node);
    Syntax enterContext(PyObject *node);
    void visitParts(PyObject *node);
    void visitValue(PyObject *value);
    void visitField(PyObject *node, SyntaxField field) { visitValue(m_types.value(node, field)); }

    void visitName(PyObject *node);
    void visitConstant(PyObject *node);
    void visitAttribute(PyObject *node);
    void visitCall(PyObject *node);
    void visitImport(PyObject *node);
    void visitImportFrom(PyObject *node);
    void visitPattern(PyObject *node, Syntax kind);
    void visitAssign(PyObject *node);
    void visitAnnotatedAssign(PyObject *node);
    void visitAugmentedAssign(PyObject *node);
    void visitWalrus(PyObject *node);
    void visitDeclaration(PyObject *node, Syntax kind);

    void visitFunction(PyObject *node);
    void visitLambda(PyObject *node);
    void visitClass(PyObject *node);
    void visitComprehension(PyObject *node);
    void visitTypeAlias(PyObject *node);
    void visitTypeParameter(PyObject *node);
    bool openTypeParameters(PyObject *node);
    void visitDefaults(PyObject *arguments);
    void visitArguments(PyObject *arguments, void (FactsCollector::*each)(PyObject *argument));
    void visitArgumentAnnotation(PyObject *argument);
    void bindArgument(PyObject *argument);
    void visitAnnotation(PyObject *annotation, Reading reading);
    void visitBodyOf(PyObject *node, ScopeKind kind);
    void bindDefinition(PyObject *node);

    void visitFor(PyObject *node);
    void visitTry(PyObject *node);
    void visitHandler(PyObject *node);

    const SyntaxTypes &m_types;
    CollectedFacts m_facts;
    ScopeTable m_scopes;
    Reachability m_reachability;
    std::vector<PyObject *> m_selfAssignments;
    PyObject *m_lastStatement = nullptr;
    Binding m_binding = Binding::Other; ///< of names that are assignment targets
    Binding m_importBinding = Binding::Import;
    Reading m_reading = Reading::Evaluated;
    int m_depth = 0;
    bool m_isTooDeep = false;
};

} // namespace vitrine
