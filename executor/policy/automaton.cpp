// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/automaton.h"

#include <algorithm>
#include <array>
#include <deque>
#include <unordered_map>
#include <unordered_set>

namespace vitrine {

namespace {

using State = Automaton::State;
using Tag = Automaton::Tag;
using Set = std::vector<State>; // ascending

/// Adds all states reachable from these by jumps.
void close(const Automaton &automaton, Set &set, std::vector<bool> &isIn)
{
    for (std::size_t i = 0; i < set.size(); ++i)
        for (const State next : automaton.jumps(set[i]))
            if (!isIn[next]) {
                isIn[next] = true;
                set.push_back(next);
            }
    for (const State state : set)
        isIn[state] = false;
    std::ranges::sort(set);
}

Set startSet(const Automaton &automaton, std::vector<bool> &isIn)
{
    Set set;
    for (const State start : automaton.starts())
        if (!isIn[start]) {
            isIn[start] = true;
            set.push_back(start);
        }
    close(automaton, set, isIn);
    return set;
}

Set step(const Automaton &automaton, const Set &from, unsigned char byte, std::vector<bool> &isIn)
{
    Set set;
    for (const State state : from)
        for (const Automaton::Edge &edge : automaton.edges(state))
            if (edge.on.test(byte) && !isIn[edge.to]) {
                isIn[edge.to] = true;
                set.push_back(edge.to);
            }
    close(automaton, set, isIn);
    return set;
}

std::vector<Tag> tagsOf(const Automaton &automaton, const Set &set)
{
    std::vector<Tag> tags;
    for (const State state : set)
        tags.insert(tags.end(), automaton.tags(state).begin(), automaton.tags(state).end());
    std::ranges::sort(tags);
    tags.erase(std::ranges::unique(tags).begin(), tags.end());
    return tags;
}

/// Classes of bytes that no edge distinguishes, those with letters first.
class Classes final {
public:
    struct Class {
        unsigned char example = 0;
        Automaton::Bytes bytes {};
    };

    explicit Classes(const Automaton &automaton);
    const std::vector<Class> &all() const { return m_all; }
    /// The classes of these bytes, which must be the label of an edge.
    std::vector<std::uint8_t> of(const Automaton::Bytes &bytes) const;

private:
    std::vector<Class> m_all;
};

std::vector<std::uint8_t> Classes::of(const Automaton::Bytes &bytes) const
{
    std::vector<std::uint8_t> found;
    for (std::size_t at = 0; at < m_all.size(); ++at)
        if (bytes.test(m_all[at].example))
            found.push_back(static_cast<std::uint8_t>(at));
    return found;
}

Classes::Classes(const Automaton &automaton)
{
    std::array<std::uint32_t, 256> classes {};
    std::uint32_t count = 1;
    std::unordered_set<Automaton::Bytes> labels;
    for (State state = 0; state < automaton.stateCount(); ++state)
        for (const Automaton::Edge &edge : automaton.edges(state)) {
            if (!labels.insert(edge.on).second)
                continue;
            std::unordered_map<std::uint32_t, std::uint32_t> split;
            std::vector<std::uint32_t> sizes(count);
            std::vector<std::uint32_t> inside(count);
            for (std::size_t byte = 0; byte < 256; ++byte) {
                ++sizes[classes[byte]];
                inside[classes[byte]] += edge.on.test(byte) ? 1 : 0;
            }
            for (std::size_t byte = 0; byte < 256; ++byte) {
                const std::uint32_t old = classes[byte];
                if (!edge.on.test(byte) || old >= sizes.size() || inside[old] == sizes[old])
                    continue;
                const auto [at, isNew] = split.try_emplace(old, count);
                count += isNew ? 1 : 0;
                classes[byte] = at->second;
            }
        }
    std::vector<unsigned char> order;
    for (int byte = 0; byte < 256; ++byte)
        order.push_back(static_cast<unsigned char>(byte));
    const auto rank = [](unsigned char byte) {
        if (byte >= 'a' && byte <= 'z')
            return 0;
        if (byte >= '0' && byte <= '9')
            return 1;
        return byte > ' ' && byte < 127 ? 2 : 3;
    };
    std::ranges::stable_sort(order, {}, rank);
    std::vector<std::optional<std::size_t>> known(count);
    for (const unsigned char byte : order) {
        auto &at = known[classes[byte]];
        if (!at) {
            at = m_all.size();
            m_all.push_back({ byte });
        }
        m_all[*at].bytes.set(byte);
    }
}

/// The states from which an accepting state with the tag can be reached.
std::vector<bool> leadingTo(const Automaton &automaton, Tag tag)
{
    std::vector<std::vector<State>> before(automaton.stateCount());
    std::vector<bool> leads(automaton.stateCount());
    std::vector<State> open;
    for (State state = 0; state < automaton.stateCount(); ++state) {
        for (const Automaton::Edge &edge : automaton.edges(state))
            before[edge.to].push_back(state);
        for (const State next : automaton.jumps(state))
            before[next].push_back(state);
        if (std::ranges::contains(automaton.tags(state), tag)) {
            leads[state] = true;
            open.push_back(state);
        }
    }
    while (!open.empty()) {
        const State state = open.back();
        open.pop_back();
        for (const State earlier : before[state])
            if (!leads[earlier]) {
                leads[earlier] = true;
                open.push_back(earlier);
            }
    }
    return leads;
}

/// Finds the combinations of states that texts lead to, without states that only jump to others.
class Combinations final {
public:
    explicit Combinations(const Automaton &automaton)
        : m_automaton(automaton)
        , m_classes(automaton)
        , m_steps(automaton.stateCount())
        , m_closures(automaton.stateCount())
        , m_isIn(automaton.stateCount())
        , m_next(m_classes.all().size())
    {
    }

