// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/startertexts.h"

#include "executor/policy/actionpatterns.h"
#include "executor/proof/textuniverses.h"
#include "executor/shell/shellprograms.h"

#include <algorithm>
#include <array>
#include <compare>
#include <map>
#include <span>
#include <vector>

namespace vitrine {

namespace {

using State = Automaton::State;
using Bytes = Automaton::Bytes;
using Tag = Automaton::Tag;

/// As many wrappers within each other are not followed.
constexpr std::size_t manyWords = 8;

Bytes anyOf(std::string_view letters)
{
    Bytes bytes;
    for (const char letter : letters)
        bytes |= Automaton::only(letter);
    return bytes;
}

Bytes inWord() { return Automaton::allBut(wordEnd); }

/// The arguments with which a program runs something else than its last words; each a state before all words.
class Arguments final {
public:
    /// Without a tag, they have no effect.
    Arguments(Automaton &automaton, std::optional<Tag> tag)
        : none(automaton.addState())
        , any(automaton.addState())
        , option(automaton.addState())
        , optionFirst(automaton.addState())
        , many(automaton.addState())
    {
        if (tag)
            add(automaton, *tag);
    }

    State none; ///< no arguments
    State any; ///< with or without
    State option;
    State optionFirst;
    State many;

private:
    void add(Automaton &automaton, Tag tag)
    {
        automaton.accept(none, tag);
        automaton.accept(addWords(automaton, any), tag);
        // A word that starts with a dash.
        const State word = automaton.addOne(option, Automaton::only(wordEnd));
        const State later = automaton.addOne(automaton.addMany(word, Automaton::anyByte()), Automaton::only(wordEnd));
        const State dash = automaton.addState();
        automaton.addEdge(word, Automaton::only('-'), dash);
        automaton.addEdge(later, Automaton::only('-'), dash);
        automaton.accept(automaton.addMany(dash, Automaton::anyByte()), tag);
        // The first word is an option, or a path that may be a stream.
        const State first = automaton.addOne(optionFirst, Automaton::only(wordEnd));
        automaton.accept(automaton.addMany(automaton.addOne(first, anyOf("-+/")), Automaton::anyByte()), tag);
        State at = many;
        for (std::size_t i = 0; i < manyWords; ++i)
            at = automaton.addMany(automaton.addOne(at, Automaton::only(wordEnd)), inWord());
        automaton.accept(automaton.addMany(at, Automaton::anyByte()), tag);
    }
};

class Starters final {
public:
    Starters(Automaton &automaton, const StarterTags &tags, const InnerTexts &inner)
        : m_automaton(automaton)
        , m_text(automaton, tags.mayRunText)
        , m_code(automaton, tags.mayRunCode)
        , m_program(automaton.addState())
        , m_firstText(static_cast<State>(automaton.stateCount()))
        , m_texts(automaton.addCopy(*inner.texts))
        , m_beginnings(automaton.addCopy(*inner.beginnings))
    {
        // In any folder.
        const State path = automaton.addMany(m_program, inWord());
        m_name = automaton.addState();
        automaton.addJump(m_program, m_name);
        automaton.addEdge(path, Automaton::only('/'), m_name);
        for (const StartingProgram &program : startingPrograms())
            add(program);
        addGit(*inner.texts);
    }

    State program() const { return m_program; }

private:
    /// What a program does with its arguments. Programs that do the same share the states after their names, so that
    /// searches need not tell them apart.
    struct Behavior {
        bool addsWords = false;
        bool isElevating = false;
        bool mayRunText = false;
        bool hasCodeOptions = false;
        std::size_t operands = 0;
        bool isInterpreter = false;
        bool isShell = false;
        bool isLauncher = false;
        bool runsText = false;
        auto operator<=>(const Behavior &) const = default;
    };

    static Behavior behaviorOf(const StartingProgram &program)
    {
        if (const Wrapper *wrapper = program.wrapper)
            return { .addsWords = wrapper->name == "xargs" || wrapper->name == "parallel",
                .isElevating = wrapper->kind == Wrapper::Kind::Elevating,
                .mayRunText = wrapper->startsShell || wrapper->name == "watch",
                .hasCodeOptions = !wrapper->codeOptions.empty(),
                .operands = wrapper->operands };
        if (program.interpreter != nullptr)
            return { .isInterpreter = true, .isShell = program.interpreter->isShell };
        return { .isInterpreter = false, .isLauncher = program.isLauncher, .runsText = program.runsText };
    }

    /// The state after the names of programs with the same behavior.
    State endOf(const StartingProgram &program)
    {
        const Behavior behavior = behaviorOf(program);
        const auto [at, isNew] = m_ends.try_emplace(behavior, 0);
        if (!isNew)
            return at->second;
        const State end = at->second = m_automaton.addState();
        if (program.wrapper != nullptr) {
            addWrapper(behavior, end);
        } else if (program.interpreter != nullptr) {
            addInterpreter(behavior, end);
        } else {
            m_automaton.addJump(end, program.runsText ? m_text.any : m_code.any);
            m_automaton.addJump(end, m_code.any);
            if (program.isLauncher)
                addInner(end, m_texts);
        }
        return end;
    }

