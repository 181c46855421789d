// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/foreignpolicy.h"

#include "base/enumnames.h"
#include "executor/policy/policydifference.h"
#include "executor/policy/policyrules.h"
#include "executor/policy/profiles.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using Reason = NotExpressed::Reason;

constexpr auto reasonNames = enumNames<Reason::Repeated>("no-counterpart", "ignored-there", "not-a-prefix",
    "narrow-wildcard", "not-literal", "one-of-two", "unreadable", "always-asks", "mode", "denied-in-part", "repeated");

template <typename Rules>
auto &listIn(Rules &rules, Decision decision)
{
    switch (decision) {
    case Decision::Allow: return rules.allow;
    case Decision::Ask: return rules.ask;
    case Decision::Deny: break;
    }
    return rules.deny;
}

template <typename Of>
auto &toolsIn(Of &policy, Decision decision)
{
    switch (decision) {
    case Decision::Allow: return policy.tools;
    case Decision::Ask: return policy.toolsToAsk;
    case Decision::Deny: break;
    }
    return policy.toolsToDeny;
}

constexpr std::array<std::string_view, 5> actionParts { "commands", "files", "hosts", "tools", "required_layers" };

} // namespace

std::string_view toString(NotExpressed::Reason reason) { return nameOf(reason, reasonNames); }

std::vector<std::string> &listOf(ActionRules &rules, Decision decision) { return listIn(rules, decision); }
const std::vector<std::string> &listOf(const ActionRules &rules, Decision decision) { return listIn(rules, decision); }
std::vector<std::string> &toolsOf(Policy &policy, Decision decision) { return toolsIn(policy, decision); }
const std::vector<std::string> &toolsOf(const Policy &policy, Decision decision) { return toolsIn(policy, decision); }

void addOnce(std::vector<std::string> &patterns, std::string pattern)
{
    if (!std::ranges::contains(patterns, pattern))
        patterns.push_back(std::move(pattern));
}

Policy emptyPolicy(std::string_view name)
{
    Policy policy = profile("strict").value_or(Policy {});
    policy.name = name;
    policy.version = 1;
    policy.base.clear();
    policy.tools.clear();
    return policy;
}

void addPythonParts(std::vector<NotExpressed> &list, const Policy &policy, std::string_view except)
{
    for (const PolicyDifference &difference : differences(emptyPolicy(policy.name), policy)) {
        const std::string part = difference.path.substr(0, difference.path.find('.'));
        const bool isAction = std::ranges::contains(actionParts, part);
        const bool isKnown = std::ranges::contains(list, part, &NotExpressed::rule);
        if (!isAction && !isKnown && part != except)
            list.push_back({ part, Reason::NoCounterpart });
    }
}

std::vector<std::string> expandedBraces(std::string_view pattern)
{
    constexpr std::size_t most = 64;
    std::vector<std::string> texts { "" };
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '\\' && i + 1 < pattern.size()) {
            for (std::string &text : texts)
                text.append(pattern.substr(i, 2));
            ++i;
            continue;
        }
        if (pattern[i] != '{') {
            for (std::string &text : texts)
                text.push_back(pattern[i]);
            continue;
        }
        std::vector<std::string> alternatives { "" };
        std::size_t depth = 1;
        for (++i; i < pattern.size(); ++i) {
            if (pattern[i] == '\\' && i + 1 < pattern.size()) {
                alternatives.back().append(pattern.substr(i, 2));
                ++i;
                continue;
            }
            depth += pattern[i] == '{' ? 1 : 0;
            depth -= pattern[i] == '}' ? 1 : 0;
            if (depth == 0)
                break;
            if (pattern[i] == ',' && depth == 1)
                alternatives.emplace_back();
            else
                alternatives.back().push_back(pattern[i]);
        }
        std::vector<std::string> next;
        for (const std::string &text : texts)
            for (const std::string &alternative : alternatives)
                for (const std::string &inner : expandedBraces(alternative))
                    next.push_back(text + inner);
        texts = std::move(next);
        if (texts.size() > most)
            return {};
    }
    return texts;
}

} // namespace vitrine
