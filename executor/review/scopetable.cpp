// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/scopetable.h"

namespace vitrine {

ScopeTable::ScopeTable()
    : m_scopes { Scope {} }
{
    m_byName.reserve(64);
    m_symbols.reserve(64);
}

void ScopeTable::open(ScopeKind kind)
{
    m_scopes.push_back({ kind, m_current });
    m_current = static_cast<int>(m_scopes.size()) - 1;
}

void ScopeTable::close() { m_current = m_scopes[at(m_current)].parent; }

int ScopeTable::find(std::string_view name, int scope) const
{
    const auto known = m_byName.find(name);
    int index = known == m_byName.end() ? none : known->second;
    while (index != none && m_symbols[at(index)].scope != scope)
        index = m_symbols[at(index)].sameName;
    return index;
}

int ScopeTable::symbol(std::string_view name, int scope)
{
    const auto [location, isNew] = m_byName.try_emplace(name, none);
    for (int index = location->second; index != none; index = m_symbols[at(index)].sameName) {
        if (m_symbols[at(index)].scope == scope)
            return index;
    }
    m_symbols.push_back({ .name = name, .scope = scope, .sameName = location->second });
    return location->second = static_cast<int>(m_symbols.size()) - 1;
}

void ScopeTable::bindIn(int scope, std::string_view name, Binding binding, PyObject *node)
{
    const int index = symbol(name, scope);
    if (m_symbols[at(index)].isGlobal && scope != 0)
        return bindIn(0, name, Binding::Other, node);
    Symbol &bound = m_symbols[at(index)];
    if (bound.isNonlocal)
        return;
    bound.binding = bound.binding == Binding::None ? binding : bound.binding == binding ? binding : Binding::Other;
    if (bound.bound == nullptr)
        bound.bound = node;
}

void ScopeTable::bind(std::string_view name, Binding binding, PyObject *node)
{
    bindIn(m_current, name, binding, node);
}

void ScopeTable::bindOutside(std::string_view name, PyObject *node)
{
    int scope = m_current;
    while (m_scopes[at(scope)].kind == ScopeKind::Comprehension)
        scope = m_scopes[at(scope)].parent;
    bindIn(scope, name, Binding::Variable, node);
}

void ScopeTable::declareGlobal(std::string_view name) { m_symbols[at(symbol(name, m_current))].isGlobal = true; }

void ScopeTable::declareNonlocal(std::string_view name) { m_symbols[at(symbol(name, m_current))].isNonlocal = true; }

int ScopeTable::read(std::string_view name, Reading reading, PyObject *node)
{
    const int index = symbol(name, m_current);
    Symbol &symbol = m_symbols[at(index)];
    symbol.isRead = true;
    const auto keepFirst = [node](PyObject *&first) { first = first == nullptr ? node : first; };
    switch (reading) {
    case Reading::Noted: break;
    case Reading::Annotation: keepFirst(symbol.annotation); break;
    case Reading::Evaluated: keepFirst(symbol.evaluated); break;
    case Reading::Called: keepFirst(symbol.called); break;
    }
    return index;
}

void ScopeTable::setOpaque()
{
    for (int scope = m_current; scope != none; scope = m_scopes[at(scope)].parent)
        m_scopes[at(scope)].isOpaque = true;
}

// Names of a class are seen by its own body and by the type parameters and annotations directly in it.
int ScopeTable::bindingAround(std::string_view name, int scope) const
{
    bool seesClass = m_scopes[at(scope)].kind == ScopeKind::TypeParameters;
    for (int outer = m_scopes[at(scope)].parent; outer != none; outer = m_scopes[at(outer)].parent) {
        const bool isHidden = m_scopes[at(outer)].kind == ScopeKind::Class && !seesClass;
        seesClass = seesClass && m_scopes[at(outer)].kind == ScopeKind::TypeParameters;
        const int index = isHidden ? none : find(name, outer);
        if (index == none)
            continue;
        const Symbol &symbol = m_symbols[at(index)];
        if (symbol.isGlobal && outer != 0)
            return bindingOnTop(name);
        if (symbol.binding != Binding::None && !symbol.isNonlocal)
            return index;
    }
    return none;
}

int ScopeTable::bindingSeenBy(int index) const
{
    const Symbol &reader = m_symbols[at(index)];
    if (reader.isGlobal && reader.scope != 0)
        return bindingOnTop(reader.name);
    if (reader.binding != Binding::None && !reader.isNonlocal)
        return index;
    return bindingAround(reader.name, reader.scope);
}

void ScopeTable::resolve()
{
    for (int index = 0; index < static_cast<int>(m_symbols.size()); ++index) {
        if (!m_symbols[at(index)].isRead)
            continue;
        const int seen = bindingSeenBy(index);
        m_symbols[at(index)].isFree = seen == none;
        if (seen != none)
            m_symbols[at(seen)].isUsed = true;
        // A class body that has not bound its own name yet reads the one around it.
        const bool isOfClass = seen == index && kindOf(m_symbols[at(index)]) == ScopeKind::Class;
        const int around = isOfClass ? bindingAround(m_symbols[at(index)].name, m_symbols[at(index)].scope) : none;
        if (around != none)
            m_symbols[at(around)].isUsed = true;
    }
}

int ScopeTable::bindingOnTop(std::string_view name) const
{
    const int index = find(name, 0);
    return index != none && m_symbols[at(index)].binding != Binding::None ? index : none;
}

} // namespace vitrine
