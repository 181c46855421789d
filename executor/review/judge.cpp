// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/judge.h"

#include "executor/policy/importrules.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace vitrine {

namespace {

// Names of the interpreter that say nothing that code may not know.
constexpr std::array harmlessNames { std::string_view("__name__"), std::string_view("__class__"),
    std::string_view("__debug__"), std::string_view("__doc__") };

class Judge final {
public:
    Judge(const SyntaxTypes &types, const FactsCollector &collected, const Policy &policy, const SourceText &source,
        const SessionNames &session)
        : m_types(types)
        , m_collected(collected)
        , m_source(source)
        , m_session(session)
        , m_imports(policy.imports)
        , m_dunders(policy.dunderAttributes.begin(), policy.dunderAttributes.end())
        , m_builtins(policy.builtins.begin(), policy.builtins.end())
    {
    }

    std::vector<Finding> findings()
    {
        for (const Mention &mention : m_collected.mentions())
            judge(mention);
        std::ranges::stable_sort(m_findings, {}, [](const Finding &f) { return std::pair(f.line, f.column); });
        return std::move(m_findings);
    }

private:
    void judge(const Mention &mention)
    {
        switch (mention.kind) {
        case Mention::Kind::Name: return judgeName(mention);
        case Mention::Kind::Attribute:
            if (isDunder(mention.text) && !allowsDunder(mention.text))
                add(Severity::Denied, "attributes.allow_dunder", "dunder-denied", mention);
            return;
        case Mention::Kind::Import: return judgeImport(mention);
        case Mention::Kind::RelativeImport:
            return add(Severity::Denied, "imports.relative", "relative-import", mention);
        case Mention::Kind::MatchArguments:
            if (!allowsDunder(mention.text))
                add(Severity::Denied, "attributes.allow_dunder", "dunder-denied", mention);
            return;
        case Mention::Kind::Node: return add(Severity::Denied, "syntax.deny", "syntax-denied", mention);
        }
    }

    void judgeName(const Mention &mention)
    {
        const bool isKnown = m_collected.isBound(mention) || m_session.hasVariable(mention.text);
        if (isDunder(mention.text)) {
            if (!isKnown && !std::ranges::contains(harmlessNames, mention.text) && !allowsDunder(mention.text))
                add(Severity::Denied, "attributes.allow_dunder", "name-denied", mention);
        } else if (!isKnown && !m_builtins.contains(mention.text)) {
            add(Severity::Denied, "builtins.allow", "builtin-denied", mention);
        }
    }

    void judgeImport(const Mention &mention)
    {
        if (mention.text == "__future__")
            return;
        const ImportRules::Answer answer = m_imports.judge(mention.text);
        if (answer.verdict == Verdict::Denied)
            add(Severity::Denied, answer.rule, "import-denied", mention);
        else if (isDangerousModule(mention.text))
            add(Severity::Warning, answer.rule, "import-dangerous", mention);
    }

    bool allowsDunder(std::string_view name) const { return m_dunders.contains(name) || m_dunders.contains("*"); }

    void add(Severity severity, std::string rule, std::string code, const Mention &mention)
    {
        const NodePlace place = m_types.place(mention.node);
        m_findings.push_back({ severity, std::move(rule), std::move(code), std::string(mention.text), place.line,
            m_source.column(place.line, place.column), place.endLine,
            m_source.column(place.endLine, place.endColumn) });
    }

    const SyntaxTypes &m_types;
    const FactsCollector &m_collected;
    const SourceText &m_source;
    const SessionNames &m_session;
    ImportRules m_imports;
    std::unordered_set<std::string_view> m_dunders;
    std::unordered_set<std::string_view> m_builtins;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> judge(const SyntaxTypes &types, const FactsCollector &collected, const Policy &policy,
    const SourceText &source, const SessionNames &session)
{
    return Judge(types, collected, policy, source, session).findings();
}

} // namespace vitrine
