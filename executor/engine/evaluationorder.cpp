// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/evaluationorder.h"

#include <initializer_list>

namespace vitrine {

namespace {

using Nodes = std::vector<PyRef>;

void append(const SyntaxTypes &types, PyObject *value, Nodes &nodes)
{
    if (types.isNode(value)) {
        nodes.push_back(PyRef::borrow(value));
    } else if (PyList_CheckExact(value)) {
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(value); ++i)
            append(types, PyList_GET_ITEM(value, i), nodes);
    }
}

Nodes fieldsOf(const SyntaxTypes &types, PyObject *node, std::initializer_list<const char *> names)
{
    Nodes nodes;
    for (const char *name : names) {
        if (const PyRef value = types.field(node, name))
            append(types, value.get(), nodes);
    }
    return nodes;
}

Nodes allFields(const SyntaxTypes &types, PyObject *node)
{
    Nodes nodes;
    for (const PyRef &name : types.fields(types.kindOf(node))) {
        PyObject *value = nullptr;
        if (PyObject_GetOptionalAttr(node, name.get(), &value) < 0)
            PyErr_Clear();
        const PyRef held = PyRef::steal(value);
        if (held)
            append(types, held.get(), nodes);
    }
    return nodes;
}

// Of `a.b(c)` it is `a` that is evaluated before the arguments.
Nodes ofCall(const SyntaxTypes &types, PyObject *node)
{
    const PyRef callee = types.field(node, "func");
    const Syntax kind = callee ? types.kindOf(callee.get()) : Syntax::Unknown;
    Nodes nodes;
    if (kind == Syntax::Attribute)
        nodes = fieldsOf(types, callee.get(), { "value" });
    else if (callee && kind != Syntax::Name)
        nodes.push_back(callee);
    for (PyRef &argument : fieldsOf(types, node, { "args", "keywords" }))
        nodes.push_back(std::move(argument));
    return nodes;
}

Nodes ofDict(const SyntaxTypes &types, PyObject *node)
{
    Nodes nodes;
    const PyRef keys = types.field(node, "keys");
    const PyRef values = types.field(node, "values");
    for (Py_ssize_t i = 0; keys && values && i < PyList_GET_SIZE(values.get()); ++i) {
        append(types, PyList_GET_ITEM(keys.get(), i), nodes);
        append(types, PyList_GET_ITEM(values.get(), i), nodes);
    }
    return nodes;
}

PyRef generator(const SyntaxTypes &types, PyObject *comprehension, Py_ssize_t index)
{
    const PyRef generators = types.field(comprehension, "generators");
    return generators && index < PyList_GET_SIZE(generators.get())
        ? PyRef::borrow(PyList_GET_ITEM(generators.get(), index))
        : PyRef();
}

Nodes itemsFrom(const SyntaxTypes &types, PyObject *node, const char *field, std::size_t first)
{
    Nodes nodes = fieldsOf(types, node, { field });
    nodes.erase(nodes.begin(), nodes.begin() + static_cast<std::ptrdiff_t>(std::min(first, nodes.size())));
    return nodes;
}

std::vector<Nodes> oneByOne(Nodes nodes)
{
    std::vector<Nodes> lists;
    for (PyRef &node : nodes)
        lists.push_back({ std::move(node) });
    return lists;
}

std::vector<Nodes> ofComprehension(const SyntaxTypes &types, PyObject *node)
{
    std::vector<Nodes> lists;
    for (Py_ssize_t i = 0; const PyRef clause = generator(types, node, i); ++i) {
        for (Nodes &condition : oneByOne(fieldsOf(types, clause.get(), { "ifs" })))
            lists.push_back(std::move(condition));
        if (i > 0)
            lists.push_back(fieldsOf(types, clause.get(), { "iter" }));
    }
    lists.push_back(fieldsOf(types, node, { "elt", "key", "value" }));
    return lists;
}

} // namespace

std::vector<PyRef> evaluatedIn(const SyntaxTypes &types, PyObject *node)
{
    switch (types.kindOf(node)) {
    case Syntax::Assign: return fieldsOf(types, node, { "value", "targets" });
    case Syntax::AnnAssign: return fieldsOf(types, node, { "value", "target", "annotation" });
    case Syntax::NamedExpr: return fieldsOf(types, node, { "value", "target" });
    case Syntax::Call: return ofCall(types, node);
    case Syntax::Dict: return ofDict(types, node);
    case Syntax::For:
    case Syntax::AsyncFor: return fieldsOf(types, node, { "iter" });
    case Syntax::If:
    case Syntax::IfExp:
    case Syntax::Assert: return fieldsOf(types, node, { "test" });
    case Syntax::With:
    case Syntax::AsyncWith: return fieldsOf(types, node, { "items" });
    case Syntax::BoolOp: {
        Nodes operands = fieldsOf(types, node, { "values" });
        operands.resize(std::min<std::size_t>(operands.size(), 1));
        return operands;
    }
    case Syntax::Compare: {
        Nodes operands = fieldsOf(types, node, { "left", "comparators" });
        operands.resize(std::min<std::size_t>(operands.size(), 2));
        return operands;
    }
    case Syntax::ListComp:
    case Syntax::SetComp:
    case Syntax::DictComp:
    case Syntax::GeneratorExp: {
        const PyRef first = generator(types, node, 0);
        return first ? fieldsOf(types, first.get(), { "iter" }) : Nodes();
    }
    case Syntax::FunctionDef:
    case Syntax::AsyncFunctionDef:
    case Syntax::Lambda:
    case Syntax::While:
    case Syntax::Try:
    case Syntax::TryStar: return {};
    case Syntax::ClassDef: return fieldsOf(types, node, { "bases", "keywords" });
    default: return allFields(types, node);
    }
}

std::vector<std::vector<PyRef>> evaluatedApart(const SyntaxTypes &types, PyObject *node)
{
    switch (types.kindOf(node)) {
    case Syntax::BoolOp: return oneByOne(itemsFrom(types, node, "values", 1));
    case Syntax::Compare: return oneByOne(itemsFrom(types, node, "comparators", 1));
    case Syntax::IfExp: return oneByOne(fieldsOf(types, node, { "body", "orelse" }));
    case Syntax::Assert: return oneByOne(fieldsOf(types, node, { "msg" }));
    case Syntax::While: return oneByOne(fieldsOf(types, node, { "test" }));
    case Syntax::Lambda: return oneByOne(fieldsOf(types, node, { "body" }));
    case Syntax::ListComp:
    case Syntax::SetComp:
    case Syntax::DictComp:
    case Syntax::GeneratorExp: return ofComprehension(types, node);
    default: return {};
    }
}

} // namespace vitrine
