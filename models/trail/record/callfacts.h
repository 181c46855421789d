// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A decision, made before an action ran, on whether it may run.
struct Approval {
    enum class Decision { Allowed, Changed, Denied };
    /// Rule: also a setting, a mode or a hook of the agent. Model: one that reviews the actions of another.
    enum class Source { Unknown, Person, Rule, Model };
    Decision decision = Decision::Allowed;
    Source source = Source::Unknown;
    std::string name; ///< of the person or model, or the text of the rule, as in the log; may be empty
    std::string reason;
    std::optional<double> at; ///< seconds since 1970
    bool operator==(const Approval &) const = default;
};
/// The names of enumerators in a trail; they never change.
inline constexpr std::array<std::string_view, 3> decisionNames { "allowed", "changed", "denied" };
inline constexpr std::array<std::string_view, 4> approvalSourceNames { "unknown", "person", "rule", "model" };
std::string_view toString(Approval::Decision decision);
std::string_view toString(Approval::Source source);

/// Facts of a log about a tool call, besides its arguments and result.
struct CallFacts {
    std::string callId;
    std::optional<double> startedAt; ///< seconds since 1970
    std::optional<Approval> approval;
    std::optional<std::int64_t> exitStatus {}; ///< of the command that it ran
    bool operator==(const CallFacts &) const = default;
};

/// Steps keep these facts in the member "calls" of their `extra`, a JSON object in text that may be empty. What is
/// there already on other calls, and other facts on the same call, stay.
void addCallFacts(std::string &extra, const std::vector<CallFacts> &facts);
/// Values that are not as `addCallFacts` writes them are left out.
std::vector<CallFacts> callFactsIn(std::string_view extra);

/// The id of the call that started a run, from the member "parent_call" of the run's `extra`; empty for none.
std::string startingCallIn(std::string_view extra);

} // namespace vitrine