    void add(const StartingProgram &program)
    {
        const State end = endOf(program);
        addName(m_automaton, m_name, program.name, end);
        if (program.names == StartingProgram::Names::Only)
            return;
        const State name = m_automaton.addText(m_name, program.name);
        const bool isVersion = program.names == StartingProgram::Names::Versions;
        const State more = m_automaton.addMany(name, isVersion ? anyOf(versionCharacters) : inWord());
        if (isVersion)
            m_automaton.addJump(m_automaton.addText(name, packagedVersion), more);
        m_automaton.addJump(more, end);
    }

    /// "git --no-pager log" is "git log", too.
    void addGit(const Automaton &texts)
    {
        const State end = m_automaton.addState();
        addName(m_automaton, m_name, "git", end);
        const State option = m_automaton.addOne(end, Automaton::only(wordEnd));
        const State dash = m_automaton.addOne(option, Automaton::only('-'));
        const State next
            = m_automaton.addOne(m_automaton.addMany(dash, Automaton::anyByte()), Automaton::only(wordEnd));
        for (const State after : statesAfterGit(texts))
            m_automaton.addJump(next, m_firstText + after);
    }

    /// The states that texts with this first word lead to, in any folder.
    static std::vector<State> statesAfterGit(const Automaton &texts)
    {
        std::vector<State> states(texts.starts().begin(), texts.starts().end());
        const auto step = [&texts](std::span<const State> from, const Bytes &on) {
            std::vector<State> to;
            for (const State state : from)
                for (const Automaton::Edge &edge : texts.edges(state))
                    if ((edge.on & on).any() && !std::ranges::contains(to, edge.to))
                        to.push_back(edge.to);
            return to;
        };
        for (std::size_t i = 0; i < states.size(); ++i)
            for (const State next : step(std::array { states[i] }, inWord()))
                if (!std::ranges::contains(states, next))
                    states.push_back(next);
        for (const char letter : std::string_view("git\0", 4))
            states = step(states, Automaton::only(letter));
        return states;
    }

    void addInterpreter(const Behavior &interpreter, State end)
    {
        for (const Arguments *arguments : { &m_code, &m_text }) {
            if (arguments == &m_text && !interpreter.isShell)
                continue;
            m_automaton.addJump(end, arguments->none);
            m_automaton.addJump(end, interpreter.isShell ? arguments->optionFirst : arguments->option);
        }
    }

    void addWrapper(const Behavior &wrapper, State end)
    {
        m_automaton.addJump(end, wrapper.isElevating || wrapper.mayRunText ? m_code.any : m_code.option);
        m_automaton.addJump(end, m_code.many);
        if (wrapper.mayRunText || wrapper.addsWords || wrapper.hasCodeOptions)
            m_automaton.addJump(end, wrapper.mayRunText ? m_text.any : m_text.option);
        // Also behind further options.
        State at = end;
        for (std::size_t i = 0; i < wrapper.operands; ++i)
            at = m_automaton.addMany(m_automaton.addOne(at, Automaton::only(wordEnd)), inWord());
        addInner(at, wrapper.addsWords ? m_beginnings : m_texts);
    }

    void addInner(State words, State inner)
    {
        const State next = m_automaton.addOne(words, Automaton::only(wordEnd));
        const State further
            = m_automaton.addOne(m_automaton.addMany(next, Automaton::anyByte()), Automaton::only(wordEnd));
        for (const State at : { next, further }) {
            m_automaton.addJump(at, inner);
            m_automaton.addJump(at, m_program); // another one that starts others
        }
    }

    Automaton &m_automaton;
    Arguments m_text;
    Arguments m_code;
    State m_program;
    State m_firstText;
    State m_texts;
    State m_beginnings;
    State m_name = 0;
    std::map<Behavior, State> m_ends {};
};

} // namespace

void addStarters(Automaton &automaton, const StarterTags &tags, const InnerTexts &inner)
{
    const Starters starters(automaton, tags, inner);
    automaton.addJump(automaton.addStart(), starters.program());
}

void addTransparentStarters(Automaton &automaton, Tag tag)
{
    const State start = automaton.addStart();
    const State name = automaton.addState();
    automaton.addJump(start, name);
    automaton.addEdge(automaton.addMany(start, inWord()), Automaton::only('/'), name);
    const State end = automaton.addState();
    automaton.accept(addWords(automaton, end), tag);
    for (const StartingProgram &program : startingPrograms())
        if (program.wrapper != nullptr
            && (program.wrapper->kind == Wrapper::Kind::Transparent || program.name == "xargs"))
            addName(automaton, name, program.name, end);
    addName(automaton, name, "git", end);
}

} // namespace vitrine
