// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/facts.h"
#include "executor/review/scopetable.h"
#include "executor/review/syntaxtypes.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A name, attribute or import with its node: the input of the judge in addition to the facts.
struct Mention {
    enum class Kind { Name, Attribute, Import, RelativeImport, Node, MatchArguments };
    Kind kind = Kind::Name;
    std::string_view text;
    PyObject *node = nullptr;
    int symbol = -1; ///< of a name
};

/// Collects the facts of one step while its tree is walked. Texts and nodes belong to the tree.
class CollectedFacts final {
public:
    CollectedFacts()
        : m_seenKinds(syntaxCount)
    {
    }

    void addNode(Syntax kind)
    {
        ++m_facts.nodes;
        m_seenKinds[static_cast<std::size_t>(kind)] = true;
    }
    void addAttribute(std::string_view name) { m_attributes.push_back(name); }
    void addCall(const SyntaxTypes &types, PyObject *callee);
    void addImport(ImportFact import) { m_facts.imports.push_back(std::move(import)); }
    void mention(Mention::Kind kind, std::string_view text, PyObject *node, int symbol = -1)
    {
        m_mentions.push_back({ kind, text, node, symbol });
    }

    const std::vector<Mention> &mentions() const { return m_mentions; }
    /// Whether a node of this class is in the tree.
    bool hasKind(std::string_view kind) const;
    /// Returns all facts, with the names of resolved scopes. Call it once.
    Facts take(const ScopeTable &scopes);

private:
    Facts m_facts;
    std::vector<Mention> m_mentions;
    std::vector<std::string> m_calls;
    std::vector<std::string_view> m_attributes;
    std::vector<bool> m_seenKinds;
};

} // namespace vitrine
