// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/actionproof.h"

#include "base/shellquoted.h"
#include "executor/proof/counterexampletext.h"
#include "executor/proof/rulepair.h"
#include "executor/proof/startertexts.h"
#include "executor/proof/textuniverses.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

namespace vitrine {

namespace {

using Kind = PolicyCounterexample::Kind;
using State = Automaton::State;
using Tags = ProofSearch::Tags;

struct PartProof {
    ActionPart part;
    Kind kind;
    void (*addUniverse)(Automaton &);
    std::string (*textOf)(std::string_view);
    std::string_view redirection {}; ///< operator that accesses a file in this way
};

std::string sameText(std::string_view text) { return std::string(text); }

constexpr auto parts = std::to_array<PartProof>({
    { ActionPart::Command, Kind::Command, addCommands, commandText },
    { ActionPart::Read, Kind::Read, addPaths, pathText, "< " },
    { ActionPart::Edit, Kind::Edit, addPaths, pathText, "<> " },
    { ActionPart::Write, Kind::Write, addPaths, pathText, "> " },
    { ActionPart::Fetch, Kind::Fetch, addHosts, sameText },
    { ActionPart::Tool, Kind::Tool, addTools, toolCall },
});

/// Programs that only print or compare their arguments.
constexpr auto inertPrograms = std::to_array<std::string_view>(
    { ":", "[", "basename", "dirname", "echo", "false", "kill", "ls", "pwd", "seq", "sleep", "test", "true", "which" });

void provePart(ProofSearch &search, const PartProof &row)
{
    RulePair rules(search.one(), search.other(), row.part);
    if (!rules.one.mayAllow() || rules.one.areSameAs(rules.other))
        return;
    const Automaton entries = rules.automaton;
    row.addUniverse(rules.automaton);
    const auto isWider = [&](Tags tags) { return rules.one.allow(tags) && !rules.other.allow(tags); };
    // What the command starts may be denied by both.
    if (row.part == ActionPart::Command) {
        const auto same = [](Tags, const std::string &text) { return std::vector<std::string> { commandText(text) }; };
        if (search.tryCommands(rules.automaton, isWider, same) || search.isDecided(row.part))
            return;
        // The files of the project that they mention may be denied by the first policy, too.
        Automaton outside = entries;
        addCommandsOutside(outside);
        search.tryCommands(outside, isWider, same);
        return;
    }
    std::string rule;
    const auto found = search.shortest(rules.automaton, toString(row.part), [&](Tags tags) {
        if (isWider(tags))
            rule = rules.other.ruleOf(tags);
        return isWider(tags);
    });
    if (found)
        search.add(row.kind, rule, *found, row.textOf(*found));
}

/// Finds commands that use files and hosts about which the policies differ.
class UseProof final {
public:
    explicit UseProof(ProofSearch &search)
        : m_search(search)
        , m_commands(search.one(), search.other(), ActionPart::Command)
    {
    }

    void prove()
    {
        if (m_commands.one.areEmpty())
            return;
        // A command without a program is allowed by every policy that has rules for commands.
        if (m_commands.other.areEmpty() && !m_search.hasCommand())
            m_search.addConfirmed({ "x=1" }, "x=1");
        for (const PartProof &row : parts)
            if (!row.redirection.empty())
                proveRedirections(row);
        proveHosts();
        for (const PartProof &row : parts)
            if (!row.redirection.empty())
                proveArguments(row);
    }

private:
    void proveRedirections(const PartProof &row)
    {
        // "<>" reads and writes, too.
        const bool isAll = row.part == ActionPart::Edit;
        RulePair rules(m_search.one(), m_search.other(), row.part);
        if (rules.other.areEmpty() || rules.one.areSameAs(rules.other))
            return;
        addPaths(rules.automaton);
        const TaggedRules reads(m_search.one(), ActionPart::Read, rules.other.endTag());
        const TaggedRules writes(m_search.one(), ActionPart::Write, reads.endTag());
        if (isAll) {
            reads.addTo(rules.automaton);
            writes.addTo(rules.automaton);
        }
        m_search.tryCommands(
            rules.automaton,
            [&](Tags tags) {
                return rules.one.tolerateInCommand(tags) && !rules.other.tolerateInCommand(tags)
                    && (!isAll || (reads.tolerateInCommand(tags) && writes.tolerateInCommand(tags)));
            },
            [&](Tags, const std::string &path) {
                const std::string target = std::string(row.redirection) + shellQuoted(pathText(path));
                std::vector<std::string> commands { target };
                if (const auto command = commonCommand())
                    commands.insert(commands.begin(), commandText(*command) + " " + target);
                return commands;
            });
    }