    const Classes &classes() const { return m_classes; }

    Set start()
    {
        Set set;
        for (const State start : m_automaton.starts())
            append(set, closure(start));
        return plain(std::move(set));
    }

    /// The combinations after one more byte of each class. Valid until the next call.
    std::span<Set> next(const Set &from)
    {
        for (Set &set : m_next)
            set.clear();
        for (const State state : from)
            for (const Step &step : steps(state))
                for (const std::uint8_t at : *step.on)
                    append(m_next[at], *step.to);
        for (Set &set : m_next)
            set = plain(std::move(set));
        return m_next;
    }

private:
    struct Step {
        const std::vector<std::uint8_t> *on;
        const Set *to;
    };

    static void append(Set &set, const Set &more) { set.insert(set.end(), more.begin(), more.end()); }

    static Set plain(Set set)
    {
        std::ranges::sort(set);
        set.erase(std::ranges::unique(set).begin(), set.end());
        return set;
    }

    const Set &closure(State state)
    {
        auto &known = m_closures[state];
        if (!known) {
            Set all { state };
            m_isIn[state] = true;
            close(m_automaton, all, m_isIn);
            std::erase_if(
                all, [this](State one) { return m_automaton.edges(one).empty() && m_automaton.tags(one).empty(); });
            known = std::move(all);
        }
        return *known;
    }

    const std::vector<Step> &steps(State state)
    {
        auto &known = m_steps[state];
        if (!known) {
            known.emplace();
            for (const Automaton::Edge &edge : m_automaton.edges(state)) {
                const auto [at, isNew] = m_labels.try_emplace(edge.on);
                if (isNew)
                    at->second = m_classes.of(edge.on);
                known->push_back({ &at->second, &closure(edge.to) });
            }
        }
        return *known;
    }

