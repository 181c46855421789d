// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/rulejudge.h"

#include "base/enumnames.h"

namespace vitrine {

namespace {

constexpr auto kinds = enumNames<UseKind::UnknownSyntax>(
    "import", "relative-import", "builtin", "dunder-name", "dunder-attribute", "tool", "syntax", "unknown-syntax");

Ruling denied(std::string rule, std::string_view code) { return { Verdict::Denied, std::move(rule), code }; }

std::optional<Ruling> deniedUnless(bool isAllowed, const char *rule, std::string_view code)
{
    return isAllowed ? std::nullopt : std::optional(denied(rule, code));
}

} // namespace

std::string_view toString(UseKind kind) { return nameOf(kind, kinds); }
std::optional<UseKind> useKindFrom(std::string_view text) { return enumFrom<UseKind>(text, kinds); }

RuleJudge::RuleJudge(const Policy &policy)
    : m_policy(&policy)
    , m_imports(policy.imports)
    , m_dunders(namesIn(policy.dunderAttributes))
    , m_builtins(namesIn(policy.builtins))
    , m_deniedSyntax(namesIn(policy.deniedSyntax))
    , m_tools(namesIn(policy.tools))
{
}

std::optional<Ruling> RuleJudge::judge(UseKind kind, std::string_view subject) const
{
    const auto holds = [&](const Names &names) { return names.contains(subject) || names.contains("*"); };
    switch (kind) {
    case UseKind::Import: return judgeImport(subject);
    case UseKind::RelativeImport: return denied("imports.relative", "relative-import");
    case UseKind::Builtin: return deniedUnless(m_builtins.contains(subject), "builtins.allow", "builtin-denied");
    case UseKind::DunderName: return deniedUnless(holds(m_dunders), "attributes.allow_dunder", "name-denied");
    case UseKind::DunderAttribute: return deniedUnless(holds(m_dunders), "attributes.allow_dunder", "dunder-denied");
    case UseKind::Tool: return deniedUnless(holds(m_tools), "tools.allow", "tool-denied");
    case UseKind::Syntax: return deniedUnless(!m_deniedSyntax.contains(subject), "syntax.deny", "syntax-denied");
    case UseKind::UnknownSyntax: break;
    }
    return denied("syntax.deny", "syntax-denied");
}

bool RuleJudge::denies(UseKind kind, std::string_view subject) const
{
    const auto ruling = judge(kind, subject);
    return ruling && ruling->verdict == Verdict::Denied;
}

std::optional<Ruling> RuleJudge::judgeImport(std::string_view module) const
{
    if (module == "__future__")
        return std::nullopt;
    ImportRules::Answer answer = m_imports.judge(module);
    if (answer.verdict == Verdict::Denied)
        return denied(std::move(answer.rule), "import-denied");
    if (isDangerousModule(module))
        return Ruling { Verdict::Allowed, std::move(answer.rule), "import-dangerous" };
    return std::nullopt;
}

} // namespace vitrine