    void proveHosts()
    {
        RulePair rules(m_search.one(), m_search.other(), ActionPart::Fetch);
        if (rules.other.areEmpty() || rules.one.areSameAs(rules.other))
            return;
        addHosts(rules.automaton);
        m_search.tryCommands(
            rules.automaton,
            [&](Tags tags) {
                return rules.one.tolerateHostInCommand(tags) && !rules.other.tolerateHostInCommand(tags);
            },
            [&](Tags, const std::string &host) {
                const std::string address = "https://" + host;
                std::vector<std::string> commands;
                for (const std::string_view program : { "curl", "wget", "git" })
                    commands.push_back(std::string(program) + " " + shellQuoted(address));
                if (const auto naming = commandNaming(address))
                    commands.push_back(commandText(*naming));
                for (const std::string_view redirection : { "> ", "< " })
                    commands.push_back(std::string(redirection) + shellQuoted("/dev/tcp/" + host + "/80"));
                return commands;
            });
    }

    /// The use of an argument is not known: a file about which only one policy makes an exception may be named by any
    /// command, or be below a folder that a command takes as a whole.
    void proveArguments(const PartProof &row)
    {
        if (m_search.hasCommand() || !m_commands.one.mayAllow())
            return;
        RulePair rules(m_search.one(), m_search.other(), row.part);
        if (!rules.other.hasExceptions() || rules.one.areSameAs(rules.other) || !mayUseFiles())
            return;
        addPaths(rules.automaton);
        addFolders(rules.automaton);
        m_search.tryCommands(
            rules.automaton, [&](Tags tags) { return !rules.one.except(tags) && rules.other.except(tags); },
            [&](Tags, std::string path) {
                if (path.ends_with(wordEnd))
                    path.erase(path.size() > 2 ? path.size() - 2 : 1);
                std::vector<std::string> commands;
                if (const auto naming = commandNaming(pathText(path)))
                    commands.push_back(commandText(*naming));
                for (const std::string_view shell : { "bash", "sh", "dash", "zsh" })
                    if (m_commands.one.allow(m_commands.automaton.read(shell)))
                        commands.push_back(
                            std::string(shell) + " <<< " + shellQuoted("a " + shellQuoted(pathText(path))));
                return commands;
            });
    }

    bool isCommon(Tags tags) const { return m_commands.one.allow(tags) && m_commands.other.allow(tags); }

    std::optional<std::string> commonCommand()
    {
        if (!m_common) {
            Automaton automaton = m_commands.automaton;
            addCommands(automaton);
            m_common = m_search.shortest(
                automaton, toString(ActionPart::Command), [this](Tags tags) { return isCommon(tags); });
        }
        return *m_common;
    }

    static void addPrograms(
        Automaton &automaton, State start, std::span<const std::string_view> names, Automaton::Tag tag)
    {
        const State end = automaton.addState();
        automaton.accept(addWords(automaton, end), tag);
        for (const std::string_view name : names)
            addName(automaton, start, name, end);
    }

    /// Whether the first policy allows a command whose arguments or input may name files.
    bool mayUseFiles()
    {
        const Automaton::Tag inert = m_commands.other.endTag();
        auto allowed = m_commands.withAllowedCommands();
        if (!allowed)
            return true;
        Automaton &automaton = *allowed;
        const Automaton::Tag hasUse = inert + 1;
        const State start = automaton.addStart();
        const State program = automaton.addMany(start, Automaton::allBut(wordEnd));
        automaton.accept(
            automaton.addMany(automaton.addOne(program, Automaton::only(wordEnd)), Automaton::anyByte()), hasUse);
        addPrograms(automaton, start, inertPrograms, inert);
        // Shells read commands from their input.
        const Automaton nothing;
        addStarters(automaton, { hasUse }, { &nothing, &nothing });
        return m_search
            .shortest(automaton, toString(ActionPart::Command),
                [&](Tags tags) {
                    return m_commands.one.allow(tags) && std::ranges::binary_search(tags, hasUse)
                        && !std::ranges::binary_search(tags, inert);
                })
            .has_value();
    }

    /// A command that both allow and that has this word as its last one.
    std::optional<std::string> commandNaming(const std::string &word)
    {
        const Automaton::Tag inert = m_commands.other.endTag();
        Automaton automaton = m_commands.automaton;
        const State start = automaton.addStart();
        const State program = automaton.addMany(automaton.addOne(start, byteRange('!', '~')), byteRange('!', '~'));
        const State first = automaton.addOne(program, Automaton::only(wordEnd));
        automaton.accept(automaton.addText(first, word), inUniverse);
        const State more = automaton.addOne(automaton.addMany(first, Automaton::anyByte()), Automaton::only(wordEnd));
        automaton.accept(automaton.addText(more, word), inUniverse);
        constexpr auto naming = std::to_array<std::string_view>({ "command", "eval", "find", "printf" });
        addPrograms(automaton, start, naming, inert);
        addPrograms(automaton, start, inertPrograms, inert);
        return m_search.shortest(automaton, toString(ActionPart::Command),
            [&](Tags tags) { return isCommon(tags) && !std::ranges::binary_search(tags, inert); });
    }

    ProofSearch &m_search;
    RulePair m_commands;
    std::optional<std::optional<std::string>> m_common;
};

} // namespace

void proveActions(ProofSearch &search)
{
    for (const PartProof &row : parts)
        provePart(search, row);
}

void proveUsesByCommands(ProofSearch &search) { UseProof(search).prove(); }

} // namespace vitrine
