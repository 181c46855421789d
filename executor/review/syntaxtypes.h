// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

namespace vitrine {

/// The classes of CPython 3.13's syntax tree, by the names of its grammar (library reference, "ast"). A class that is
/// not listed here is Unknown, and Unknown is never allowed.
enum class Syntax {
    Unknown,
#define VITRINE_SYNTAX(name) name,
#include "executor/review/syntaxlist.h"
#undef VITRINE_SYNTAX
};
std::string_view toString(Syntax kind);

inline constexpr std::size_t syntaxCount = 1
#define VITRINE_SYNTAX(name) +1
#include "executor/review/syntaxlist.h"
#undef VITRINE_SYNTAX
    ;

/// Fields of nodes, by name.
enum class SyntaxField {
#define VITRINE_FIELD(name) name,
#include "executor/review/syntaxfields.h"
#undef VITRINE_FIELD
};

inline constexpr std::size_t syntaxFieldCount = 0
#define VITRINE_FIELD(name) +1
#include "executor/review/syntaxfields.h"
#undef VITRINE_FIELD
    ;

/// A position of a node: lines from 1, columns from 0 in UTF-8 bytes, as CPython counts them.
struct NodeLocation {
    int line = 0;
    int column = 0;
    int endLine = 0;
    int endColumn = 0;
};

/// Finds the class of a node and its fields without looking names up again and again, and makes new nodes. Loaded once
/// a runtime; all use needs the GIL.
class SyntaxTypes final {
public:
    /// Nothing, with no exception left set, when the module is not as expected.
    static std::optional<SyntaxTypes> load();

    Syntax kindOf(PyObject *node) const
    {
        const auto *type = Py_TYPE(node);
        std::size_t at = slotOf(type);
        while (m_kinds[at].type != type && m_kinds[at].type != nullptr)
            at = (at + 1) % m_kinds.size();
        return m_kinds[at].kind;
    }
    bool isNode(PyObject *object) const
    {
        return kindOf(object) != Syntax::Unknown
            || PyObject_TypeCheck(object, reinterpret_cast<PyTypeObject *>(m_nodeClass.get())) != 0;
    }
    /// The names of the fields of a class, interned.
    const std::vector<PyRef> &fields(Syntax kind) const;
    NodeLocation location(PyObject *node) const { return locationIn(valuesOf(node)); }

    /// A field's value in a tree that comes from the parser; null without exception when there is none. The node keeps
    /// what is given.
    PyObject *value(PyObject *node, SyntaxField field) const { return valueIn(valuesOf(node), field); }
    std::string_view name(PyObject *node, SyntaxField field) const;
    /// The storage of a node's values, for reading several of them; null without exception when it has none.
    static PyObject *valuesOf(PyObject *node);
    PyObject *valueIn(PyObject *values, SyntaxField field) const;
    NodeLocation locationIn(PyObject *values) const;
    /// The same as references of one's own.
    PyRef field(PyObject *node, SyntaxField field) const { return PyRef::borrow(value(node, field)); }
    std::string text(PyObject *node, SyntaxField field) const { return std::string(name(node, field)); }
    /// False with an exception set.
    bool set(PyObject *node, SyntaxField field, PyObject *value) const;
    /// Calls `each` for the values of a node that are nodes or lists, in the order of the grammar.
    template <typename Each>
    void forEachPart(PyObject *node, Each &&each) const
    {
        const PyRef values = PyRef::borrow(valuesOf(node));
        PyObject *value = nullptr;
        for (Py_ssize_t at = 0; values && PyDict_Next(values.get(), &at, nullptr, &value) != 0;) {
            if (PyList_CheckExact(value) || isNode(value))
                each(value);
        }
    }

    /// Puts what `each` gives for a value of that sort in its place; `each` gives null with an exception set when it
    /// cannot, and then so does this. Fields for which `isLeft` answers true stay.
    template <typename IsLeft, typename Each>
    bool replaceParts(PyObject *node, IsLeft &&isLeft, Each &&each) const
    {
        const PyRef values = PyRef::borrow(valuesOf(node));
        PyObject *key = nullptr;
        PyObject *value = nullptr;
        for (Py_ssize_t at = 0; values && PyDict_Next(values.get(), &at, &key, &value) != 0;) {
            if ((!PyList_CheckExact(value) && !isNode(value)) || isLeft(key))
                continue;
            const PyRef fresh = each(value);
            if (!fresh || (fresh.get() != value && PyDict_SetItem(values.get(), key, fresh.get()) < 0))
                return false;
        }
        return static_cast<bool>(values);
    }
    /// Is this key of a node's values the name of that field?
    bool isNameOf(PyObject *key, SyntaxField field) const
    {
        return key == m_fieldNames.at(static_cast<std::size_t>(field)).get();
    }

    /// A new node at the place of another: `make(Syntax::Expr, at, {{SyntaxField::value, value}})`. Null with an
    /// exception set.
    PyRef make(Syntax kind, PyObject *at, std::initializer_list<std::pair<SyntaxField, PyObject *>> fields) const;
    /// A node without fields: an operator or a context.
    PyRef make(Syntax kind) const;
    PyRef makeName(std::string_view name, Syntax context, PyObject *at) const;

    /// Parses a step. Null with a SyntaxError (or MemoryError, RecursionError …) set.
    PyRef parse(std::string_view code, const char *file) const;

private:
    SyntaxTypes() = default;
    void addKind(PyTypeObject *type, Syntax kind);

    /// An entry of a sparse hash table with open addressing: every walk over a tree looks up kinds all the time.
    struct Kind {
        const PyTypeObject *type = nullptr;
        Syntax kind = Syntax::Unknown;
    };
    using Kinds = std::array<Kind, 512>;
    static_assert(syntaxCount < std::tuple_size_v<Kinds> / 2);
    static std::size_t slotOf(const PyTypeObject *type)
    {
        return (reinterpret_cast<std::uintptr_t>(type) >> 4U) * 0x9E3779B97F4A7C15U >> 55U;
    }
    Kinds m_kinds;
    std::vector<PyRef> m_marks; ///< by Syntax: the one node of a class that has neither fields nor a place
    std::vector<PyRef> m_classes; ///< by Syntax
    std::vector<std::vector<PyRef>> m_fields; ///< by Syntax
    PyRef m_nodeClass;
    std::array<PyRef, syntaxFieldCount> m_fieldNames; ///< by SyntaxField
    std::array<PyRef, 4> m_locationNames;
};

} // namespace vitrine
