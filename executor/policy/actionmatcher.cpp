// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/actionmatcher.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

namespace vitrine {

namespace {

using Reason = ActionRuling::Reason;

constexpr std::uint32_t notYet = std::numeric_limits<std::uint32_t>::max();
/// A text that needs more states is too complex; the cache is cleared before the next one.
constexpr std::size_t mostStates = 20'000;

ActionOutcome outcomeOf(Decision decision) { return static_cast<ActionOutcome>(std::to_underlying(decision)); }

} // namespace

ActionMatcher::ActionMatcher(const Policy &policy, ActionPart part, const ProjectFolders &locations)
    : m_rules(actionRules(policy, part, locations))
    , m_hasExceptions(m_rules.hasExceptions())
    , m_listsAllowed(m_rules.listsAllowed())
    , m_isIn(m_rules.automaton.stateCount())
{
    std::vector<Automaton::Bytes> labels;
    for (Automaton::State state = 0; state < m_rules.automaton.stateCount(); ++state)
        for (const Automaton::Edge &edge : m_rules.automaton.edges(state))
            if (!std::ranges::contains(labels, edge.on))
                labels.push_back(edge.on);
    labels.push_back(Automaton::only(wordEnd));
    labels.push_back(Automaton::only('/'));
    std::map<std::vector<bool>, std::uint8_t> classes;
    for (std::size_t byte = 0; byte < m_classes.size(); ++byte) {
        std::vector<bool> isOn;
        for (const Automaton::Bytes &label : labels)
            isOn.push_back(label.test(byte));
        const auto [at, isNew] = classes.try_emplace(std::move(isOn), static_cast<std::uint8_t>(classes.size()));
        m_classes[byte] = at->second;
        if (isNew)
            m_examples.push_back(static_cast<unsigned char>(byte));
    }
    restart();
}

void ActionMatcher::restart()
{
    m_known.clear();
    m_states.clear();
    m_isFinal.clear();
    m_steps.clear();
    Set set;
    for (const Automaton::State start : m_rules.automaton.starts())
        set.push_back(start);
    indexOf(std::move(set));
}

/// Returns the index for the states and everything reachable from them by jumps.
ActionMatcher::Index ActionMatcher::indexOf(Set set)
{
    for (const Automaton::State state : set)
        m_isIn[state] = true;
    for (std::size_t i = 0; i < set.size(); ++i)
        for (const Automaton::State next : m_rules.automaton.jumps(set[i]))
            if (!m_isIn[next]) {
                m_isIn[next] = true;
                set.push_back(next);
            }
    for (const Automaton::State state : set)
        m_isIn[state] = false;
    std::ranges::sort(set);
    const auto [at, isNew] = m_known.try_emplace(std::move(set), static_cast<Index>(m_states.size()));
    if (!isNew)
        return at->second;
    const bool isFinal = std::ranges::all_of(at->first, [this](Automaton::State state) {
        const auto edges = m_rules.automaton.edges(state);
        return std::ranges::all_of(
            edges, [state](const Automaton::Edge &edge) { return edge.on.all() && edge.to == state; });
    }) && std::ranges::all_of(at->first, [this](Automaton::State state) {
        // Every byte leaves a state without edges.
        return !m_rules.automaton.edges(state).empty();
    });
    m_states.push_back({ &at->first, answerOf(at->first), {}, {}, {} });
    m_isFinal.push_back(isFinal ? 1 : 0);
    m_steps.resize(m_steps.size() + m_examples.size(), notYet);
    return at->second;
}

ActionMatcher::Answer ActionMatcher::answerOf(const Set &set) const
{
    std::vector<Automaton::Tag> tags;
    for (const Automaton::State state : set)
        tags.insert(tags.end(), m_rules.automaton.tags(state).begin(), m_rules.automaton.tags(state).end());
    std::ranges::sort(tags);
    std::size_t entry = 0;
    if (const auto decision = m_rules.decide(tags, &entry))
        return { outcomeOf(*decision), Reason::Listed, static_cast<std::uint32_t>(entry),
            m_rules.entries[entry].pattern == "*", *decision != Decision::Allow };
    if (m_rules.otherwise)
        return { outcomeOf(*m_rules.otherwise), Reason::Default };
    return {};
}

ActionMatcher::Index ActionMatcher::step(Index from, unsigned char byte)
{
    const std::size_t at = from * m_examples.size() + m_classes[byte];
    if (m_steps[at] != notYet)
        return m_steps[at];
    Set set;
    for (const Automaton::State state : *m_states[from].set)
        for (const Automaton::Edge &edge : m_rules.automaton.edges(state))
            if (edge.on.test(byte) && !m_isIn[edge.to]) {
                m_isIn[edge.to] = true;
                set.push_back(edge.to);
            }
    const Index next = indexOf(std::move(set));
    m_steps[at] = next;
    return next;
}

ActionMatcher::Index ActionMatcher::read(Index from, std::string_view text)
{
    const std::size_t width = m_examples.size();
    for (const char byte : text) {
        if (m_isFinal[from] != 0)
            break;
        const Index next = m_steps[from * width + m_classes[static_cast<unsigned char>(byte)]];
        from = next != notYet ? next : step(from, static_cast<unsigned char>(byte));
    }
    return from;
}

/// Null if there are too many.
const std::vector<ActionMatcher::Index> *ActionMatcher::reachable(Index from, PartialText::Kind kind)
{
    if (const auto &known = m_states[from].reached(kind))
        return &*known;
    const bool isInFolder = kind == PartialText::Kind::InFolder;
    const bool isBounded = isInFolder || kind == PartialText::Kind::InWord;
    std::vector<Index> all { from };
    std::vector<bool> isKnown(m_states.size());
    isKnown[from] = true;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const unsigned char byte : m_examples) {
            if ((isBounded && byte == static_cast<unsigned char>(wordEnd)) || (isInFolder && byte == '/'))
                continue;
            const Index next = step(all[i], byte);
            isKnown.resize(m_states.size());
            if (isKnown[next])
                continue;
            if (all.size() == mostStates)
                return nullptr;
            isKnown[next] = true;
            all.push_back(next);
        }
    auto &found = m_states[from].reached(kind);
    found = std::move(all);
    return &*found;
}

