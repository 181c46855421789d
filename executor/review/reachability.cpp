// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/reachability.h"

#include <optional>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view answerTool = "final_answer";

/// The truth of a condition that is a constant.
std::optional<bool> truthOf(const SyntaxTypes &types, PyObject *test)
{
    if (test == nullptr || types.kindOf(test) != Syntax::Constant)
        return std::nullopt;
    PyObject *value = types.value(test, SyntaxField::value);
    if (value == nullptr || !(PyBool_Check(value) || PyLong_CheckExact(value) || value == Py_None))
        return std::nullopt;
    return PyObject_IsTrue(value) == 1;
}

bool isEmpty(PyObject *statements)
{
    return statements == nullptr || !PyList_CheckExact(statements) || PyList_GET_SIZE(statements) == 0;
}

} // namespace

Reachability::Flow Reachability::join(Flow one, Flow other)
{
    if (one == Flow::On || other == Flow::On)
        return Flow::On;
    return one == Flow::Answer || other == Flow::Answer ? Flow::Answer : Flow::Away;
}

Reachability::Flow Reachability::block(PyObject *statements)
{
    Flow flow = Flow::On;
    bool isReported = false;
    for (Py_ssize_t i = 0; !isEmpty(statements) && i < PyList_GET_SIZE(statements); ++i) {
        if (flow != Flow::On && !std::exchange(isReported, true))
            add(statements, i, flow == Flow::Answer);
        const Flow next = statement(PyList_GET_ITEM(statements, i));
        flow = flow == Flow::On ? next : flow;
    }
    return flow;
}

Reachability::Flow Reachability::statement(PyObject *node)
{
    const Syntax kind = m_types.kindOf(node);
    switch (kind) {
    case Syntax::If: return flowOfIf(node);
    case Syntax::For:
    case Syntax::AsyncFor:
    case Syntax::While: return flowOfLoop(node, kind);
    case Syntax::Try:
    case Syntax::TryStar: return flowOfTry(node);
    case Syntax::Match: return flowOfMatch(node);
    case Syntax::Expr: return flowOfExpression(node);
    // The effect of a context manager on an exception, a return included, is unknown.
    case Syntax::With:
    case Syntax::AsyncWith: block(node, SyntaxField::body); return Flow::On;
    case Syntax::FunctionDef:
    case Syntax::AsyncFunctionDef:
    case Syntax::ClassDef: followDefinition(node); return Flow::On;
    case Syntax::Break:
        if (!m_loops.empty())
            m_loops.back() = true;
        return Flow::Away;
    case Syntax::Return:
    case Syntax::Raise:
    case Syntax::Continue: return Flow::Away;
    default: return Flow::On;
    }
}

// Loops around a definition are not those of its body.
void Reachability::followDefinition(PyObject *node)
{
    const auto loops = std::exchange(m_loops, {});
    block(node, SyntaxField::body);
    m_loops = loops;
}

void Reachability::add(PyObject *statements, Py_ssize_t from, bool isBehindAnswer)
{
    if (isWorthReaching(statements, from))
        m_unreachable.push_back({ PyList_GET_ITEM(statements, from),
            PyList_GET_ITEM(statements, PyList_GET_SIZE(statements) - 1), isBehindAnswer });
}

// A yield behind a return makes a generator that gives nothing: people write that on purpose.
bool Reachability::isWorthReaching(PyObject *statements, Py_ssize_t from) const
{
    for (Py_ssize_t i = from; i < PyList_GET_SIZE(statements); ++i) {
        PyObject *statement = PyList_GET_ITEM(statements, i);
        const Syntax kind = m_types.kindOf(statement);
        PyObject *value = kind == Syntax::Expr ? m_types.value(statement, SyntaxField::value) : nullptr;
        const Syntax expression = value != nullptr ? m_types.kindOf(value) : Syntax::Unknown;
        if (expression == Syntax::Yield || expression == Syntax::YieldFrom)
            return false;
        if (kind != Syntax::Pass && expression != Syntax::Constant)
            return true;
    }
    return false;
}

