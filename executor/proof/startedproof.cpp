// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/startedproof.h"

#include "base/shellquoted.h"
#include "executor/proof/counterexampletext.h"
#include "executor/proof/rulepair.h"
#include "executor/proof/startertexts.h"
#include "executor/proof/textuniverses.h"
#include "executor/shell/shellprograms.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

using State = Automaton::State;
using Tag = Automaton::Tag;
using Tags = ProofSearch::Tags;

bool has(Tags tags, Tag tag) { return std::ranges::binary_search(tags, tag); }

/// Whether a deterministic automaton, in which all states are reachable, gives the tag to any text.
bool hasTexts(const Automaton &automaton, Tag tag)
{
    return std::ranges::any_of(std::views::iota(State { 0 }, static_cast<State>(automaton.stateCount())),
        [&](State state) { return has(automaton.tags(state), tag); });
}

/// Names that are not plain ASCII, or that may differ from those of known programs only in case.
void addUnusualPrograms(Automaton &automaton, Tag tag)
{
    const State name = automaton.addMany(automaton.addStart(), Automaton::allBut(wordEnd));
    const auto unusual = (~byteRange('!', '~') | byteRange('A', 'Z')) & Automaton::allBut(wordEnd);
    const State end = automaton.addMany(automaton.addOne(name, unusual), Automaton::allBut(wordEnd));
    automaton.accept(addWords(automaton, end), tag);
}

class StartedProof final {
public:
    explicit StartedProof(ProofSearch &search)
        : m_search(search)
        , m_rules(search.one(), search.other(), ActionPart::Command)
        , m_unusual(m_rules.other.endTag())
        , m_inner(m_unusual + 1)
        , m_transparent(m_inner + 1)
        , m_code(m_inner + 2)
        , m_tags { m_inner + 3, std::nullopt }
        , m_mayCodeCount(!m_rules.one.hasExceptions() && m_rules.other.hasExceptions())
    {
    }

    void prove()
    {
        // A counterexample answers the question.
        if (m_search.hasCommand() || !m_rules.one.mayAllow() || !m_rules.other.hasExceptions()
            || m_rules.one.areSameAs(m_rules.other))
            return;
        if (m_mayCodeCount)
            m_tags.mayRunCode = m_code;
        Automaton commands = m_rules.automaton;
        addCommands(commands);
        if (m_mayCodeCount)
            addUnusualPrograms(commands, m_unusual);
        const auto excepted = texts(commands, [this](Tags tags) { return isNewlyExcepted(tags); }, m_inner);
        if (!excepted)
            return m_search.addUndecided(toString(ActionPart::Command));
        if (hasTexts(*excepted, m_inner) && !proveInner(*excepted))
            proveTransparent();
    }

private:
    bool isNewlyExcepted(Tags tags) const
    {
        if (m_mayCodeCount && has(tags, m_unusual))
            return true;
        return has(tags, inUniverse) && m_rules.other.except(tags) && !m_rules.one.except(tags);
    }

    /// The outer command is allowed, and the inner one is an exception of the other policy.
    bool proveInner(const Automaton &excepted)
    {
        const Automaton longer = beginnings(excepted, m_inner);
        Automaton plain = m_rules.automaton;
        addCommands(plain);
        const auto example = m_search.shortest(plain, toString(ActionPart::Command),
            [this](Tags tags) { return m_rules.other.except(tags) && !m_rules.one.except(tags); });
        const std::string inner = commandText(example.value_or("a"));
        bool isUsualTried = false;
        auto automaton = m_rules.withAllowedCommands();
        if (!automaton) {
            m_search.addUndecided(toString(ActionPart::Command));
            return false;
        }
        addStarters(*automaton, m_tags, { &excepted, &longer });
        return m_search.tryCommands(
            *automaton,
            [this](Tags tags) {
                const bool mayRun
                    = has(tags, m_inner) || has(tags, m_tags.mayRunText) || (m_mayCodeCount && has(tags, m_code));
                return mayRun && m_rules.one.allow(tags);
            },
            [&](Tags tags, const std::string &text) {
                const std::string outer = commandText(text);
                std::vector<std::string> commands { outer };
                if (const std::size_t last = text.rfind(wordEnd); last != text.npos)
                    commands.push_back(commandText(text.substr(0, last)) + " " + shellQuoted(inner));
                if (!std::exchange(isUsualTried, true))
                    addUsual(commands, inner);
                if (has(tags, m_tags.mayRunText))
                    commands.push_back(outer + " <<< " + shellQuoted(inner));
                if (has(tags, m_code))
                    commands.push_back(outer + " | " + outer);
                return commands;
            });
    }

    /// The inner command behind each program that starts others.
    static void addUsual(std::vector<std::string> &commands, const std::string &inner)
    {
        const std::string text = shellQuoted(inner);
        for (const StartingProgram &program : startingPrograms()) {
            const std::string name(program.name);
            if (program.interpreter != nullptr && program.interpreter->isShell)
                commands.push_back(name + " -c " + text);
            if (program.wrapper == nullptr)
                continue;
            std::string operands;
            for (std::size_t i = 0; i < program.wrapper->operands; ++i)
                operands += " 1";
            commands.push_back(name + operands + " " + inner);
            if (!program.wrapper->codeOptions.empty())
                commands.push_back(name + operands + " -" + program.wrapper->codeOptions.front() + " " + text);
        }
        for (const PackageLauncher &launcher : packageLaunchers())
            commands.push_back(std::string(launcher.program) + " " + std::string(launcher.command)
                + (launcher.command.empty() ? "" : " ") + inner);
        if (inner.starts_with("git "))
            commands.push_back("git --no-pager " + inner.substr(4));
        commands.push_back("eval " + text);
        commands.push_back("trap " + text + " EXIT");
    }

    /// The inner command is allowed, and the wrapper is an exception of the other policy.
    void proveTransparent()
    {
        Automaton commands = m_rules.automaton;
        addCommands(commands);
        const auto allowed
            = texts(commands, [this](Tags tags) { return has(tags, inUniverse) && m_rules.one.allow(tags); }, m_inner);
        addTransparentStarters(commands, m_transparent);
        const auto wrappers = texts(
            commands,
            [this](Tags tags) {
                return has(tags, m_transparent) && has(tags, inUniverse) && m_rules.other.except(tags)
                    && !m_rules.one.except(tags);
            },
            inUniverse);
        if (!allowed || !wrappers)
            return m_search.addUndecided(toString(ActionPart::Command));
        if (!hasTexts(*allowed, m_inner) || !hasTexts(*wrappers, inUniverse))
            return;
        Automaton automaton = *wrappers;
        addStarters(automaton, { m_tags.mayRunText }, { &*allowed, &*allowed });
        m_search.tryCommands(
            automaton, [this](Tags tags) { return has(tags, m_inner); },
            [](Tags, const std::string &text) { return std::vector<std::string> { commandText(text) }; });
    }

    ProofSearch &m_search;
    RulePair m_rules;
    Tag m_unusual;
    Tag m_inner;
    Tag m_transparent;
    Tag m_code;
    StarterTags m_tags;
    bool m_mayCodeCount; ///< whether unknown code counts under the other policy only
};

} // namespace

void proveStartedCommands(ProofSearch &search) { StartedProof(search).prove(); }

} // namespace vitrine
