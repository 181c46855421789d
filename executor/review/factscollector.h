// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/facts.h"
#include "executor/review/pyref.h"
#include "executor/review/syntaxtypes.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace vitrine {

/// A name, attribute or import with its place: what the judge needs beyond the facts.
struct Mention {
    enum class Kind { Name, Attribute, Import, RelativeImport, Node, MatchArguments };
    Kind kind = Kind::Name;
    std::string text;
    NodePlace place;
};

/// Walks a syntax tree once and collects what is true of it whatever the policy says. Needs the GIL.
class FactsCollector final {
public:
    explicit FactsCollector(const SyntaxTypes &types);

    /// False when the tree is nested deeper than any honest code.
    bool collect(PyObject *module);

    Facts takeFacts();
    const std::vector<Mention> &mentions() const { return m_mentions; }
    bool isBound(const std::string &name) const { return m_bound.contains(name); }

private:
    void visit(PyObject *node);
    void visitFields(PyObject *node, Syntax kind);
    void visitValue(PyObject *value);
    void visitScope(PyObject *node, Syntax kind);
    void visitName(PyObject *node);
    void visitAttribute(PyObject *node);
    void visitCall(PyObject *node);
    void visitImport(PyObject *node);
    void visitImportFrom(PyObject *node);
    void visitPattern(PyObject *node, Syntax kind);
    void visitAssign(PyObject *node);
    void bind(const std::string &name);
    void bindTexts(PyObject *node, const char *field);
    void mention(Mention::Kind kind, std::string text, PyObject *node);
    std::optional<std::string> dottedName(PyObject *node) const;

    const SyntaxTypes &m_types;
    Facts m_facts;
    std::vector<Mention> m_mentions;
    std::set<std::string> m_calls;
    std::set<std::string> m_attributes;
    std::set<std::string> m_loaded;
    std::set<std::string> m_bound; ///< in any scope of the step
    std::set<std::string> m_boundOnTop;
    std::vector<bool> m_seenKinds;
    int m_scopes = 0;
    int m_depth = 0;
    bool m_isTooDeep = false;
};

} // namespace vitrine
