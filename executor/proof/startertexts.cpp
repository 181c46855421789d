// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/startertexts.h"

#include "executor/policy/actionpatterns.h"
#include "executor/proof/textuniverses.h"
#include "executor/shell/shellprograms.h"

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
    }

    State program() const { return m_program; }

private:
    State nameOf(const StartingProgram &program)
    {
        const State name = m_automaton.addText(m_name, program.name);
        if (program.names == StartingProgram::Names::Only)
            return name;
        const State end = m_automaton.addMany(
            name, program.names == StartingProgram::Names::Versions ? anyOf(versionCharacters) : inWord());
        if (program.names == StartingProgram::Names::Versions)
            m_automaton.addJump(m_automaton.addText(name, packagedVersion), end);
        return end;
    }

    void add(const StartingProgram &program)
    {
        const State end = nameOf(program);
        if (program.wrapper != nullptr)
            return add(*program.wrapper, end);
        if (program.interpreter != nullptr)
            return add(*program.interpreter, end);
        m_automaton.addJump(end, program.runsText ? m_text.any : m_code.any);
        m_automaton.addJump(end, m_code.any);
        if (program.isLauncher)
            addInner(end, m_texts);
    }

    void add(const Interpreter &interpreter, State end)
    {
        for (const Arguments *arguments : { &m_code, &m_text }) {
            if (arguments == &m_text && !interpreter.isShell)
                continue;
            m_automaton.addJump(end, arguments->none);
            m_automaton.addJump(end, interpreter.isShell ? arguments->optionFirst : arguments->option);
        }
    }

    void add(const Wrapper &wrapper, State end)
    {
        const bool addsWords = wrapper.name == "xargs" || wrapper.name == "parallel";
        const bool isElevating = wrapper.kind == Wrapper::Kind::Elevating;
        const bool mayRunText = wrapper.startsShell || wrapper.name == "watch";
        m_automaton.addJump(end, isElevating || mayRunText ? m_code.any : m_code.option);
        m_automaton.addJump(end, m_code.many);
        if (mayRunText || addsWords || !wrapper.codeOptions.empty())
            m_automaton.addJump(end, mayRunText ? m_text.any : m_text.option);
        // Also behind further options.
        State at = end;
        for (std::size_t i = 0; i < wrapper.operands; ++i)
            at = m_automaton.addMany(m_automaton.addOne(at, Automaton::only(wordEnd)), inWord());
        addInner(at, addsWords ? m_beginnings : m_texts);
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
    State m_texts;
    State m_beginnings;
    State m_name = 0;
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
    for (const StartingProgram &program : startingPrograms())
        if (program.wrapper != nullptr
            && (program.wrapper->kind == Wrapper::Kind::Transparent || program.name == "xargs"))
            automaton.accept(addWords(automaton, automaton.addText(name, program.name)), tag);
}

} // namespace vitrine
