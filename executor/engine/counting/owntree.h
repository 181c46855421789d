// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/syntaxtypes.h"

#if PY_VERSION_HEX >> 16U == 0x030dU // the trees of other versions are others
#define VITRINE_OWN_TREE

#ifndef Py_BUILD_CORE
#define Py_BUILD_CORE
#endif
#include <internal/pycore_ast.h>

#include <array>
#include <cstring>
#include <utility>

namespace vitrine {

/// A tree in the interpreter's own form. Its texts and constants are those of the nodes, which have to outlive it.
/// Whatever goes wrong sets an exception, and then nobody may look at the tree.
class OwnTree final {
public:
    OwnTree(const SyntaxTypes &types, PyArena *arena)
        : m_types(types)
        , m_arena(arena)
    {
    }

    mod_ty module(PyObject *node);
    bool isBroken() const { return m_isBroken; }

private:
    /// One level of a walk, which may be deeper than the stack.
    class Level final {
    public:
        Level()
            : m_isFine(Py_EnterRecursiveCall(" during compilation") == 0)
        {
        }
        ~Level()
        {
            if (m_isFine)
                Py_LeaveRecursiveCall();
        }
        Level(const Level &) = delete;
        Level &operator=(const Level &) = delete;
        bool isFine() const { return m_isFine; }

    private:
        bool m_isFine;
    };

    /// The values of one node.
    using Values = PyObject *;

    template <typename Made>
    Made *allocate(std::size_t more = 0);
    template <typename Made>
    Made *placed(Values node);
    template <typename Made>
    void descend(Made &made, PyObject *node, Values values);
    template <typename Sequence, typename Each>
    Sequence *each(Values node, SyntaxField field, Each &&one);
    PyObject *value(Values node, SyntaxField field) const { return m_types.valueIn(node, field); }
    void fail(const char *what);

    PyObject *text(Values node, SyntaxField field) const;
    PyObject *constant(Values node, SyntaxField field);
    int number(Values node, SyntaxField field) const;
    template <typename Number, std::size_t size>
    Number mark(PyObject *node, const std::array<Syntax, size> &order);
    expr_context_ty context(Values node);
    operator_ty binary(Values node);

    expr_ty maybe(Values node, SyntaxField field) { return expression(value(node, field)); }
    expr_ty need(Values node, SyntaxField field);
    asdl_expr_seq *expressions(Values node, SyntaxField field);
    asdl_stmt_seq *statements(Values node, SyntaxField field);
    asdl_identifier_seq *texts(Values node, SyntaxField field);
    asdl_pattern_seq *allPatterns(Values node, SyntaxField field);
    asdl_type_param_seq *typeParameters(Values node);

    stmt_ty statement(PyObject *node);
    void fill(_stmt &made, Syntax kind, Values node);
    void fillRare(_stmt &made, Syntax kind, Values node);
    expr_ty expression(PyObject *node);
    void fill(_expr &made, Syntax kind, Values node);
    void fillRare(_expr &made, Syntax kind, Values node);
    pattern_ty onePattern(PyObject *node);
    void fill(_pattern &made, Syntax kind, Values node);

    template <typename Function>
    void fillFunction(Function &made, Values node);
    void fillClass(_stmt &made, Values node);
    template <typename Loop>
    void fillLoop(Loop &made, Values node);
    template <typename Try>
    void fillTry(Try &made, Values node);
    template <typename With>
    void fillWith(With &made, Values node);
    template <typename Comprehension>
    void fillComprehension(Comprehension &made, Values node);

    arguments_ty parameters(Values node);
    arg_ty parameter(PyObject *node);
    asdl_arg_seq *allParameters(Values node, SyntaxField field);
    asdl_keyword_seq *allKeywords(Values node);
    asdl_comprehension_seq *clauses(Values node);
    asdl_alias_seq *aliases(Values node);
    excepthandler_ty handler(PyObject *node);
    type_param_ty typeParameter(PyObject *node);

    const SyntaxTypes &m_types;
    PyArena *m_arena;
    bool m_isBroken = false;
};

template <typename Made>
Made *OwnTree::allocate(std::size_t more)
{
    void *memory = m_isBroken ? nullptr : _PyArena_Malloc(m_arena, sizeof(Made) + more);
    if (memory != nullptr)
        return static_cast<Made *>(std::memset(memory, 0, sizeof(Made) + more));
    if (!std::exchange(m_isBroken, true))
        PyErr_NoMemory();
    return nullptr;
}

template <typename Made>
Made *OwnTree::placed(Values node)
{
    auto *made = allocate<Made>();
    if (made == nullptr)
        return nullptr;
    const NodePlace place = m_types.placeIn(node);
    made->lineno = place.line;
    made->col_offset = place.column;
    made->end_lineno = place.endLine;
    made->end_col_offset = place.endColumn;
    return made;
}

template <typename Made>
void OwnTree::descend(Made &made, PyObject *node, Values values)
{
    const Level level;
    if (level.isFine())
        fill(made, m_types.kindOf(node), values);
    m_isBroken = m_isBroken || !level.isFine();
}

// A list that is not there is an empty one.
template <typename Sequence, typename Each>
Sequence *OwnTree::each(Values node, SyntaxField field, Each &&one)
{
    PyObject *list = value(node, field);
    const Py_ssize_t size = list != nullptr && PyList_CheckExact(list) ? PyList_GET_SIZE(list) : 0;
    auto *made = allocate<Sequence>(static_cast<std::size_t>(size) * sizeof(void *));
    if (made == nullptr)
        return nullptr;
    made->size = size;
    made->elements = reinterpret_cast<void **>(made->typed_elements);
    for (Py_ssize_t i = 0; i < size && !m_isBroken; ++i)
        made->typed_elements[i] = one(PyList_GET_ITEM(list, i));
    return made;
}

} // namespace vitrine

#endif
