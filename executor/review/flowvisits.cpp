// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/factscollector.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

/// Which statements can be reached: the part of FactsCollector that follows the ways through the code. In doubt, a way
/// is there.
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

/// Does a handler say that it catches one of these classes? The names of all that it catches stand in its `type`.
template <std::size_t Count>
bool catches(const SyntaxTypes &types, PyObject *type, const std::array<std::string_view, Count> &classes)
{
    if (type == nullptr || type == Py_None)
        return false;
    if (types.kindOf(type) == Syntax::Name)
        return std::ranges::contains(classes, types.name(type, SyntaxField::id));
    bool isFound = false;
    if (types.kindOf(type) == Syntax::Tuple)
        types.forEachPart(type, [&](PyObject *elements) {
            for (Py_ssize_t i = 0; PyList_CheckExact(elements) && i < PyList_GET_SIZE(elements); ++i)
                isFound = isFound || catches(types, PyList_GET_ITEM(elements, i), classes);
        });
    return isFound;
}

constexpr std::array<std::string_view, 1> nameErrors { "NameError" };
constexpr std::array<std::string_view, 4> importErrors { "ImportError", "ModuleNotFoundError", "Exception",
    "BaseException" };

bool isEmpty(PyObject *statements)
{
    return statements == nullptr || !PyList_CheckExact(statements) || PyList_GET_SIZE(statements) == 0;
}

} // namespace

FactsCollector::Flow FactsCollector::join(Flow one, Flow other)
{
    if (one == Flow::On || other == Flow::On)
        return Flow::On;
    return one == Flow::Answer || other == Flow::Answer ? Flow::Answer : Flow::Away;
}

FactsCollector::Flow FactsCollector::visitBlock(PyObject *statements)
{
    Flow flow = Flow::On;
    bool isReported = false;
    for (Py_ssize_t i = 0; !isEmpty(statements) && i < PyList_GET_SIZE(statements); ++i) {
        if (flow != Flow::On && !std::exchange(isReported, true))
            addUnreachable(statements, i, flow == Flow::Answer);
        const Flow next = visit(PyList_GET_ITEM(statements, i));
        flow = flow == Flow::On ? next : flow;
    }
    return flow;
}

void FactsCollector::addUnreachable(PyObject *statements, Py_ssize_t from, bool isBehindAnswer)
{
    if (isWorthReaching(statements, from))
        m_unreachable.push_back({ PyList_GET_ITEM(statements, from),
            PyList_GET_ITEM(statements, PyList_GET_SIZE(statements) - 1), isBehindAnswer });
}

// A yield behind a return makes a generator that gives nothing: people write that on purpose.
bool FactsCollector::isWorthReaching(PyObject *statements, Py_ssize_t from) const
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

std::vector<Unreachable> FactsCollector::unreachable() const
{
    std::vector<Unreachable> places = m_unreachable;
    if (m_scopes.isBoundOnTop(answerTool))
        std::erase_if(places, [](const Unreachable &place) { return place.isBehindAnswer; });
    return places;
}

FactsCollector::Flow FactsCollector::visitIf(PyObject *node)
{
    PyObject *test = m_types.value(node, SyntaxField::test);
    PyObject *body = m_types.value(node, SyntaxField::body);
    PyObject *otherwise = m_types.value(node, SyntaxField::orelse);
    const auto truth = truthOf(m_types, test);
    visitValue(test);
    if (truth && !isEmpty(*truth ? otherwise : body))
        addUnreachable(*truth ? otherwise : body, 0, false);
    const Flow ifTrue = visitBlock(body);
    const Flow ifFalse = visitBlock(otherwise);
    return truth ? (*truth ? ifTrue : ifFalse) : join(ifTrue, ifFalse);
}

