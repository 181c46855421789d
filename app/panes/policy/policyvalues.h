// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/policy/baseuse.h"
#include "models/judging/looserules.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

struct DraftJudgement;

/// The value of one item of a policy, as shown in the list of rules.
struct PolicyValue {
    UseKind kind = UseKind::Import;
    std::string_view path; ///< path of the list whose comments apply
    std::string name; ///< a module or pattern, a builtin, an attribute, a class of syntax, a tool
    Verdict verdict = Verdict::Denied; ///< by the draft
    Verdict before = Verdict::Denied; ///< by the active policy
    bool isAllowed() const { return verdict == Verdict::Allowed; }
    Risk risk = Risk::None;
    std::uint64_t steps = 0; ///< number of steps that use it
};

/// Everything that the policies name or the steps use, most used first. `use` may be null.
std::vector<PolicyValue> policyValues(UseKind kind, const Policy &active, const Policy &draft, const BaseUse *use);
/// The same for any kind. For actions: the entries of the lists with the steps they decide, and further recorded
/// actions as patterns, at most `mostValues`.
std::vector<PolicyValue> policyValues(UseKind kind, const DraftJudgement &judgement);
inline constexpr std::size_t mostValues = 500;

/// The path of the list that decides about a use, as in differences and comments: "imports.allow".
std::string_view pathOf(UseKind kind);

/// The policy with one entry allowed or denied, by the smallest change of its lists.
Policy withValue(Policy policy, UseKind kind, const std::string &name, bool isAllowed);

/// The policy with a decision about a pattern of actions or tools, or with none. An empty pattern means all others.
Policy withDecision(Policy policy, UseKind kind, const std::string &pattern, std::optional<Decision> decision);

/// The policy with or without an entry of a list that is not judged by facts.
Policy withEntry(Policy policy, const PolicyRule &list, const std::string &entry, bool isThere);

} // namespace vitrine
