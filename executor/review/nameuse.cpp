// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/nameuse.h"

#include "executor/review/builtinnames.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isAlias(PyObject *node, const SyntaxTypes &types) { return types.kindOf(node) == Syntax::alias; }

/// The statement that a name is bound by covers more than the name.
bool isWhole(Syntax kind)
{
    return kind == Syntax::FunctionDef || kind == Syntax::AsyncFunctionDef || kind == Syntax::ClassDef
        || kind == Syntax::ExceptHandler;
}

bool isNameCharacter(char c) { return c == '_' || (c & 0x80) != 0 || std::isalnum(static_cast<unsigned char>(c)); }

std::size_t findWord(std::string_view line, std::string_view word, std::size_t from)
{
    for (std::size_t at = line.find(word, from); at != line.npos; at = line.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isNameCharacter(line[at - 1])) && (end == line.size() || !isNameCharacter(line[end])))
            return at;
    }
    return line.npos;
}

} // namespace

NameReview::NameReview(
    const SyntaxTypes &types, const FactsCollector &collected, const SourceText &source, Dialect dialect)
    : m_types(types)
    , m_collected(collected)
    , m_source(source)
    , m_dialect(dialect)
{
}

NodeLocation NameReview::locationOf(std::string_view name, PyObject *node) const
{
    NodeLocation location = m_types.location(node);
    if (!isWhole(m_types.kindOf(node)))
        return location;
    const std::string_view line = m_source.line(location.line);
    const std::size_t at = findWord(line, name, static_cast<std::size_t>(std::max(location.column, 0)));
    if (at != line.npos)
        location.column = static_cast<int>(at);
    location.endLine = location.line;
    location.endColumn = location.column + static_cast<int>(at != line.npos ? name.size() : 1);
    return location;
}

Finding NameReview::finding(
    Severity severity, const char *rule, const char *code, std::string_view subject, PyObject *node) const
{
    const NodeLocation location = locationOf(subject, node);
    return { severity, rule, code, std::string(subject), location.line, m_source.column(location.line, location.column),
        location.endLine, m_source.column(location.endLine, location.endColumn) };
}

// The value of the last statement is what the step gives.
bool NameReview::isLastValue(const Symbol &symbol) const
{
    PyObject *last = m_collected.lastStatement();
    return symbol.scope == 0 && symbol.binding == Binding::Variable && last != nullptr
        && m_types.location(symbol.bound).line >= m_types.location(last).line;
}

void NameReview::addUnread(const Symbol &symbol, std::vector<Finding> &findings) const
{
    const bool isRemarkable = symbol.binding == Binding::Variable || symbol.binding == Binding::Import
        || symbol.binding == Binding::Definition || symbol.binding == Binding::Caught;
    if (!isRemarkable || symbol.isUsed || symbol.name.starts_with('_') || m_collected.scopes().isOpaque(symbol)
        || isLastValue(symbol))
        return;
    const bool isImport = symbol.binding == Binding::Import;
    findings.push_back(
        finding(Severity::Note, "names.unused", isImport ? "unused-import" : "unused-name", symbol.name, symbol.bound));
    if (isImport && isAlias(symbol.bound, m_types))
        findings.back().detail = m_types.name(symbol.bound, SyntaxField::name);
}

void NameReview::addFree(const Symbol &symbol, NameUse &use) const
{
    PyObject *reader = symbol.called != nullptr ? symbol.called : symbol.evaluated;
    // The older executor does not look at annotations.
    if (reader == nullptr && m_dialect == Dialect::Python)
        reader = symbol.annotation;
    if (reader == nullptr || isInterpreterName(symbol.name))
        return;
    const bool isCalled = symbol.called != nullptr;
    use.undefined.push_back(finding(
        Severity::Warning, "names.undefined", isCalled ? "undefined-call" : "undefined-name", symbol.name, reader));
    if (isCalled)
        use.called.push_back(finding(Severity::Note, "tools.called", "tool-called", symbol.name, reader));
}

NameUse NameReview::use() const
{
    NameUse use;
    use.isOpaque = m_collected.scopes().isOpaque();
    for (const Symbol &symbol : m_collected.scopes().symbols()) {
        const ScopeKind kind = m_collected.scopes().kindOf(symbol);
        if (symbol.isFree) {
            use.reads.emplace_back(symbol.name);
            if (!isPythonName(symbol.name))
                addFree(symbol, use);
        }
        if (symbol.binding == Binding::None)
            continue;
        if (symbol.scope == 0) {
            addUnread(symbol, use.unread);
            if (symbol.isUsed)
                use.reads.emplace_back(symbol.name);
        }
        if (symbol.binding != Binding::Parameter && kind != ScopeKind::Class && symbol.bound != nullptr)
            use.bound.push_back(
                finding(Severity::Warning, "tools.shadowed", "tool-shadowed", symbol.name, symbol.bound));
    }
    std::ranges::sort(use.reads);
    const auto repeated = std::ranges::unique(use.reads);
    use.reads.erase(repeated.begin(), repeated.end());
    return use;
}

std::vector<Finding> NameReview::findings() const
{
    std::vector<Finding> findings;
    for (const Symbol &symbol : m_collected.scopes().symbols()) {
        if (symbol.binding != Binding::None && m_collected.scopes().kindOf(symbol) == ScopeKind::Function)
            addUnread(symbol, findings);
    }
    for (PyObject *assignment : m_collected.selfAssignments()) {
        PyObject *value = m_types.value(assignment, SyntaxField::value);
        findings.push_back(finding(Severity::Warning, "names.self_assigned", "self-assigned",
            m_types.name(value, SyntaxField::id), assignment));
    }
    for (const Unreachable &location : m_collected.unreachable()) {
        findings.push_back(finding(Severity::Warning, "code.unreachable", "unreachable-code", {}, location.first));
        const NodeLocation end = m_types.location(location.last);
        findings.back().endLine = end.endLine;
        findings.back().endColumn = m_source.column(end.endLine, end.endColumn);
    }
    return findings;
}

std::vector<Finding> findingsIn(const NameUse &use, const SessionNames &session, const Policy &policy)
{
    std::vector<Finding> findings;
    const auto take = [&findings](const std::vector<Finding> &from, const auto &holds) {
        std::ranges::copy_if(from, std::back_inserter(findings), [&](const Finding &f) { return holds(f.subject); });
    };
    const auto isGiven = [&](std::string_view name) {
        return session.hasVariable(name) || session.hasTool(name) || std::ranges::contains(policy.builtins, name)
            || (policy.dialect == Dialect::Smolagents && isFrameworkFunction(name));
    };
    if (session.isVariable && session.isTool && !use.isOpaque)
        take(use.undefined, [&](std::string_view name) { return !isGiven(name); });
    if (session.isReadLater)
        take(use.unread, [&](std::string_view name) { return !session.isReadLater(name); });
    take(use.bound, [&](std::string_view name) { return session.hasTool(name); });
    take(use.called, [&](std::string_view name) { return session.hasTool(name) && !session.hasVariable(name); });
    return findings;
}

} // namespace vitrine