/// The states reachable by the texts that match a partial text; empty if there are too many.
std::optional<std::vector<ActionMatcher::Index>> ActionMatcher::statesOf(const PartialText &text)
{
    using Kind = PartialText::Kind;
    std::vector<Index> states { 0 };
    for (const PartialText::Piece &piece : text.pieces) {
        std::vector<Index> next;
        for (Index state : states) {
            state = read(state, piece.text);
            if (piece.kind == Kind::Known || piece.kind == Kind::Words)
                next.push_back(state);
            if (piece.kind == Kind::Known)
                continue;
            if (piece.kind == Kind::Words)
                state = step(state, static_cast<unsigned char>(wordEnd));
            const auto *more = reachable(state, piece.kind);
            if (more == nullptr)
                return std::nullopt;
            next.insert(next.end(), more->begin(), more->end());
        }
        std::ranges::sort(next);
        next.erase(std::ranges::unique(next).begin(), next.end());
        states = std::move(next);
    }
    return states;
}

std::optional<ActionMatcher::Answer> ActionMatcher::answerWithoutRules() const
{
    if (m_rules.isEmpty)
        return Answer { ActionOutcome::Unknown, Reason::NoRules };
    return std::nullopt;
}

ActionMatcher::Answer ActionMatcher::withInvalid(const Answer &answer) const
{
    if (m_rules.invalid && answer.outcome != ActionOutcome::Deny)
        return { ActionOutcome::Unknown, Reason::InvalidPattern, 0, false, true };
    return answer;
}

ActionMatcher::Answer ActionMatcher::judge(std::string_view text)
{
    if (const auto answer = answerWithoutRules())
        return *answer;
    if (m_states.size() > mostStates)
        restart();
    return withInvalid(m_states[read(0, text)].answer);
}

ActionMatcher::Answer ActionMatcher::judge(const PartialText &text)
{
    if (const auto answer = answerWithoutRules())
        return *answer;
    if (m_states.size() > mostStates)
        restart();
    std::array<std::optional<Answer>, 4> found; // by outcome; a listed ruling is preferred to a default
    const auto states = statesOf(text);
    if (!states)
        return { ActionOutcome::Unknown, Reason::TooComplex, 0, false, m_hasExceptions };
    bool mayBeExcepted = false;
    for (const Index state : *states) {
        const Answer &answer = m_states[state].answer;
        mayBeExcepted = mayBeExcepted || answer.mayBeExcepted;
        auto &known = found.at(static_cast<std::size_t>(answer.outcome));
        if (!known || (answer.isListed() && !known->isListed()))
            known = answer;
    }
    const auto has = [&](ActionOutcome outcome) { return found.at(static_cast<std::size_t>(outcome)).has_value(); };
    Answer answer { ActionOutcome::Unknown, Reason::PartlyKnown };
    if (std::ranges::count_if(found, [](const auto &each) { return each.has_value(); }) == 1)
        answer = **std::ranges::find_if(found, [](const auto &each) { return each.has_value(); });
    else if (!has(ActionOutcome::Deny) && !has(ActionOutcome::Unknown))
        answer = *found.at(static_cast<std::size_t>(ActionOutcome::Ask));
    answer.mayBeExcepted = mayBeExcepted;
    return withInvalid(answer);
}

} // namespace vitrine
