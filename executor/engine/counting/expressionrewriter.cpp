// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/expressionrewriter.h"

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

bool ExpressionRewriter::isBody(PyObject *fieldName) const
{
    using enum SyntaxField;
    return std::ranges::any_of(std::array { body, orelse, finalbody, handlers, cases },
        [&](SyntaxField field) { return m_step.types.isNameOf(fieldName, field); });
}

bool ExpressionRewriter::rewriteFields(PyObject *node, bool leavesBodies)
{
    return m_step.types.replaceParts(
        node, [&](PyObject *name) { return leavesBodies && isBody(name); },
        [this](PyObject *value) { return rewrittenValue(value); });
}

PyRef ExpressionRewriter::rewrittenValue(PyObject *value)
{
    if (m_step.types.isNode(value))
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

PyRef ExpressionRewriter::rewritten(PyObject *node)
{
    const Syntax kind = m_step.types.kindOf(node);
    if (m_step.types.fields(kind).empty() || kind == Syntax::Name || kind == Syntax::Constant)
        return PyRef::borrow(node);
    bool isDone = false;
    if (kind == Syntax::Lambda)
        isDone = rewriteLambda(node);
    else if (isComprehension(kind))
        isDone = rewriteComprehension(node, kind);
    else if (kind == Syntax::BoolOp || kind == Syntax::IfExp || kind == Syntax::Compare)
        isDone = rewriteConditional(node, kind);
    else
        isDone = rewriteFields(node, false) && (kind != Syntax::NamedExpr || m_tools.denyTaken(node));
    if (!isDone)
        return {};
    return kind == Syntax::Attribute ? rewrittenAttribute(node) : PyRef::borrow(node);
}

PyRef ExpressionRewriter::rewrittenAttribute(PyObject *attribute)
{
    const std::string_view name = m_step.types.name(attribute, SyntaxField::attr);
    PyObject *context = m_step.types.value(attribute, SyntaxField::ctx);
    if (context == nullptr || m_step.types.kindOf(context) != Syntax::Load)
        return isGuardedWhenWritten(name) ? rewrittenTarget(attribute, std::string(name)) : PyRef::borrow(attribute);
    if (!isGuardedAttribute(name))
        return PyRef::borrow(attribute);
    const PyRef object = m_step.types.field(attribute, SyntaxField::value);
    return m_step.placeholders.applied(
        m_step.placeholders.guard(makeAttributeGuard(m_step.core, std::string(name))), object.get());
}

PyRef ExpressionRewriter::rewrittenTarget(PyObject *attribute, std::string name)
{
    const PyRef object = m_step.types.field(attribute, SyntaxField::value);
    const PyRef guarded = m_step.placeholders.applied(
        m_step.placeholders.guard(makeWriteGuard(m_step.core, std::move(name))), object.get());
    return guarded && m_step.types.set(attribute, SyntaxField::value, guarded.get()) ? PyRef::borrow(attribute)
                                                                                     : PyRef();
}

bool ExpressionRewriter::rewriteLambda(PyObject *lambda)
{
    const Weight weight = m_step.weightOf(m_step.types.value(lambda, SyntaxField::body));
    return rewriteFields(lambda, false) && m_step.tickField(lambda, SyntaxField::body, weight);
}

bool ExpressionRewriter::rewriteComprehension(PyObject *node, Syntax kind)
{
    const PyRef generators = m_step.types.field(node, SyntaxField::generators);
    const auto isLast = [&](Py_ssize_t i) { return i + 1 == sizeOf(generators); };
    const SyntaxField element = kind == Syntax::DictComp ? SyntaxField::key : SyntaxField::elt;
    std::vector<Turn> turns;
    for (Py_ssize_t i = 0; i < sizeOf(generators); ++i) {
        PyObject *next = isLast(i) ? m_step.types.value(node, element)
                                   : m_step.types.value(itemOf(generators, i + 1), SyntaxField::iter);
        turns.push_back(
            { m_step.weightsOf(m_step.types.field(itemOf(generators, i), SyntaxField::ifs)), m_step.weightOf(next) });
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

bool ExpressionRewriter::wrapIterable(PyObject *node, Weight weight)
{
    const PyRef iterable = m_step.types.field(node, SyntaxField::iter);
    const PyRef wrapped = m_step.placeholders.applied(m_step.core->types->ticking(m_step.core, weight), iterable.get());
    return wrapped && m_step.types.set(node, SyntaxField::iter, wrapped.get());
}

// The work per item: conditions, and if they are true, the contents of a field of the next node. The iterator counts
// what always runs; an asynchronous one is not wrapped.
bool ExpressionRewriter::countTurns(PyObject *clause, const Turn &turn, PyObject *next, SyntaxField field)
{
    PyObject *isAsync = m_step.types.value(clause, SyntaxField::is_async);
    const bool isPlain = isAsync == nullptr || PyLong_AsLong(isAsync) == 0;
    const std::size_t paidByIterator = isPlain ? 1 : 0;
    const PyRef conditions = m_step.types.field(clause, SyntaxField::ifs);
    for (std::size_t i = paidByIterator; i < turn.conditions.size(); ++i) {
        const auto at = static_cast<Py_ssize_t>(i);
        PyRef counted = m_step.ticked(PyRef::borrow(itemOf(conditions, at)), turn.conditions.at(i));
        if (!counted || PyList_SetItem(conditions.get(), at, counted.release()) < 0)
            return false;
    }
    const bool isAlways = isPlain && turn.conditions.empty();
    if (!isAlways && !m_step.tickField(next, field, turn.rest))
        return false;
    const Weight always = isAlways ? turn.rest : turn.conditions.empty() ? 0 : turn.conditions.front();
    return !isPlain || wrapIterable(clause, std::max<Weight>(always, 1));
}

// Operands that may not be evaluated count only when they are.
bool ExpressionRewriter::rewriteConditional(PyObject *node, Syntax kind)
{
    if (kind == Syntax::IfExp) {
        const Weight body = m_step.weightOf(m_step.types.value(node, SyntaxField::body));
        const Weight orelse = m_step.weightOf(m_step.types.value(node, SyntaxField::orelse));
        return rewriteFields(node, false) && m_step.tickField(node, SyntaxField::body, body)
            && m_step.tickField(node, SyntaxField::orelse, orelse);
    }
    const PyRef operands
        = m_step.types.field(node, kind == Syntax::BoolOp ? SyntaxField::values : SyntaxField::comparators);
    std::vector<Weight> weights { 0 };
    for (Py_ssize_t i = 1; i < sizeOf(operands); ++i)
        weights.push_back(m_step.weightOf(itemOf(operands, i)));
    if (!rewriteFields(node, false))
        return false;
    for (Py_ssize_t i = 1; i < sizeOf(operands); ++i) {
        PyRef counted = m_step.ticked(PyRef::borrow(itemOf(operands, i)), weights.at(static_cast<std::size_t>(i)));
        if (!counted || PyList_SetItem(operands.get(), i, counted.release()) < 0)
            return false;
    }
    return true;
}

} // namespace vitrine
