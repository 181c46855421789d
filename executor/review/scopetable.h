// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace vitrine {

enum class ScopeKind : std::uint8_t { Module, Function, Class, Comprehension, TypeParameters };

/// How a name was bound, as far as it matters for unused names: Other is never reported.
enum class Binding : std::uint8_t { None, Variable, Import, Definition, Caught, Parameter, Other };

/// How a name is read. Noted keeps a binding from being unused, but does not require one.
enum class Reading : std::uint8_t { Noted, Annotation, Evaluated, Called };

/// The use of one name in one scope. Names and nodes belong to the syntax tree.
struct Symbol {
    std::string_view name;
    int scope = 0;
    int sameName = -1; ///< the symbol with this name in another scope, or -1
    Binding binding = Binding::None;
    bool isGlobal = false;
    bool isNonlocal = false;
    bool isRead = false; ///< in this scope itself
    bool isUsed = false; ///< read by a scope that can see it
    bool isFree = false; ///< read, but not bound by any scope of the step visible from here
    PyObject *bound = nullptr; ///< the node that binds it first
    PyObject *annotation = nullptr; ///< the first node of each kind that reads it
    PyObject *evaluated = nullptr;
    PyObject *called = nullptr;
};

/// The scopes of Python code and the visibility of names (reference, "Naming and binding"; PEP 572, 695 and 709 for
/// walrus, type parameters and comprehensions). Filled while a tree is walked, then resolved once. A plain value that
/// does not use Python, but its texts live only as long as the tree.
class ScopeTable final {
public:
    ScopeTable();

    void open(ScopeKind kind);
    void close();
    ScopeKind kind() const { return m_scopes[at(m_current)].kind; }
    bool isTop() const { return m_current == 0; }

    void bind(std::string_view name, Binding binding, PyObject *node);
    /// Binds a name by a walrus: in the scope around all comprehensions.
    void bindOutside(std::string_view name, PyObject *node);
    void declareGlobal(std::string_view name);
    void declareNonlocal(std::string_view name);
    /// Returns the symbol that reads the name.
    int read(std::string_view name, Reading reading, PyObject *node);
    /// Marks this scope and those around it as accessible in ways that the review cannot see.
    void setOpaque();

    void resolve();

    const std::vector<Symbol> &symbols() const { return m_symbols; }
    ScopeKind kindOf(const Symbol &symbol) const { return m_scopes[at(symbol.scope)].kind; }
    bool isOpaque(const Symbol &symbol) const { return m_scopes[at(symbol.scope)].isOpaque; }
    bool isOpaque() const { return m_scopes.front().isOpaque; }
    bool isBoundOnTop(std::string_view name) const { return bindingOnTop(name) != none; }

private:
    struct Scope {
        ScopeKind kind = ScopeKind::Module;
        int parent = -1;
        bool isOpaque = false;
    };
    static constexpr int none = -1;

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    int find(std::string_view name, int scope) const;
    int symbol(std::string_view name, int scope);
    void bindIn(int scope, std::string_view name, Binding binding, PyObject *node);
    int bindingOnTop(std::string_view name) const;
    int bindingSeenBy(int index) const;
    int bindingAround(std::string_view name, int scope) const;

    std::vector<Scope> m_scopes;
    std::vector<Symbol> m_symbols;
    std::unordered_map<std::string_view, int> m_byName; ///< the newest symbol of each name
    int m_current = 0;
};

} // namespace vitrine