    const Automaton &m_automaton;
    Classes m_classes;
    std::vector<std::optional<std::vector<Step>>> m_steps;
    std::vector<std::optional<Set>> m_closures;
    std::unordered_map<Automaton::Bytes, std::vector<std::uint8_t>> m_labels;
    std::vector<bool> m_isIn;
    std::vector<Set> m_next;
};

struct SetHash {
    std::size_t operator()(const Set &set) const
    {
        std::size_t hash = set.size();
        for (const State state : set)
            hash = (hash ^ state) * 0x9E3779B97F4A7C15ULL;
        return hash ^ (hash >> 29U);
    }
};

} // namespace

Automaton::State Automaton::addState()
{
    m_edges.emplace_back();
    m_jumps.emplace_back();
    m_tags.emplace_back();
    return static_cast<State>(m_edges.size() - 1);
}

Automaton::State Automaton::addStart()
{
    m_starts.push_back(addState());
    return m_starts.back();
}

void Automaton::addEdge(State from, const Bytes &on, State to) { m_edges[from].push_back({ on, to }); }
void Automaton::addJump(State from, State to) { m_jumps[from].push_back(to); }
void Automaton::accept(State state, Tag tag) { m_tags[state].push_back(tag); }

Automaton::State Automaton::addText(State from, std::string_view text)
{
    for (const char byte : text)
        from = addOne(from, only(byte));
    return from;
}

Automaton::State Automaton::addMany(State from, const Bytes &on)
{
    const State loop = addState();
    addJump(from, loop);
    addEdge(loop, on, loop);
    return loop;
}

Automaton::State Automaton::addOne(State from, const Bytes &on)
{
    const State next = addState();
    addEdge(from, on, next);
    return next;
}

Automaton::State Automaton::addCopy(const Automaton &other)
{
    const auto first = static_cast<State>(stateCount());
    for (State state = 0; state < other.stateCount(); ++state) {
        addState();
        for (const Edge &edge : other.edges(state))
            m_edges.back().push_back({ edge.on, edge.to + first });
        for (const State to : other.jumps(state))
            m_jumps.back().push_back(to + first);
        m_tags.back() = other.m_tags[state];
    }
    const State start = addState();
    for (const State to : other.starts())
        addJump(start, to + first);
    return start;
}

std::vector<Automaton::Tag> Automaton::read(std::string_view text) const
{
    std::vector<bool> isIn(stateCount());
    Set set = startSet(*this, isIn);
    for (const char byte : text) {
        if (set.empty())
            break;
        set = step(*this, set, static_cast<unsigned char>(byte), isIn);
    }
    return tagsOf(*this, set);
}

SearchEnd forEachOutcome(const Automaton &automaton, const OutcomeSearch &search)
{
    struct Node {
        std::size_t before;
        unsigned char byte;
    };
    const std::vector<bool> leads
        = search.required ? leadingTo(automaton, *search.required) : std::vector<bool>(automaton.stateCount(), true);
    const auto isHopeless = [&](const Set &set) {
        return search.required && std::ranges::none_of(set, [&](State state) { return leads[state]; });
    };
    Combinations combinations(automaton);
    std::unordered_map<Set, std::size_t, SetHash> known;
    std::deque<const Set *> open;
    std::vector<Node> nodes { { 0, 0 } };
    open.push_back(&known.emplace(combinations.start(), 0).first->first);
    std::size_t states = 0;
    for (std::size_t at = 0; !open.empty(); ++at) {
        const Set &set = *open.front();
        open.pop_front();
        const auto text = [&nodes, at] {
            std::string read;
            for (std::size_t node = at; node != 0; node = nodes[node].before)
                read.push_back(static_cast<char>(nodes[node].byte));
            std::ranges::reverse(read);
            return read;
        };
        const Visit visit = search.onOutcome(tagsOf(automaton, set), text);
        if (visit == Visit::Stop)
            return SearchEnd::Stopped;
        if (visit == Visit::Skip)
            continue;
        const std::span<Set> next = combinations.next(set);
        for (std::size_t one = 0; one < next.size(); ++one) {
            if (isHopeless(next[one]))
                continue;
            const auto [location, isNew] = known.try_emplace(next[one], nodes.size());
            if (!isNew)
                continue;
            nodes.push_back({ at, combinations.classes().all()[one].example });
            open.push_back(&location->first);
            states += location->first.size();
            if (nodes.size() > search.mostCombinations || states > search.mostStates)
                return SearchEnd::TooLarge;
        }
    }
    return SearchEnd::Exhausted;
}

std::optional<Automaton> texts(const Automaton &automaton, const std::function<bool(std::span<const Tag>)> &condition,
    Tag tag, std::size_t mostStates)
{
    Combinations combinations(automaton);
    std::unordered_map<Set, State, SetHash> known;
    std::deque<const Set *> open;
    Automaton found;
    open.push_back(&known.emplace(combinations.start(), found.addStart()).first->first);
    for (State at = 0; !open.empty(); ++at) {
        const Set &set = *open.front();
        open.pop_front();
        if (condition(tagsOf(automaton, set)))
            found.accept(at, tag);
        const std::span<Set> next = combinations.next(set);
        for (std::size_t one = 0; one < next.size(); ++one) {
            if (next[one].empty())
                continue;
            const auto [location, isNew] = known.try_emplace(next[one], static_cast<State>(found.stateCount()));
            if (isNew)
                open.push_back(&location->first);
            if (isNew && found.addState() > mostStates)
                return std::nullopt;
            found.addEdge(at, combinations.classes().all()[one].bytes, location->second);
        }
    }
    return found;
}

Automaton beginnings(const Automaton &automaton, Tag tag)
{
    Automaton all = automaton;
    const std::vector<bool> leads = leadingTo(automaton, tag);
    for (State state = 0; state < automaton.stateCount(); ++state)
        if (leads[state])
            all.accept(state, tag);
    return all;
}

} // namespace vitrine
