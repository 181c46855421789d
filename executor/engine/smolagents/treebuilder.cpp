// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/treebuilder.h"

#include "executor/engine/smolagents/recursion.h"

#include <array>
#include <span>

namespace vitrine::smolagents {

namespace {

// Where a field of CPython's node goes.
enum class Slot { First, Second, Third, List, List2, List3, List4, Name, Constant, Op, Ops };

struct Field {
    const char *name;
    Slot slot;
};

struct Shape {
    Syntax kind;
    std::array<Field, 5> fields {};
};

// Unlisted nodes have no parts that are ever used.
constexpr std::array shapes {
    Shape { Syntax::Expr, { { { "value", Slot::First } } } },
    Shape { Syntax::Assign, { { { "targets", Slot::List }, { "value", Slot::First } } } },
    Shape { Syntax::AugAssign, { { { "target", Slot::First }, { "value", Slot::Second }, { "op", Slot::Op } } } },
    Shape { Syntax::AnnAssign,
        { { { "target", Slot::First }, { "value", Slot::Second }, { "annotation", Slot::Third } } } },
    Shape { Syntax::Return, { { { "value", Slot::First } } } },
    Shape { Syntax::Delete, { { { "targets", Slot::List } } } },
    Shape { Syntax::For, { { { "target", Slot::First }, { "iter", Slot::Second }, { "body", Slot::List } } } },
    Shape { Syntax::While, { { { "test", Slot::First }, { "body", Slot::List } } } },
    Shape { Syntax::If, { { { "test", Slot::First }, { "body", Slot::List }, { "orelse", Slot::List2 } } } },
    Shape { Syntax::With, { { { "items", Slot::List }, { "body", Slot::List2 } } } },
    Shape { Syntax::withitem, { { { "context_expr", Slot::First }, { "optional_vars", Slot::Second } } } },
    Shape { Syntax::Raise, { { { "exc", Slot::First }, { "cause", Slot::Second } } } },
    Shape { Syntax::Try,
        { { { "body", Slot::List }, { "handlers", Slot::List2 }, { "orelse", Slot::List3 },
            { "finalbody", Slot::List4 } } } },
    Shape { Syntax::ExceptHandler, { { { "type", Slot::First }, { "name", Slot::Name }, { "body", Slot::List } } } },
    Shape { Syntax::Assert, { { { "test", Slot::First }, { "msg", Slot::Second } } } },
    Shape { Syntax::Import, { { { "names", Slot::List } } } },
    Shape { Syntax::ImportFrom, { { { "module", Slot::Name }, { "names", Slot::List } } } },
    Shape { Syntax::alias, { { { "name", Slot::Name }, { "asname", Slot::Constant } } } },
    Shape { Syntax::FunctionDef, { { { "name", Slot::Name }, { "args", Slot::First }, { "body", Slot::List } } } },
    Shape { Syntax::Lambda, { { { "args", Slot::First }, { "body", Slot::Second } } } },
    Shape { Syntax::arguments,
        { { { "args", Slot::List }, { "defaults", Slot::List2 }, { "vararg", Slot::First },
            { "kwarg", Slot::Second } } } },
    Shape { Syntax::arg, { { { "arg", Slot::Name } } } },
    Shape { Syntax::ClassDef, { { { "name", Slot::Name }, { "bases", Slot::List }, { "body", Slot::List2 } } } },
    Shape { Syntax::BoolOp, { { { "op", Slot::Op }, { "values", Slot::List } } } },
    Shape { Syntax::BinOp, { { { "left", Slot::First }, { "right", Slot::Second }, { "op", Slot::Op } } } },
    Shape { Syntax::UnaryOp, { { { "operand", Slot::First }, { "op", Slot::Op } } } },
    Shape { Syntax::IfExp, { { { "test", Slot::First }, { "body", Slot::Second }, { "orelse", Slot::Third } } } },
    Shape { Syntax::Dict, { { { "keys", Slot::List }, { "values", Slot::List2 } } } },
    Shape { Syntax::Set, { { { "elts", Slot::List } } } },
    Shape { Syntax::List, { { { "elts", Slot::List } } } },
    Shape { Syntax::Tuple, { { { "elts", Slot::List } } } },
    Shape { Syntax::ListComp, { { { "elt", Slot::First }, { "generators", Slot::List } } } },
    Shape { Syntax::SetComp, { { { "elt", Slot::First }, { "generators", Slot::List } } } },
    Shape { Syntax::GeneratorExp, { { { "elt", Slot::First }, { "generators", Slot::List } } } },
    Shape { Syntax::DictComp, { { { "key", Slot::First }, { "value", Slot::Second }, { "generators", Slot::List } } } },
    Shape { Syntax::comprehension, { { { "target", Slot::First }, { "iter", Slot::Second }, { "ifs", Slot::List } } } },
    Shape { Syntax::Compare, { { { "left", Slot::First }, { "ops", Slot::Ops }, { "comparators", Slot::List } } } },
    Shape { Syntax::Call, { { { "func", Slot::First }, { "args", Slot::List }, { "keywords", Slot::List2 } } } },
    Shape { Syntax::keyword, { { { "arg", Slot::Name }, { "value", Slot::First } } } },
    Shape { Syntax::JoinedStr, { { { "values", Slot::List } } } },
    Shape { Syntax::FormattedValue, { { { "value", Slot::First }, { "format_spec", Slot::Second } } } },
    Shape { Syntax::Attribute, { { { "value", Slot::First }, { "attr", Slot::Name } } } },
    Shape { Syntax::Subscript, { { { "value", Slot::First }, { "slice", Slot::Second } } } },
    Shape { Syntax::Starred, { { { "value", Slot::First } } } },
    Shape { Syntax::Name, { { { "id", Slot::Name } } } },
    Shape { Syntax::Slice, { { { "lower", Slot::First }, { "upper", Slot::Second }, { "step", Slot::Third } } } },
    Shape { Syntax::Constant, { { { "value", Slot::Constant } } } },
};

std::span<const Field> fieldsOf(Syntax kind)
{
    for (const Shape &shape : shapes) {
        if (shape.kind == kind)
            return shape.fields;
    }
    return {};
}

bool isDunderText(PyObject *text)
{
    const std::string name = fromPython(text);
    return name.starts_with("__") && name.ends_with("__");
}

class Builder final {
public:
    Builder(const SyntaxTypes &types, Tree &tree)
        : m_types(types)
        , m_tree(tree)
    {
    }

