// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/facts.h"
#include "executor/review/pyref.h"
#include "executor/review/scopetable.h"
#include "executor/review/syntaxtypes.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A name, attribute or import and the node it stands in: what the judge needs beyond the facts.
struct Mention {
    enum class Kind { Name, Attribute, Import, RelativeImport, Node, MatchArguments };
    Kind kind = Kind::Name;
    std::string_view text;
    PyObject *node = nullptr;
    int symbol = -1; ///< of a name
};

/// Statements that no way leads to: the first and the last of them.
struct Unreachable {
    PyObject *first = nullptr;
    PyObject *last = nullptr;
    bool isBehindAnswer = false; ///< only because final_answer ends the step
};

/// Walks a syntax tree once and collects what is true of it whatever the policy says: facts, scopes, ways through the
/// code. What it gives points into the tree. Needs the GIL.
class FactsCollector final {
public:
    explicit FactsCollector(const SyntaxTypes &types);

    /// False when the tree is nested deeper than any honest code.
    bool collect(PyObject *module);

    Facts takeFacts();
    /// Is a node of this class in the tree?
    bool hasKind(std::string_view kind) const;
    /// Only what a policy may have something to say of: dunder names, builtins, imports.
    const std::vector<Mention> &mentions() const { return m_mentions; }
    /// Is the name that is mentioned bound by the step, where it is read?
    bool isBound(const Mention &mention) const;
    const ScopeTable &scopes() const { return m_scopes; }
    std::vector<Unreachable> unreachable() const;
    const std::vector<PyObject *> &selfAssignments() const { return m_selfAssignments; }
    /// The last statement of the step, whose value is the step's; null when it has none.
    PyObject *lastStatement() const { return m_lastStatement; }

private:
    /// Where a statement leads to: the next one, elsewhere, or the end of the step by final_answer.
    enum class Flow { On, Away, Answer };

    Flow visit(PyObject *node);
    Flow visitNode(PyObject *node, Syntax kind);
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

    Flow visitBlock(PyObject *statements);
    Flow visitBlock(PyObject *node, SyntaxField field) { return visitBlock(m_types.value(node, field)); }
    Flow visitIf(PyObject *node);
    Flow visitLoop(PyObject *node, Syntax kind);
    Flow visitTry(PyObject *node);
    Flow visitHandler(PyObject *node);
    Flow visitMatch(PyObject *node);
    Flow visitExpression(PyObject *node);
    static Flow join(Flow one, Flow other);
    void addUnreachable(PyObject *statements, Py_ssize_t from, bool isBehindAnswer);
    bool isWorthReaching(PyObject *statements, Py_ssize_t from) const;

    void mention(Mention::Kind kind, std::string_view text, PyObject *node);
    void addCall(PyObject *callee);

    const SyntaxTypes &m_types;
    Facts m_facts;
    ScopeTable m_scopes;
    std::vector<Mention> m_mentions;
    std::vector<std::string> m_calls;
    std::vector<std::string_view> m_attributes;
    std::vector<Unreachable> m_unreachable;
    std::vector<PyObject *> m_selfAssignments;
    std::vector<bool> m_seenKinds;
    std::vector<bool> m_loops; ///< those around this place, in this scope: is there a break?
    PyObject *m_lastStatement = nullptr;
    Binding m_binding = Binding::Other; ///< of names that are targets
    Binding m_importBinding = Binding::Import;
    Reading m_reading = Reading::Evaluated;
    int m_depth = 0;
    bool m_isTooDeep = false;
};

} // namespace vitrine