std::vector<Unreachable> Reachability::unreachable(const ScopeTable &scopes) const
{
    std::vector<Unreachable> locations = m_unreachable;
    if (scopes.isBoundOnTop(answerTool))
        std::erase_if(locations, [](const Unreachable &location) { return location.isBehindAnswer; });
    return locations;
}

Reachability::Flow Reachability::flowOfIf(PyObject *node)
{
    PyObject *body = m_types.value(node, SyntaxField::body);
    PyObject *otherwise = m_types.value(node, SyntaxField::orelse);
    const auto truth = truthOf(m_types, m_types.value(node, SyntaxField::test));
    if (truth && !isEmpty(*truth ? otherwise : body))
        add(*truth ? otherwise : body, 0, false);
    const Flow ifTrue = block(body);
    const Flow ifFalse = block(otherwise);
    return truth ? (*truth ? ifTrue : ifFalse) : join(ifTrue, ifFalse);
}

Reachability::Flow Reachability::flowOfLoop(PyObject *node, Syntax kind)
{
    PyObject *body = m_types.value(node, SyntaxField::body);
    PyObject *otherwise = m_types.value(node, SyntaxField::orelse);
    const auto truth = kind == Syntax::While ? truthOf(m_types, m_types.value(node, SyntaxField::test)) : std::nullopt;
    if (truth == false)
        add(body, 0, false);
    m_loops.push_back(false);
    block(body);
    const bool hasBreak = m_loops.back();
    m_loops.pop_back();
    if (truth == true && !isEmpty(otherwise))
        add(otherwise, 0, false);
    const Flow after = block(otherwise);
    if (truth == true && !hasBreak)
        return Flow::Away;
    return hasBreak || isEmpty(otherwise) ? Flow::On : after;
}

Reachability::Flow Reachability::flowOfTry(PyObject *node)
{
    PyObject *handlers = m_types.value(node, SyntaxField::handlers);
    const Flow tried = block(node, SyntaxField::body);
    Flow handled = Flow::Away;
    for (Py_ssize_t i = 0; !isEmpty(handlers) && i < PyList_GET_SIZE(handlers); ++i)
        handled = join(handled, block(PyList_GET_ITEM(handlers, i), SyntaxField::body));
    const Flow otherwise = block(node, SyntaxField::orelse);
    const Flow flow = join(tried == Flow::On ? otherwise : tried, handled);
    const Flow last = block(node, SyntaxField::finalbody);
    return last == Flow::On ? flow : last;
}

Reachability::Flow Reachability::flowOfMatch(PyObject *node)
{
    PyObject *cases = m_types.value(node, SyntaxField::cases);
    Flow flow = Flow::Away;
    bool isComplete = false;
    for (Py_ssize_t i = 0; !isEmpty(cases) && i < PyList_GET_SIZE(cases); ++i) {
        PyObject *branch = PyList_GET_ITEM(cases, i);
        PyObject *pattern = m_types.value(branch, SyntaxField::pattern);
        flow = join(flow, block(branch, SyntaxField::body));
        // Matches everything: "case _" or "case name".
        const bool takesAll = pattern != nullptr && m_types.kindOf(pattern) == Syntax::MatchAs
            && m_types.value(pattern, SyntaxField::pattern) == Py_None
            && m_types.value(branch, SyntaxField::guard) == Py_None;
        isComplete = isComplete || takesAll;
    }
    return isComplete ? flow : Flow::On;
}

Reachability::Flow Reachability::flowOfExpression(PyObject *node) const
{
    PyObject *value = m_types.value(node, SyntaxField::value);
    if (value == nullptr || m_types.kindOf(value) != Syntax::Call)
        return Flow::On;
    PyObject *callee = m_types.value(value, SyntaxField::func);
    const bool isAnswer = callee != nullptr && m_types.kindOf(callee) == Syntax::Name
        && m_types.name(callee, SyntaxField::id) == answerTool;
    return isAnswer ? Flow::Answer : Flow::On;
}

} // namespace vitrine
