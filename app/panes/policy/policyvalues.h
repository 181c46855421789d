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
    std::string_view path; ///< of the list that comments on it go by
    std::string name; ///< a module or pattern, a builtin, an attribute, a class of syntax, a tool
    Verdict verdict = Verdict::Denied; ///< of the draft
    Verdict before = Verdict::Denied; ///< of the policy in force
    bool isAllowed() const { return verdict == Verdict::Allowed; }
    Risk risk = Risk::None;
    std::uint64_t steps = 0; ///< that use it
};

/// All that the policies name or the steps use, what is used most first. `use` may be null.
std::vector<PolicyValue> policyValues(UseKind kind, const Policy &active, const Policy &draft, const BaseUse *use);
/// The same of any kind. Of actions: the entries of the lists, with the steps that they decide about, and what recorded
/// actions use besides, as patterns; at most `mostValues` of these.
std::vector<PolicyValue> policyValues(UseKind kind, const DraftJudgement &judgement);
inline constexpr std::size_t mostValues = 500;

/// The list that rules on a use, as differences and comments call it: "imports.allow".
std::string_view pathOf(UseKind kind);

/// The policy with one thing allowed or denied, by the smallest change of its lists.
Policy withValue(Policy policy, UseKind kind, const std::string &name, bool isAllowed);

/// The policy with a decision about a pattern of actions or tools, or without any; an empty pattern is all others.
Policy withDecision(Policy policy, UseKind kind, const std::string &pattern, std::optional<Decision> decision);

/// The policy with an entry of a list that no facts are judged by, or without it.
Policy withEntry(Policy policy, const PolicyRule &list, const std::string &entry, bool isThere);

} // namespace vitrine
