// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/judge.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

namespace vitrine {

namespace {

// Names of the interpreter that say nothing that code may not know.
constexpr std::array harmlessNames { std::string_view("__name__"), std::string_view("__class__"),
    std::string_view("__debug__"), std::string_view("__doc__") };

/// The use that a mention is to a policy; nothing for names outside of policies, such as those that the code itself
/// binds.
std::optional<UseKind> useOf(const Mention &mention, const FactsCollector &collected, const SessionNames &session)
{
    switch (mention.kind) {
    case Mention::Kind::Name: break;
    case Mention::Kind::Attribute:
    case Mention::Kind::MatchArguments: return UseKind::DunderAttribute;
    case Mention::Kind::Import: return UseKind::Import;
    case Mention::Kind::RelativeImport: return UseKind::RelativeImport;
    case Mention::Kind::Node: return UseKind::UnknownSyntax;
    }
    if (collected.isBound(mention) || session.hasVariable(mention.text))
        return std::nullopt;
    if (!isDunder(mention.text))
        return UseKind::Builtin;
    const bool isRevealing = isInterpreterName(mention.text) && !std::ranges::contains(harmlessNames, mention.text);
    return isRevealing ? std::optional(UseKind::DunderName) : std::nullopt;
}

} // namespace

std::vector<Finding> judge(const SyntaxTypes &types, const FactsCollector &collected, const RuleJudge &rules,
    const SourceText &source, const SessionNames &session)
{
    std::vector<Finding> findings;
    for (const Mention &mention : collected.mentions()) {
        const auto kind = useOf(mention, collected, session);
        auto ruling = kind ? rules.judge(*kind, mention.text) : std::nullopt;
        if (!ruling)
            continue;
        const NodeLocation location = types.location(mention.node);
        findings.push_back({ ruling->verdict == Verdict::Denied ? Severity::Denied : Severity::Warning,
            std::move(ruling->rule), std::string(ruling->code), std::string(mention.text), location.line,
            source.column(location.line, location.column), location.endLine,
            source.column(location.endLine, location.endColumn) });
    }
    std::ranges::stable_sort(findings, {}, [](const Finding &f) { return std::pair(f.line, f.column); });
    return findings;
}

std::vector<UseFact> usesIn(const SyntaxTypes &types, const FactsCollector &collected, const SourceText &source)
{
    std::vector<UseFact> uses;
    std::set<std::pair<UseKind, std::string_view>> known;
    for (const Mention &mention : collected.mentions()) {
        const auto kind = useOf(mention, collected, {});
        if (!kind || !known.emplace(*kind, mention.text).second)
            continue;
        const NodeLocation location = types.location(mention.node);
        uses.push_back(
            { *kind, std::string(mention.text), location.line, source.column(location.line, location.column) });
    }
    return uses;
}

} // namespace vitrine
