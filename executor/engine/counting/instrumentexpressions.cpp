// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/instrumenter.h"

#include "executor/engine/core/enginetypes.h"
#include "executor/engine/counting/nodelists.h"
#include "executor/engine/guards/guards.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

bool isComprehension(Syntax kind)
{
    return kind == Syntax::ListComp || kind == Syntax::SetComp || kind == Syntax::DictComp
        || kind == Syntax::GeneratorExp;
}

} // namespace

bool Instrumenter::isBody(PyObject *fieldName) const
{
    using enum SyntaxField;
    return std::ranges::any_of(std::array { body, orelse, finalbody, handlers, cases },
        [&](SyntaxField field) { return m_types.isNameOf(fieldName, field); });
}

bool Instrumenter::rewriteFields(PyObject *node, bool leavesBodies)
{
    return m_types.replaceParts(
        node, [&](PyObject *name) { return leavesBodies && isBody(name); },
        [this](PyObject *value) { return rewrittenValue(value); });
}

PyRef Instrumenter::rewrittenValue(PyObject *value)
{
    if (m_types.isNode(value))
        return rewritten(value);
    if (!PyList_CheckExact(value))
        return PyRef::borrow(value);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(value); ++i) {
        PyRef fresh = rewrittenValue(PyRef::borrow(PyList_GET_ITEM(value, i)).get());
        if (!fresh || PyList_SetItem(value, i, fresh.release()) < 0)
            return {};
    }
    return PyRef::borrow(value);
}

PyRef Instrumenter::rewritten(PyObject *node)
{
    const Syntax kind = m_types.kindOf(node);
    if (m_types.fields(kind).empty() || kind == Syntax::Name || kind == Syntax::Constant)
        return PyRef::borrow(node);
    bool isDone = false;
    if (kind == Syntax::Lambda)
        isDone = rewriteLambda(node);
    else if (isComprehension(kind))
        isDone = rewriteComprehension(node, kind);
    else if (kind == Syntax::BoolOp || kind == Syntax::IfExp || kind == Syntax::Compare)
        isDone = rewriteConditional(node, kind);
    else
        isDone = rewriteFields(node, false) && (kind != Syntax::NamedExpr || refuseTaken(node));
    if (!isDone)
        return {};
    return kind == Syntax::Attribute ? rewrittenAttribute(node) : PyRef::borrow(node);
}

PyRef Instrumenter::rewrittenAttribute(PyObject *attribute)
{
    const std::string_view name = m_types.name(attribute, SyntaxField::attr);
    if (!isGuardedAttribute(name))
        return PyRef::borrow(attribute);
    PyObject *context = m_types.value(attribute, SyntaxField::ctx);
    if (context == nullptr || m_types.kindOf(context) != Syntax::Load)
        return PyRef::borrow(attribute);
    const PyRef object = m_types.field(attribute, SyntaxField::value);
    return m_placeholders.applied(m_placeholders.guard(makeAttributeGuard(m_core, std::string(name))), object.get());
}

// `expression if -tick else None`: a tick gives True. `and` would keep what the tick gave while it looks at it.
PyRef Instrumenter::ticked(const PyRef &expression, Weight weight)
{
    PyObject *at = expression.get();
    const PyRef test = m_placeholders.unary(m_placeholders.tick(weight), Syntax::USub, at);
    const PyRef never
        = m_types.make(Syntax::Constant, at, { { SyntaxField::value, Py_None }, { SyntaxField::kind, Py_None } });
    return never && test
        ? m_types.make(Syntax::IfExp, at,
              { { SyntaxField::test, test.get() }, { SyntaxField::body, at }, { SyntaxField::orelse, never.get() } })
        : PyRef();
}

PyRef Instrumenter::before(PyRef guard, PyRef expression) const
{
    const PyRef op = guard && expression ? m_types.make(Syntax::Or) : PyRef();
    const PyRef values = PyRef::steal(op ? Py_BuildValue("[OO]", guard.get(), expression.get()) : nullptr);
    return values ? m_types.make(Syntax::BoolOp, expression.get(),
                        { { SyntaxField::op, op.get() }, { SyntaxField::values, values.get() } })
                  : PyRef();
}

// What was found out when the block around it was counted. Where nothing was (the older executor leaves defaults to
// each call, and code after a return never runs), it counts for itself.
Weight Instrumenter::weightOf(PyObject *node)
{
    const Weight *known = m_weights.apart(node);
    return known != nullptr ? *known : countApart(node);
}

