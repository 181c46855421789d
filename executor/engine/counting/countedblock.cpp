// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/countedblock.h"

#include <algorithm>

namespace vitrine {

namespace {

// Nodes without a place or a weight.
bool isMark(const SyntaxTypes &types, Syntax kind)
{
    return types.fields(kind).empty() && kind != Syntax::Pass && kind != Syntax::Break && kind != Syntax::Continue;
}

bool isComprehension(Syntax kind)
{
    return kind == Syntax::ListComp || kind == Syntax::SetComp || kind == Syntax::DictComp
        || kind == Syntax::GeneratorExp;
}

bool isSuspension(Syntax kind) { return kind == Syntax::Yield || kind == Syntax::YieldFrom || kind == Syntax::Await; }

} // namespace

CountedBlock::CountedBlock(const CountingPlan &plan)
    : m_plan(&plan)
{
}

void CountedBlock::add(PyObject *node)
{
    if (m_plan->weights.isIgnored(node))
        return;
    if (PyObject *operand = m_plan->weights.operandOf(node))
        return add(operand);
    const Syntax kind = m_plan->types.kindOf(node);
    if (isMark(m_plan->types, kind))
        return;
    m_suspends = m_suspends || isSuspension(kind);
    m_done += m_plan->weights.ofItself(node, kind);
    if (kind == Syntax::Call)
        addCall(node);
    else if (kind != Syntax::Constant && kind != Syntax::Name)
        m_plan->order.within(node, kind, [this](PyObject *child) { add(child); });
    // A constant cannot fail, but what a call of Python raises comes up at the place before the call.
    mark(node, kind);
    if (kind == Syntax::Constant || kind == Syntax::Name)
        return;
    if (kind == Syntax::IfExp)
        return addChoice(node);
    m_plan->order.apart(node, kind, [this, kind](PyObject *first, PyObject *second) { addApart(kind, first, second); });
    if (isComprehension(kind))
        addTargets(node, kind);
    if (kind == Syntax::DictComp)
        markItem(node);
}

// Where a key that has no hash comes up.
void CountedBlock::markItem(PyObject *comprehension)
{
    NodeLocation location = m_plan->types.location(m_plan->types.value(comprehension, SyntaxField::key));
    const NodeLocation value = m_plan->types.location(m_plan->types.value(comprehension, SyntaxField::value));
    location.endLine = value.endLine;
    location.endColumn = value.endColumn;
    m_marks.push_back({ location, m_done });
}

// Binding may fail: nothing to count, but a point where the block can be left.
void CountedBlock::markTarget(PyObject *target)
{
    const Syntax kind = m_plan->types.kindOf(target);
    if (kind == Syntax::Name)
        return;
    mark(target, kind);
    if (kind == Syntax::Tuple || kind == Syntax::List) {
        PyObject *elements = m_plan->types.value(target, SyntaxField::elts);
        for (Py_ssize_t i = 0; elements != nullptr && i < PyList_GET_SIZE(elements); ++i)
            markTarget(PyList_GET_ITEM(elements, i));
    }
}

// An item that does not fit the target of its clause leaves out what the iterator paid for it.
void CountedBlock::addTargets(PyObject *comprehension, Syntax kind)
{
    PyObject *clauses = m_plan->types.value(comprehension, SyntaxField::generators);
    PyObject *paid = m_plan->types.value(comprehension, kind == Syntax::DictComp ? SyntaxField::key : SyntaxField::elt);
    for (Py_ssize_t i = clauses != nullptr ? PyList_GET_SIZE(clauses) : 0; i-- > 0;) {
        PyObject *clause = PyList_GET_ITEM(clauses, i);
        PyObject *conditions = m_plan->types.value(clause, SyntaxField::ifs);
        if (conditions != nullptr && PyList_GET_SIZE(conditions) > 0)
            paid = PyList_GET_ITEM(conditions, 0);
        const Weight *weight = m_plan->weights.apart(paid);
        const bool isGenerator = kind == Syntax::GeneratorExp;
        Inner item { inner(isGenerator ? 1 : 0, {}), m_done, isGenerator };
        item.block.markTarget(m_plan->types.value(clause, SyntaxField::target));
        item.block.m_done = weight != nullptr ? *weight : 0;
        m_inner.push_back(std::move(item));
        paid = m_plan->types.value(clause, SyntaxField::iter);
    }
}

// A method is read from its object before the arguments are evaluated, any other callee as well.
void CountedBlock::addCall(PyObject *node)
{
    PyObject *callee = m_plan->types.value(node, SyntaxField::func);
    const bool isMethod = callee != nullptr && m_plan->types.kindOf(callee) == Syntax::Attribute;
    PyObject *object = isMethod ? m_plan->types.value(callee, SyntaxField::value) : nullptr;
    if (callee != nullptr && !isMethod)
        mark(callee, m_plan->types.kindOf(callee));
    m_plan->order.within(node, Syntax::Call, [&](PyObject *child) {
        add(child);
        if (child == object)
            markAttribute(callee, callee);
    });
    if (isMethod)
        markAttribute(callee, node);
}

// CPython lets what an attribute on another line than its object does begin at its name, the call of a method too.
void CountedBlock::markAttribute(PyObject *attribute, PyObject *whole)
{
    const NodeLocation ofAttribute = m_plan->types.location(attribute);
    NodeLocation location = m_plan->types.location(whole);
    if (location.line != ofAttribute.endLine) {
        PyObject *name = m_plan->types.value(attribute, SyntaxField::attr);
        const Py_ssize_t length = name != nullptr && PyUnicode_Check(name) ? PyUnicode_GET_LENGTH(name) : 0;
        location.line = ofAttribute.endLine;
        location.column = ofAttribute.endColumn - static_cast<int>(length);
    }
    m_marks.push_back({ location, m_done });
}

void CountedBlock::mark(PyObject *node, Syntax kind)
{
    if (kind == Syntax::Attribute)
        return markAttribute(node, node);
    const NodeLocation location = m_plan->types.location(node);
    if (location.line > 0)
        m_marks.push_back({ location, m_done });
}

CountedBlock CountedBlock::inner(int depth, std::initializer_list<PyObject *> nodes) const
{
    CountedBlock block(*m_plan);
    block.m_depth = m_depth + depth;
    for (PyObject *node : nodes) {
        if (node != nullptr)
            block.add(node);
    }
    return block;
}

void CountedBlock::addApart(Syntax kind, PyObject *first, PyObject *second)
{
    const bool isGenerator = kind == Syntax::GeneratorExp;
    Inner made { inner(isGenerator ? 1 : 0, { first, second }), m_done, isGenerator || kind == Syntax::Lambda };
    m_plan->weights.setApart(first, made.block.m_done);
    m_suspends = m_suspends || (!made.isFrame && made.block.m_suspends);
    m_inner.push_back(std::move(made));
}

// The cheaper of the two operands is counted by the block.
void CountedBlock::addChoice(PyObject *node)
{
    PyObject *body = m_plan->types.value(node, SyntaxField::body);
    PyObject *orelse = m_plan->types.value(node, SyntaxField::orelse);
    CountedBlock ofBody = inner(0, { body });
    CountedBlock ofOrelse = inner(0, { orelse });
    const Weight prepaid = std::min(ofBody.m_done, ofOrelse.m_done);
    m_plan->weights.setApart(body, ofBody.m_done - prepaid);
    m_plan->weights.setApart(orelse, ofOrelse.m_done - prepaid);
    m_done += prepaid;
    m_suspends = m_suspends || ofBody.m_suspends || ofOrelse.m_suspends;
    m_inner.push_back({ std::move(ofBody), m_done });
    m_inner.push_back({ std::move(ofOrelse), m_done });
}

void CountedBlock::addBranches(Branch body, Branch orelse)
{
    const Weight ofBody = body.block.m_done;
    const Weight ofOrelse = orelse.block.m_done;
    // Code that leaves a function or a loop early is taken to be the rarer way.
    const Weight prepaid = body.isExit == orelse.isExit ? std::min(ofBody, ofOrelse) : body.isExit ? ofOrelse : ofBody;
    m_done += prepaid;
    for (Branch *branch : { &body, &orelse }) {
        m_suspends = m_suspends || branch->block.m_suspends;
        m_inner.push_back({ std::move(branch->block), m_done, false, branch->list, prepaid, branch->isExit });
    }
}

bool CountedBlock::finish(Weight after)
{
    for (const Mark &mark : m_marks)
        m_plan->prepaid.add(mark.location, m_depth, after + m_done - mark.done);
    for (Inner &inner : m_inner) {
        Weight rest = inner.isFrame ? 0 : after + m_done - inner.done;
        const Weight tick = inner.block.m_done - inner.prepaid - (inner.isExit ? rest : 0);
        if (inner.list != nullptr && PyList_GET_SIZE(inner.list) > 0 && tick != 0
            && !m_plan->insertTick(inner.list, tick))
            return false;
        if (!inner.block.finish(inner.isExit ? 0 : rest))
            return false;
    }
    return true;
}

} // namespace vitrine
