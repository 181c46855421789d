// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/instrumenter.h"

#include "executor/engine/guards.h"
#include "executor/engine/nodelists.h"

#include <algorithm>
#include <numeric>

namespace vitrine {

namespace {

bool isComprehension(Syntax kind)
{
    return kind == Syntax::ListComp || kind == Syntax::SetComp || kind == Syntax::DictComp
        || kind == Syntax::GeneratorExp;
}

bool isBodyName(PyObject *name)
{
    const std::string text = fromPython(name);
    return text == "body" || text == "orelse" || text == "finalbody" || text == "handlers" || text == "cases";
}

} // namespace

bool Instrumenter::rewriteFields(PyObject *node, Syntax kind, bool leavesBodies)
{
    for (const PyRef &name : m_types.fields(kind)) {
        if (leavesBodies && isBodyName(name.get()))
            continue;
        PyObject *found = nullptr;
        if (PyObject_GetOptionalAttr(node, name.get(), &found) < 0)
            return false;
        const PyRef value = PyRef::steal(found);
        if (!value)
            continue;
        const PyRef fresh = rewrittenValue(value.get());
        if (!fresh || (fresh.get() != value.get() && PyObject_SetAttr(node, name.get(), fresh.get()) < 0))
            return false;
    }
    return true;
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
    bool isDone = false;
    if (kind == Syntax::Lambda)
        isDone = rewriteLambda(node);
    else if (isComprehension(kind))
        isDone = rewriteComprehension(node, kind);
    else if (m_isExact && (kind == Syntax::BoolOp || kind == Syntax::IfExp || kind == Syntax::Compare))
        isDone = rewriteConditional(node, kind);
    else
        isDone = rewriteFields(node, kind, false);
    if (!isDone)
        return {};
    return kind == Syntax::Attribute ? rewrittenAttribute(node) : PyRef::borrow(node);
}

PyRef Instrumenter::rewrittenAttribute(PyObject *attribute)
{
    const PyRef context = m_types.field(attribute, "ctx");
    const std::string name = m_types.text(attribute, "attr");
    if (!context || m_types.kindOf(context.get()) != Syntax::Load || !isGuardedAttribute(name))
        return PyRef::borrow(attribute);
    const PyRef object = m_types.field(attribute, "value");
    return m_placeholders.applied(m_core->types->guard(makeAttributeGuard(m_core, name)), object.get());
}

// `(-tick) or expression`: a tick gives None, so the expression is always evaluated, and after it.
PyRef Instrumenter::ticked(PyRef expression, Weight weight)
{
    const PyRef tick = m_placeholders.unary(m_core->types->tick(m_core, weight), Syntax::USub, expression.get());
    const PyRef op = m_types.make(Syntax::Or);
    const PyRef values = PyRef::steal(tick ? Py_BuildValue("[OO]", tick.get(), expression.get()) : nullptr);
    if (!op || !values)
        return {};
    return m_types.make(Syntax::BoolOp, expression.get(), { { "op", op.get() }, { "values", values.get() } });
}

bool Instrumenter::rewriteLambda(PyObject *lambda)
{
    const PyRef body = m_types.field(lambda, "body");
    const Weight weight = m_weights.of(body.get());
    if (!rewriteFields(lambda, Syntax::Lambda, false))
        return false;
    const PyRef counted = ticked(m_types.field(lambda, "body"), weight);
    return counted && PyObject_SetAttrString(lambda, "body", counted.get()) == 0;
}

bool Instrumenter::rewriteComprehension(PyObject *node, Syntax kind)
{
    const PyRef generators = m_types.field(node, "generators");
    const auto isLast = [&](Py_ssize_t i) { return i + 1 == sizeOf(generators); };
    Weight element = 0;
    for (const char *field : { "elt", "key", "value" })
        element += weightOf(node, field);
    std::vector<Turn> turns;
    for (Py_ssize_t i = 0; i < sizeOf(generators); ++i)
        turns.push_back({ weightsOf(m_types.field(itemOf(generators, i), "ifs")),
            isLast(i) ? element : weightOf(itemOf(generators, i + 1), "iter") });
    if (!rewriteFields(node, kind, false))
        return false;
    for (Py_ssize_t i = 0; i < sizeOf(generators); ++i) {
        PyObject *next = isLast(i) ? node : itemOf(generators, i + 1);
        const char *field = !isLast(i) ? "iter" : kind == Syntax::DictComp ? "key" : "elt";
        if (!countTurns(itemOf(generators, i), turns.at(static_cast<std::size_t>(i)), next, field))
            return false;
    }
    return true;
}

// What comes for an item: conditions, and if they hold, what stands in a field of the next node. The iterator counts
// all of it, or, where counting is exact, what always comes.
bool Instrumenter::countTurns(PyObject *clause, const Turn &turn, PyObject *next, const char *field)
{
    const PyRef isAsync = m_types.field(clause, "is_async");
    const bool isPlain = !isAsync || PyLong_AsLong(isAsync.get()) == 0;
    Weight always = std::accumulate(turn.conditions.begin(), turn.conditions.end(), turn.rest);
    if (m_isExact && !turn.conditions.empty()) {
        const PyRef conditions = m_types.field(clause, "ifs");
        for (Py_ssize_t i = 1; i < sizeOf(conditions); ++i) {
            PyRef counted
                = ticked(PyRef::borrow(itemOf(conditions, i)), turn.conditions.at(static_cast<std::size_t>(i)));
            if (!counted || PyList_SetItem(conditions.get(), i, counted.release()) < 0)
                return false;
        }
        if (!tickField(next, field, turn.rest))
            return false;
        always = turn.conditions.front();
    }
    return !isPlain || wrapIterable(clause, std::max<Weight>(always, 1));
}

Instrumenter::Weight Instrumenter::weightOf(PyObject *node, const char *field) const
{
    const PyRef value = m_types.field(node, field);
    return value ? m_weights.of(value.get()) : 0;
}

std::vector<Instrumenter::Weight> Instrumenter::weightsOf(const PyRef &list) const
{
    std::vector<Weight> weights;
    for (Py_ssize_t i = 0; i < sizeOf(list); ++i)
        weights.push_back(m_weights.of(itemOf(list, i)));
    return weights;
}

// Operands that may not be evaluated count only when they are.
bool Instrumenter::rewriteConditional(PyObject *node, Syntax kind)
{
    if (kind == Syntax::IfExp) {
        const Weight body = weightOf(node, "body");
        const Weight orelse = weightOf(node, "orelse");
        return rewriteFields(node, kind, false) && tickField(node, "body", body) && tickField(node, "orelse", orelse);
    }
    const PyRef operands = m_types.field(node, kind == Syntax::BoolOp ? "values" : "comparators");
    const std::vector<Weight> weights = weightsOf(operands);
    if (!rewriteFields(node, kind, false))
        return false;
    for (Py_ssize_t i = 1; i < sizeOf(operands); ++i) {
        PyRef counted = ticked(PyRef::borrow(itemOf(operands, i)), weights.at(static_cast<std::size_t>(i)));
        if (!counted || PyList_SetItem(operands.get(), i, counted.release()) < 0)
            return false;
    }
    return true;
}

} // namespace vitrine
