// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/automaton.h"

#include <string_view>

namespace vitrine {

/// The tag of all texts of the kind that is compared. Tags of rules follow.
constexpr Automaton::Tag inUniverse = 0;

/// Each adds all texts of one kind. They may contain any byte but NUL; the first word of a command is a program whose
/// name is plain ASCII.
void addModules(Automaton &automaton);
void addPaths(Automaton &automaton); ///< absolute, without "." and ".."
void addFolders(Automaton &automaton); ///< the same as folders in which rules name something, see GlobReach
void addHosts(Automaton &automaton);
void addCommands(Automaton &automaton);
/// Commands whose arguments are empty or absolute paths, so that they mention no file of the project.
void addCommandsOutside(Automaton &automaton);
void addTools(Automaton &automaton); ///< a name with "name=value" for each argument

/// Zero or more further words of a command; returns the state after them.
Automaton::State addWords(Automaton &automaton, Automaton::State programEnd);

/// Transitions that read this name and end in a state that several names may share.
void addName(Automaton &automaton, Automaton::State from, std::string_view name, Automaton::State end);

Automaton::Bytes byteRange(unsigned char from, unsigned char to);

} // namespace vitrine
