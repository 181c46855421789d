// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/smolagents/machine.h"
#include "executor/engine/smolagents/node.h"
#include "executor/engine/smolagents/scope.h"

#include <memory>
#include <vector>

namespace vitrine::smolagents {

/// How a statement ended. In the older executor, return, break and continue are exceptions; here they become exceptions
/// only where code could observe them (`makeVisible`).
enum class Flow { Normal, Failed, Return, Break, Continue };

/// Walks the nodes of one tree. Each function behaves as documented for its node in docs/executor.md#node-support;
/// functions that return a PyRef return null, and those that return bool false, with an exception set. One object per
/// entry into a tree.
class Walker final {
public:
    Walker(Machine &machine, std::shared_ptr<const Tree> tree)
        : m_machine(machine)
        , m_tree(std::move(tree))
    {
    }

    PyRef evaluate(const Node &node, Scope &scope);
    /// Sets `value` to the value of the statement, or to the value that it returns.
    Flow execute(const Node &node, Scope &scope, PyRef &value);
    /// Runs the statements in order; the value is that of the last one.
    Flow block(const Node::List &body, Scope &scope, PyRef &value);
    bool assign(const Node &target, PyObject *value, Scope &scope);

    /// Turns a return, break or continue into the exception that the older executor would have raised.
    Flow makeVisible(Flow flow, const PyRef &value);
    /// The reverse, where a function or a loop would have caught the exception: Failed remains for other exceptions.
    Flow returnFlow(PyRef &value) const;
    Flow loopFlow() const;

    /// Whether all conditions of a comprehension are true: 1, 0, or -1 with an exception set.
    int allHold(const Node::List &conditions, Scope &scope);

private:
    PyRef evaluateNode(const Node &node, Scope &scope);
    Flow executeNode(const Node &node, Scope &scope, PyRef &value);
    PyRef unsupported(const Node &node) const;

    // expressions.cpp
    PyRef name(const Node &node, Scope &scope);
    PyRef nearestName(const Node &node, Scope &scope);
    PyRef attribute(const Node &node, Scope &scope);
    PyRef subscript(const Node &node, Scope &scope);
    PyRef slice(const Node &node, Scope &scope);
    PyRef unary(const Node &node, Scope &scope);
    PyRef binary(const Node &node, Scope &scope);
    PyRef boolean(const Node &node, Scope &scope);
    PyRef comparison(const Node &node, Scope &scope);
    PyRef conditional(const Node &node, Scope &scope);
    PyRef list(const Node &node, Scope &scope);
    PyRef tuple(const Node &node, Scope &scope);
    PyRef set(const Node &node, Scope &scope);
    PyRef dict(const Node &node, Scope &scope);
    PyRef joined(const Node &node, Scope &scope);
    PyRef formattedValue(const Node &node, Scope &scope);

    // calls.cpp
    struct Callee {
        PyRef function;
        PyObject *name = nullptr; ///< the name in the expression; null for other expressions
        bool isTool = false; ///< found among the tools
        bool isMethod = false;
    };
    PyRef call(const Node &node, Scope &scope);
    bool callee(const Node &node, Scope &scope, Callee &found);
    bool namedCallee(const Node &node, Scope &scope, Callee &found);
    bool methodCallee(const Node &node, Scope &scope, Callee &found);
    PyRef arguments(const Node &node, Scope &scope);
    PyRef keywords(const Node &node, Scope &scope);
    bool mayCall(const Callee &found, Scope &scope);
    bool mayCallDunder(const Callee &found, Scope &scope);
    PyRef print(PyObject *args, Scope &scope);
    PyRef super(PyObject *args, Scope &scope);

    // statements.cpp
    Flow assignment(const Node &node, Scope &scope, PyRef &value);
    Flow annotated(const Node &node, Scope &scope, PyRef &value);
    Flow augmented(const Node &node, Scope &scope, PyRef &value);
    PyRef currentValue(const Node &target, Scope &scope);
    PyRef operated(const Node &node, PyObject *current, PyObject *operand);
    bool assignTuple(const Node &target, PyObject *value, Scope &scope);
    bool assignItem(const Node &target, PyObject *value, Scope &scope);
    bool assignAttribute(const Node &target, PyObject *value, Scope &scope);
    Flow remove(const Node &node, Scope &scope);
    bool removeOne(const Node &target, Scope &scope);
    Flow raise(const Node &node, Scope &scope);
    Flow assertion(const Node &node, Scope &scope);

    // blocks.cpp
    Flow valuedBlock(const Node::List &body, Scope &scope, PyRef &value);
    Flow condition(const Node &node, Scope &scope, PyRef &value);
    Flow forLoop(const Node &node, Scope &scope, PyRef &value);
    Flow forBody(const Node::List &body, Scope &scope, PyRef &value);
    Flow whileLoop(const Node &node, Scope &scope, PyRef &value);
    Flow attempt(const Node &node, Scope &scope, PyRef &value);
    Flow handled(const Node &node, Scope &scope, PyRef &value);
    Flow handle(const Node &node, const PyRef &exception, Scope &scope, PyRef &value);
    int matches(const Node &handler, PyObject *exception, Scope &scope);
    Flow with(const Node &node, Scope &scope, PyRef &value);
    bool enterAll(const Node &node, Scope &scope, std::vector<PyRef> &managers);
    Flow leaveAll(const std::vector<PyRef> &managers, PyRef exception);

    // definitions.cpp
    Flow defineFunction(const Node &node, Scope &scope, PyRef &value);
    Flow defineClass(const Node &node, Scope &scope, PyRef &value);
    PyRef classNamespace(PyObject *metaclass, const Node &node, PyObject *bases);
    bool classStatement(const Node &node, bool isFirst, PyObject *space, Scope &scope);
    bool classAssignment(const Node &node, PyObject *space, Scope &scope);
    bool classAnnotated(const Node &node, PyObject *space, Scope &scope);
    bool annotateInClass(const Node &node, PyObject *value, PyObject *space, Scope &scope);
    PyRef inClass(const Node &node, PyObject *space, Scope &scope);

    // comprehensions.cpp
    PyRef generator(const Node &node, Scope &scope);
    bool inOrder(const Node &node, Scope &scope, PyObject *into);
    bool assignInClause(const Node &target, PyObject *value, Scope &scope);
    PyRef comprehension(const Node &node, Scope &scope);
    bool clause(const Node &node, std::size_t index, Scope &scope, PyObject *into);
    bool element(const Node &node, std::size_t index, PyObject *item, Scope &scope, PyObject *into, std::size_t next);
    bool collect(const Node &node, Scope &scope, PyObject *into);

    // imports.cpp
    Flow import(const Node &node, Scope &scope);
    Flow importFrom(const Node &node, Scope &scope);
    bool importNames(const Node &node, PyObject *module, Scope &scope);
    bool importAll(PyObject *module, Scope &scope);

    Machine &m_machine;
    std::shared_ptr<const Tree> m_tree;
};

} // namespace vitrine::smolagents