bool Instrumenter::rewriteLambda(PyObject *lambda)
{
    const Weight weight = weightOf(m_types.value(lambda, SyntaxField::body));
    return rewriteFields(lambda, false) && tickField(lambda, SyntaxField::body, weight);
}

bool Instrumenter::rewriteComprehension(PyObject *node, Syntax kind)
{
    const PyRef generators = m_types.field(node, SyntaxField::generators);
    const auto isLast = [&](Py_ssize_t i) { return i + 1 == sizeOf(generators); };
    const SyntaxField element = kind == Syntax::DictComp ? SyntaxField::key : SyntaxField::elt;
    std::vector<Turn> turns;
    for (Py_ssize_t i = 0; i < sizeOf(generators); ++i) {
        PyObject *next
            = isLast(i) ? m_types.value(node, element) : m_types.value(itemOf(generators, i + 1), SyntaxField::iter);
        turns.push_back({ weightsOf(m_types.field(itemOf(generators, i), SyntaxField::ifs)), weightOf(next) });
    }
    if (!rewriteFields(node, false))
        return false;
    for (Py_ssize_t i = 0; i < sizeOf(generators); ++i) {
        PyObject *next = isLast(i) ? node : itemOf(generators, i + 1);
        if (!countTurns(itemOf(generators, i), turns.at(static_cast<std::size_t>(i)), next,
                isLast(i) ? element : SyntaxField::iter))
            return false;
    }
    return true;
}

bool Instrumenter::wrapIterable(PyObject *node, Weight weight)
{
    const PyRef iterable = m_types.field(node, SyntaxField::iter);
    const PyRef wrapped = m_placeholders.applied(m_core->types->ticking(m_core, weight), iterable.get());
    return wrapped && m_types.set(node, SyntaxField::iter, wrapped.get());
}

// What comes for an item: conditions, and if they hold, what stands in a field of the next node. The iterator counts
// what always comes; an asynchronous one is not wrapped.
bool Instrumenter::countTurns(PyObject *clause, const Turn &turn, PyObject *next, SyntaxField field)
{
    PyObject *isAsync = m_types.value(clause, SyntaxField::is_async);
    const bool isPlain = isAsync == nullptr || PyLong_AsLong(isAsync) == 0;
    const std::size_t paidByIterator = isPlain ? 1 : 0;
    const PyRef conditions = m_types.field(clause, SyntaxField::ifs);
    for (std::size_t i = paidByIterator; i < turn.conditions.size(); ++i) {
        const auto at = static_cast<Py_ssize_t>(i);
        PyRef counted = ticked(PyRef::borrow(itemOf(conditions, at)), turn.conditions.at(i));
        if (!counted || PyList_SetItem(conditions.get(), at, counted.release()) < 0)
            return false;
    }
    const bool isAlways = isPlain && turn.conditions.empty();
    if (!isAlways && !tickField(next, field, turn.rest))
        return false;
    const Weight always = isAlways ? turn.rest : turn.conditions.empty() ? 0 : turn.conditions.front();
    return !isPlain || wrapIterable(clause, std::max<Weight>(always, 1));
}

std::vector<Weight> Instrumenter::weightsOf(const PyRef &list)
{
    std::vector<Weight> weights;
    for (Py_ssize_t i = 0; i < sizeOf(list); ++i)
        weights.push_back(weightOf(itemOf(list, i)));
    return weights;
}

// Operands that may not be evaluated count only when they are.
bool Instrumenter::rewriteConditional(PyObject *node, Syntax kind)
{
    if (kind == Syntax::IfExp) {
        const Weight body = weightOf(m_types.value(node, SyntaxField::body));
        const Weight orelse = weightOf(m_types.value(node, SyntaxField::orelse));
        return rewriteFields(node, false) && tickField(node, SyntaxField::body, body)
            && tickField(node, SyntaxField::orelse, orelse);
    }
    const PyRef operands = m_types.field(node, kind == Syntax::BoolOp ? SyntaxField::values : SyntaxField::comparators);
    std::vector<Weight> weights { 0 };
    for (Py_ssize_t i = 1; i < sizeOf(operands); ++i)
        weights.push_back(weightOf(itemOf(operands, i)));
    if (!rewriteFields(node, false))
        return false;
    for (Py_ssize_t i = 1; i < sizeOf(operands); ++i) {
        PyRef counted = ticked(PyRef::borrow(itemOf(operands, i)), weights.at(static_cast<std::size_t>(i)));
        if (!counted || PyList_SetItem(operands.get(), i, counted.release()) < 0)
            return false;
    }
    return true;
}

} // namespace vitrine
