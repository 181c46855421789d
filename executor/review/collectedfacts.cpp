// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/collectedfacts.h"

#include <algorithm>

namespace vitrine {

namespace {

template <typename Text>
std::vector<std::string> sortedNames(std::vector<Text> &names)
{
    std::ranges::sort(names);
    const auto repeated = std::ranges::unique(names);
    return { names.begin(), repeated.begin() };
}

} // namespace

Facts CollectedFacts::take(const ScopeTable &scopes)
{
    std::vector<std::string_view> free;
    std::vector<std::string_view> bound;
    for (const Symbol &symbol : scopes.symbols()) {
        if (symbol.isFree)
            free.push_back(symbol.name);
        if (symbol.scope == 0 && symbol.binding != Binding::None)
            bound.push_back(symbol.name);
    }
    m_facts.calls = sortedNames(m_calls);
    m_facts.attributes = sortedNames(m_attributes);
    m_facts.boundNames = sortedNames(bound);
    m_facts.freeNames = sortedNames(free);
    for (std::size_t i = 0; i < m_seenKinds.size(); ++i) {
        if (m_seenKinds[i])
            m_facts.nodeKinds.emplace_back(toString(static_cast<Syntax>(i)));
    }
    return std::move(m_facts);
}

bool CollectedFacts::hasKind(std::string_view kind) const
{
    for (std::size_t i = 0; i < m_seenKinds.size(); ++i) {
        if (m_seenKinds[i] && toString(static_cast<Syntax>(i)) == kind)
            return true;
    }
    return false;
}

// A method of a computed value is known by its own name only: ".strip".
void CollectedFacts::addCall(const SyntaxTypes &types, PyObject *callee)
{
    std::string name;
    Syntax kind = types.kindOf(callee);
    for (; kind == Syntax::Attribute; kind = types.kindOf(callee)) {
        name.insert(0, types.name(callee, SyntaxField::attr)).insert(0, 1, '.');
        callee = types.value(callee, SyntaxField::value);
        if (callee == nullptr || name.size() > 1000)
            break;
    }
    if (callee != nullptr && kind == Syntax::Name)
        name.insert(0, types.name(callee, SyntaxField::id));
    if (!name.empty())
        m_calls.push_back(std::move(name));
}

} // namespace vitrine
