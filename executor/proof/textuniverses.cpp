// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/textuniverses.h"

#include "executor/policy/actionpatterns.h"

namespace vitrine {

namespace {

using State = Automaton::State;
using Bytes = Automaton::Bytes;

Bytes inText() { return Automaton::allBut(wordEnd); }

/// One or more.
State addSome(Automaton &automaton, State from, const Bytes &first, const Bytes &more)
{
    return automaton.addMany(automaton.addOne(from, first), more);
}

/// A component of a path: neither "." nor "..".
void addComponent(Automaton &automaton, State slash, State end)
{
    const Bytes name = inText() & Automaton::allBut('/');
    const Bytes noDot = name & Automaton::allBut('.');
    automaton.addEdge(slash, noDot, end);
    const State dot = automaton.addOne(slash, Automaton::only('.'));
    automaton.addEdge(dot, noDot, end);
    automaton.addEdge(automaton.addOne(dot, Automaton::only('.')), name, end);
}

/// The states after "/" and after any other path.
struct Path {
    explicit Path(Automaton &automaton)
        : root(automaton.addOne(automaton.addStart(), Automaton::only('/')))
        , end(automaton.addState())
    {
        addComponent(automaton, root, end);
        automaton.addEdge(end, inText() & Automaton::allBut('/'), end);
        addComponent(automaton, automaton.addOne(end, Automaton::only('/')), end);
    }

    State root;
    State end;
};

} // namespace

Bytes byteRange(unsigned char from, unsigned char to)
{
    Bytes bytes;
    for (std::size_t byte = from; byte <= to; ++byte)
        bytes.set(byte);
    return bytes;
}

void addModules(Automaton &automaton)
{
    const Bytes first = byteRange('a', 'z') | byteRange('A', 'Z') | Automaton::only('_');
    const State start = automaton.addStart();
    const State end = addSome(automaton, start, first, first | byteRange('0', '9'));
    automaton.addEdge(end, Automaton::only('.'), start);
    automaton.accept(end, inUniverse);
}

void addPaths(Automaton &automaton)
{
    const Path path(automaton);
    automaton.accept(path.root, inUniverse);
    automaton.accept(path.end, inUniverse);
}

void addFolders(Automaton &automaton)
{
    const Path path(automaton);
    for (const State slash : { path.root, automaton.addOne(path.end, Automaton::only('/')) })
        automaton.accept(automaton.addOne(slash, Automaton::only(wordEnd)), inUniverse);
}

void addHosts(Automaton &automaton)
{
    // In lower case, without trailing dots.
    const Bytes letters = inText() & ~byteRange('A', 'Z');
    const Bytes last = letters & Automaton::allBut('.');
    const State start = automaton.addStart();
    const State end = automaton.addState();
    const State middle = automaton.addMany(start, letters);
    automaton.addEdge(middle, last, end);
    automaton.accept(end, inUniverse);
}

State addWords(Automaton &automaton, State programEnd)
{
    const State end = automaton.addState();
    automaton.addJump(programEnd, end);
    const State words = automaton.addMany(automaton.addOne(programEnd, Automaton::only(wordEnd)), Automaton::anyByte());
    automaton.addJump(words, end);
    return end;
}

void addName(Automaton &automaton, State from, std::string_view name, State end)
{
    const State last = automaton.addText(from, name.substr(0, name.size() - 1));
    automaton.addEdge(last, Automaton::only(name.back()), end);
}

void addCommands(Automaton &automaton)
{
    const Bytes letters = byteRange('!', '~');
    automaton.accept(addWords(automaton, addSome(automaton, automaton.addStart(), letters, letters)), inUniverse);
}

void addCommandsOutside(Automaton &automaton)
{
    const Bytes letters = byteRange('!', '~');
    const State program = addSome(automaton, automaton.addStart(), letters, letters);
    const State word = automaton.addOne(program, Automaton::only(wordEnd));
    const State path = automaton.addMany(automaton.addOne(word, Automaton::only('/')), inText());
    for (const State end : { word, path }) {
        automaton.addEdge(end, Automaton::only(wordEnd), word);
        automaton.accept(end, inUniverse);
    }
}

void addTools(Automaton &automaton)
{
    const Bytes name = inText().reset('(').reset(')').reset('=').reset(' ').reset(',');
    const State end = addSome(automaton, automaton.addStart(), name, name);
    automaton.accept(end, inUniverse);
    const State next = automaton.addOne(end, Automaton::only(wordEnd));
    const State argument = addSome(automaton, next, name, name);
    const State value = automaton.addMany(automaton.addOne(argument, Automaton::only('=')), inText());
    automaton.accept(value, inUniverse);
    automaton.addEdge(value, Automaton::only(wordEnd), next);
}

} // namespace vitrine
