// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/automaton.h"

namespace vitrine {

/// The tag of all texts of the kind that is compared. Tags of rules follow.
constexpr Automaton::Tag inUniverse = 0;

/// Each adds all texts of one kind. They may contain any byte but NUL; the first word of a command is a program whose
/// name is plain ASCII.
void addModules(Automaton &automaton);
void addPaths(Automaton &automaton); ///< absolute, without "." and ".."
void addHosts(Automaton &automaton);
void addCommands(Automaton &automaton);
void addTools(Automaton &automaton); ///< a name with "name=value" for each argument

/// Zero or more further words of a command; returns the state after them.
Automaton::State addWords(Automaton &automaton, Automaton::State programEnd);

Automaton::Bytes byteRange(unsigned char from, unsigned char to);

} // namespace vitrine
