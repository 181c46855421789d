// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/importrules.h"
#include "executor/policy/policyrules.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>

namespace vitrine {

class ActionJudge;

/// The decision of a policy about one use.
struct Ruling {
    Verdict verdict = Verdict::Denied; ///< Allowed if it only deserves a warning
    std::string rule; ///< "imports.deny:numpy.f2py", "builtins.allow" …
    std::string_view code; ///< code of the resulting finding: "import-denied" …
};

/// The part of a policy that can be judged without running anything, prepared for many queries. The only implementation
/// of these decisions: used to review code and to judge stored facts. Immutable; any thread. The policy must outlive
/// it.
class RuleJudge final {
public:
    explicit RuleJudge(const Policy &policy);

    /// Empty if the policy has no objection.
    std::optional<Ruling> judge(UseKind kind, std::string_view subject) const;
    bool denies(UseKind kind, std::string_view subject) const;
    const Policy &policy() const { return *m_policy; }

private:
    using Names = std::unordered_set<std::string_view>;

    std::optional<Ruling> judgeImport(std::string_view module) const;
    std::optional<Ruling> judgeTool(std::string_view name) const;
    static Names namesIn(const std::vector<std::string> &names) { return { names.begin(), names.end() }; }

    const Policy *m_policy;
    ImportRules m_imports;
    Names m_dunders;
    Names m_builtins;
    Names m_deniedSyntax;
    Names m_tools;
    std::shared_ptr<const ActionJudge> m_toolPatterns; ///< null if the lists of tools are plain names, or "*"
};

} // namespace vitrine