    // Null with an exception set.
    const Node *build(PyObject *ast)
    {
        if (!hasStackLeft())
            return raiseRecursion(), nullptr;
        Node &node = m_tree.nodes.emplace_back();
        node.ast = PyRef::borrow(ast);
        node.kind = m_types.isNode(ast) ? m_types.kindOf(ast) : Syntax::Unknown;
        for (const Field &field : fieldsOf(node.kind)) {
            if (field.name != nullptr && !fill(node, field))
                return nullptr;
        }
        return &node;
    }

    bool buildAll(PyObject *items, Node::List &list)
    {
        for (Py_ssize_t i = 0; items != nullptr && PyList_CheckExact(items) && i < PyList_GET_SIZE(items); ++i) {
            const Node *node = build(PyList_GET_ITEM(items, i));
            if (node == nullptr)
                return false;
            list.push_back(node);
        }
        return true;
    }

private:
    bool fill(Node &node, const Field &field)
    {
        PyObject *found = nullptr;
        if (PyObject_GetOptionalAttrString(node.ast.get(), field.name, &found) < 0)
            PyErr_Clear();
        const PyRef value = PyRef::steal(found);
        if (!value)
            return true;
        switch (field.slot) {
        case Slot::First: return child(value.get(), node.first);
        case Slot::Second: return child(value.get(), node.second);
        case Slot::Third: return child(value.get(), node.third);
        case Slot::List: return buildAll(value.get(), node.list);
        case Slot::List2: return buildAll(value.get(), node.list2);
        case Slot::List3: return buildAll(value.get(), node.list3);
        case Slot::List4: return buildAll(value.get(), node.list4);
        case Slot::Name: setName(node, value); return true;
        case Slot::Constant: node.constant = value; return true;
        case Slot::Op: node.op = m_types.kindOf(value.get()); return true;
        case Slot::Ops: setOps(node, value.get()); return true;
        }
        return true;
    }

    bool child(PyObject *value, const Node *&to)
    {
        if (!Py_IsNone(value))
            to = build(value);
        return to != nullptr || Py_IsNone(value);
    }

    static void setName(Node &node, const PyRef &value)
    {
        if (!PyUnicode_Check(value.get()))
            return;
        PyObject *interned = Py_NewRef(value.get());
        PyUnicode_InternInPlace(&interned);
        node.name = PyRef::steal(interned);
        node.isDunder = isDunderText(interned);
    }

    void setOps(Node &node, PyObject *ops)
    {
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(ops); ++i)
            node.ops.push_back(m_types.kindOf(PyList_GET_ITEM(ops, i)));
    }

    const SyntaxTypes &m_types;
    Tree &m_tree;
};

} // namespace

std::shared_ptr<const Tree> buildTree(const SyntaxTypes &types, PyObject *module)
{
    auto tree = std::make_shared<Tree>();
    const PyRef body = types.field(module, SyntaxField::body);
    if (!Builder(types, *tree).buildAll(body.get(), tree->body))
        return nullptr;
    return tree;
}

} // namespace vitrine::smolagents