FactsCollector::Flow FactsCollector::visitLoop(PyObject *node, Syntax kind)
{
    const bool isWhile = kind == Syntax::While;
    PyObject *test = isWhile ? m_types.value(node, SyntaxField::test) : nullptr;
    PyObject *body = m_types.value(node, SyntaxField::body);
    PyObject *otherwise = m_types.value(node, SyntaxField::orelse);
    visitValue(isWhile ? test : m_types.value(node, SyntaxField::iter));
    if (!isWhile)
        visitField(node, SyntaxField::target);
    const auto truth = truthOf(m_types, test);
    if (truth == false)
        addUnreachable(body, 0, false);
    m_loops.push_back(false);
    visitBlock(body);
    const bool hasBreak = m_loops.back();
    m_loops.pop_back();
    const bool isEndless = truth == true && !hasBreak;
    if (truth == true && !isEmpty(otherwise))
        addUnreachable(otherwise, 0, false);
    const Flow after = visitBlock(otherwise);
    if (isEndless)
        return Flow::Away;
    return hasBreak || isEmpty(otherwise) ? Flow::On : after;
}

// What is tried on purpose is no mistake: a name that may be missing, a module that may not be there.
FactsCollector::Flow FactsCollector::visitTry(PyObject *node)
{
    PyObject *handlers = m_types.value(node, SyntaxField::handlers);
    const Reading reading = m_reading;
    const Binding imports = m_importBinding;
    for (Py_ssize_t i = 0; !isEmpty(handlers) && i < PyList_GET_SIZE(handlers); ++i) {
        PyObject *type = m_types.value(PyList_GET_ITEM(handlers, i), SyntaxField::type);
        if (catches(m_types, type, nameErrors))
            m_reading = Reading::Noted;
        if (type == nullptr || type == Py_None || catches(m_types, type, importErrors))
            m_importBinding = Binding::Other;
    }
    Flow flow = visitBlock(node, SyntaxField::body);
    m_reading = reading;
    m_importBinding = imports;
    Flow handled = Flow::Away;
    for (Py_ssize_t i = 0; !isEmpty(handlers) && i < PyList_GET_SIZE(handlers); ++i)
        handled = join(handled, visit(PyList_GET_ITEM(handlers, i)));
    const Flow otherwise = visitBlock(node, SyntaxField::orelse);
    flow = join(flow == Flow::On ? otherwise : flow, handled);
    const Flow last = visitBlock(node, SyntaxField::finalbody);
    return last == Flow::On ? flow : last;
}

FactsCollector::Flow FactsCollector::visitHandler(PyObject *node)
{
    visitField(node, SyntaxField::type);
    const std::string_view name = m_types.name(node, SyntaxField::name);
    if (!name.empty())
        m_scopes.bind(name, Binding::Caught, node);
    return visitBlock(node, SyntaxField::body);
}

FactsCollector::Flow FactsCollector::visitMatch(PyObject *node)
{
    visitField(node, SyntaxField::subject);
    PyObject *cases = m_types.value(node, SyntaxField::cases);
    Flow flow = Flow::Away;
    bool isComplete = false;
    for (Py_ssize_t i = 0; !isEmpty(cases) && i < PyList_GET_SIZE(cases); ++i) {
        PyObject *branch = PyList_GET_ITEM(cases, i);
        enter(branch);
        PyObject *pattern = m_types.value(branch, SyntaxField::pattern);
        visitValue(pattern);
        visitField(branch, SyntaxField::guard);
        flow = join(flow, visitBlock(branch, SyntaxField::body));
        // Takes whatever comes: "case _" or "case name".
        const bool takesAll = pattern != nullptr && m_types.kindOf(pattern) == Syntax::MatchAs
            && m_types.value(pattern, SyntaxField::pattern) == Py_None
            && m_types.value(branch, SyntaxField::guard) == Py_None;
        isComplete = isComplete || takesAll;
    }
    return isComplete ? flow : Flow::On;
}

FactsCollector::Flow FactsCollector::visitExpression(PyObject *node)
{
    PyObject *value = m_types.value(node, SyntaxField::value);
    visitValue(value);
    if (value == nullptr || m_types.kindOf(value) != Syntax::Call)
        return Flow::On;
    PyObject *callee = m_types.value(value, SyntaxField::func);
    const bool isAnswer = callee != nullptr && m_types.kindOf(callee) == Syntax::Name
        && m_types.name(callee, SyntaxField::id) == answerTool;
    return isAnswer ? Flow::Answer : Flow::On;
}

} // namespace vitrine
