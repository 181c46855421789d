// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Sets of byte strings, each with a tag, in one nondeterministic finite automaton. Patterns of a policy are compiled
/// into it, and `forEachOutcome` answers questions about all strings at once. A plain value.
class Automaton final {
public:
    using State = std::uint32_t;
    using Tag = std::uint32_t;
    using Bytes = std::bitset<256>;

    struct Edge {
        Bytes on;
        State to;
    };

    State addState();
    /// Adds a state in which reading starts.
    State addStart();
    void addEdge(State from, const Bytes &on, State to);
    /// Adds a transition without input.
    void addJump(State from, State to);
    void accept(State state, Tag tag);

    /// Adds transitions that read exactly this text; returns the state after it.
    State addText(State from, std::string_view text);
    /// Adds transitions that read zero or more of these bytes.
    State addMany(State from, const Bytes &on);
    State addOne(State from, const Bytes &on);
    /// Adds a copy of another automaton with its tags; reading of it starts where the returned state is.
    State addCopy(const Automaton &other);

    static Bytes anyByte() { return Bytes().set(); }
    static Bytes allBut(char byte) { return Bytes().set().reset(static_cast<unsigned char>(byte)); }
    static Bytes only(char byte) { return Bytes().set(static_cast<unsigned char>(byte)); }

    std::size_t stateCount() const { return m_edges.size(); }
    std::span<const State> starts() const { return m_starts; }
    std::span<const Edge> edges(State state) const { return m_edges[state]; }
    std::span<const State> jumps(State state) const { return m_jumps[state]; }
    std::span<const Tag> tags(State state) const { return m_tags[state]; }

    /// The tags of a text, ascending.
    std::vector<Tag> read(std::string_view text) const;

private:
    std::vector<std::vector<Edge>> m_edges;
    std::vector<std::vector<State>> m_jumps;
    std::vector<std::vector<Tag>> m_tags;
    std::vector<State> m_starts;
};

/// The reply of a visitor of outcomes.
enum class Visit { GoOn, Skip, Stop };
/// How a search over all texts ended.
enum class SearchEnd { Stopped, Exhausted, TooLarge };

struct OutcomeSearch {
    /// Called once for each reachable combination of states, the shortest text first, with the tags (ascending) of such
    /// a text and the text itself. Skip: ignores longer texts that start with it.
    std::function<Visit(std::span<const Automaton::Tag>, const std::function<std::string()> &)> onOutcome;
    /// Ignores texts that can no longer get this tag.
    std::optional<Automaton::Tag> required;
    std::size_t mostCombinations = 200'000;
    /// The total number of states in all combinations, which bounds time and memory.
    std::size_t mostStates = 20'000'000;
};

SearchEnd forEachOutcome(const Automaton &automaton, const OutcomeSearch &search);

/// A deterministic automaton that gives `tag` to the texts whose tags fulfil a condition, and no tags to others. Empty
/// if it would have too many states.
std::optional<Automaton> texts(const Automaton &automaton,
    const std::function<bool(std::span<const Automaton::Tag>)> &condition, Automaton::Tag tag,
    std::size_t mostStates = 20'000);
/// Gives `tag` to all texts that can be continued to one with this tag.
Automaton beginnings(const Automaton &automaton, Automaton::Tag tag);

} // namespace vitrine
