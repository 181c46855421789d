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
/// into it, and questions about all strings at once are answered by `forEachOutcome`. A plain value.
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
    /// A state in which reading begins.
    State addStart();
    void addEdge(State from, const Bytes &on, State to);
    /// A step that reads nothing.
    void addJump(State from, State to);
    void accept(State state, Tag tag);

    /// Reads exactly this text; returns the state behind it.
    State addText(State from, std::string_view text);
    /// Reads any number of these bytes.
    State addMany(State from, const Bytes &on);
    State addOne(State from, const Bytes &on);

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

/// The request of a visitor of outcomes.
enum class Visit { GoOn, Skip, Stop };
/// How a search over all texts ended.
enum class SearchEnd { Stopped, Exhausted, TooLarge };

struct OutcomeSearch {
    /// Called once for each combination of states that texts lead to, the shortest text first, with the tags
    /// (ascending) of such a text and the text itself. Skip: longer texts with this beginning are of no interest.
    std::function<Visit(std::span<const Automaton::Tag>, const std::function<std::string()> &)> onOutcome;
    /// Texts that can no longer get this tag are not looked at.
    std::optional<Automaton::Tag> required;
    std::size_t mostCombinations = 200'000;
    /// States in all combinations together: each takes time and memory.
    std::size_t mostStates = 20'000'000;
};

SearchEnd forEachOutcome(const Automaton &automaton, const OutcomeSearch &search);

} // namespace vitrine
