// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/proofsearch.h"

#include "executor/proof/textuniverses.h"
#include "executor/shell/plainshell.h"
#include "executor/shell/shellreview.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

/// Texts whose commands are tried before the question stays undecided.
constexpr std::size_t mostTexts = 8;
/// Bounds the time of one question.
constexpr std::size_t mostStates = 60'000;

} // namespace

void ProofSearch::add(Kind kind, std::string rule, std::string subject, std::string text)
{
    m_proof.counterexamples.push_back({ kind, std::move(rule), std::move(subject), std::move(text) });
}

void ProofSearch::addUndecided(std::string_view part)
{
    if (!std::ranges::contains(m_proof.undecided, part))
        m_proof.undecided.emplace_back(part);
}

bool ProofSearch::hasCommand() const
{
    return std::ranges::contains(m_proof.counterexamples, Kind::Command, &PolicyCounterexample::kind);
}

bool ProofSearch::isDecided(ActionPart part) const { return !std::ranges::contains(m_proof.undecided, toString(part)); }

std::optional<std::string> ProofSearch::shortest(
    const Automaton &automaton, std::string_view part, const std::function<bool(Tags)> &isWider)
{
    std::optional<std::string> found;
    OutcomeSearch search;
    search.required = inUniverse;
    search.onOutcome = [&](Tags tags, const auto &text) {
        if (!std::ranges::binary_search(tags, inUniverse) || !isWider(tags))
            return Visit::GoOn;
        found = text();
        return Visit::Stop;
    };
    if (forEachOutcome(automaton, search) == SearchEnd::TooLarge)
        addUndecided(part);
    return found;
}

bool ProofSearch::tryCommands(
    const Automaton &automaton, const std::function<bool(Tags)> &isWider, const Commands &commands)
{
    std::size_t tried = 0;
    bool isAdded = false;
    OutcomeSearch search;
    search.mostStates = mostStates;
    search.required = inUniverse;
    search.onOutcome = [&](Tags tags, const auto &text) {
        if (!std::ranges::binary_search(tags, inUniverse) || !isWider(tags))
            return Visit::GoOn;
        ++tried;
        const std::string subject = text();
        isAdded = addConfirmed(commands(tags, subject), subject);
        return isAdded || tried == mostTexts ? Visit::Stop : Visit::GoOn;
    };
    const SearchEnd end = forEachOutcome(automaton, search);
    if (!isAdded && (tried > 0 || end == SearchEnd::TooLarge))
        addUndecided(toString(ActionPart::Command));
    return isAdded;
}

bool ProofSearch::addConfirmed(const std::vector<std::string> &commands, const std::string &subject)
{
    // Most need no process to be parsed; the others share one.
    std::vector<std::string_view> others;
    for (const std::string &command : commands) {
        if (!plainStatements(command))
            others.push_back(command);
        else if (addConfirmed(command, shellFacts(m_parser, command), subject))
            return true;
    }
    if (others.empty())
        return false;
    const std::vector<ShellFacts> facts = shellFacts(m_parser, others);
    for (std::size_t i = 0; i < others.size(); ++i)
        if (addConfirmed(others[i], facts[i], subject))
            return true;
    return false;
}

bool ProofSearch::addConfirmed(std::string_view command, const ShellFacts &facts, const std::string &subject)
{
    if (judgeShell(m_judges.front(), facts).outcome != ActionOutcome::Allow)
        return false;
    const ActionRuling ruling = judgeShell(m_judges.back(), facts);
    if (ruling.outcome == ActionOutcome::Allow)
        return false;
    const std::string rule = ruling.rule.empty() ? std::string(toString(ActionPart::Command)) : ruling.rule;
    add(Kind::Command, rule, subject, std::string(command));
    return true;
}

PolicyProof ProofSearch::take()
{
    // A counterexample answers the question.
    if (hasCommand())
        std::erase(m_proof.undecided, toString(ActionPart::Command));
    std::ranges::stable_sort(m_proof.counterexamples, {}, [](const auto &found) { return found.text.size(); });
    return std::move(m_proof);
}

} // namespace vitrine
