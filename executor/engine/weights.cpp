// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/weights.h"

#include "executor/engine/evaluationorder.h"

namespace vitrine {

namespace {

// Nodes that are part of another one and evaluate nothing themselves.
bool isUncounted(Syntax kind)
{
    switch (kind) {
    case Syntax::alias:
    case Syntax::arg:
    case Syntax::arguments:
    case Syntax::comprehension:
    case Syntax::keyword:
    case Syntax::match_case:
    case Syntax::withitem:
    case Syntax::Starred: return true;
    default: return false;
    }
}

} // namespace

Weights::Weights(const SyntaxTypes &types, bool isExact)
    : m_types(types)
    , m_isExact(isExact)
{
}

std::uint64_t Weights::of(PyObject *nodeOrList) const
{
    if (PyList_CheckExact(nodeOrList)) {
        std::uint64_t sum = 0;
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(nodeOrList); ++i)
            sum += of(PyList_GET_ITEM(nodeOrList, i));
        return sum;
    }
    return m_types.isNode(nodeOrList) && !m_ignored.contains(nodeOrList) ? ofNode(nodeOrList) : 0;
}

std::uint64_t Weights::ofField(PyObject *node, const char *name) const
{
    const PyRef value = m_types.field(node, name);
    return value ? of(value.get()) : 0;
}

std::uint64_t Weights::ofFields(PyObject *node, Syntax kind) const
{
    std::uint64_t sum = 0;
    for (const PyRef &name : m_types.fields(kind)) {
        PyObject *value = nullptr;
        if (PyObject_GetOptionalAttr(node, name.get(), &value) < 0)
            PyErr_Clear();
        const PyRef owned = PyRef::steal(value);
        sum += value != nullptr ? of(value) : 0;
    }
    return sum;
}

bool Weights::isStored(PyObject *node) const
{
    const PyRef context = m_types.field(node, "ctx");
    return context && m_types.kindOf(context.get()) != Syntax::Load;
}

std::uint64_t Weights::ofNode(PyObject *node) const
{
    const Syntax kind = m_types.kindOf(node);
    if (PyObject *operand = operandOf(node))
        return of(operand);
    if (m_isExact) {
        std::uint64_t sum = ofItself(node, kind);
        for (const PyRef &child : evaluatedIn(m_types, node))
            sum += of(child.get());
        return sum;
    }
    switch (kind) {
    case Syntax::Call: return ofCall(node);
    case Syntax::FunctionDef:
    case Syntax::AsyncFunctionDef:
    case Syntax::Lambda: return 1;
    case Syntax::ListComp:
    case Syntax::SetComp:
    case Syntax::DictComp:
    case Syntax::GeneratorExp: return ofComprehension(node);
    case Syntax::For:
    case Syntax::AsyncFor:
    case Syntax::While:
    case Syntax::If:
    case Syntax::Try:
    case Syntax::TryStar:
    case Syntax::With:
    case Syntax::AsyncWith: return ofCompound(node, kind);
    default: return ofFields(node, kind) + ofItself(node, kind);
    }
}

std::uint64_t Weights::ofItself(PyObject *node, Syntax kind) const
{
    const bool isTarget = (kind == Syntax::Name || kind == Syntax::Tuple || kind == Syntax::List
                              || kind == Syntax::Attribute || kind == Syntax::Subscript)
        && isStored(node);
    // Operators and contexts are nodes without fields.
    const bool isMark
        = m_types.fields(kind).empty() && kind != Syntax::Pass && kind != Syntax::Break && kind != Syntax::Continue;
    return isTarget || isMark || isUncounted(kind) || m_unevaluated.contains(node) ? 0 : 1;
}

// The callee itself counts only when it is computed: of `a.b(c)` it is `a`.
std::uint64_t Weights::ofCall(PyObject *node) const
{
    const PyRef callee = m_types.field(node, "func");
    std::uint64_t sum = 1 + ofField(node, "args") + ofField(node, "keywords");
    if (!callee || m_types.kindOf(callee.get()) == Syntax::Name)
        return sum;
    if (m_types.kindOf(callee.get()) == Syntax::Attribute)
        return sum + ofField(callee.get(), "value");
    return sum + of(callee.get());
}

std::uint64_t Weights::ofCompound(PyObject *node, Syntax kind) const
{
    if (kind == Syntax::For || kind == Syntax::AsyncFor)
        return 1 + ofField(node, "iter");
    if (kind == Syntax::While)
        return 1 + ofField(node, "test");
    return 1 + ofField(node, "test") + ofField(node, "items") + ofField(node, "body") + ofField(node, "orelse")
        + ofField(node, "finalbody");
}

std::uint64_t Weights::ofComprehension(PyObject *node) const
{
    const PyRef generators = m_types.field(node, "generators");
    if (!generators || PyList_GET_SIZE(generators.get()) == 0)
        return 1;
    return 1 + ofField(PyList_GET_ITEM(generators.get(), 0), "iter");
}

} // namespace vitrine
