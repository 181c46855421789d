// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/automaton.h"

#include <optional>

namespace vitrine {

/// Tags of commands that start others.
struct StarterTags {
    Automaton::Tag mayRunText = 0; ///< an argument or the input may be any command
    std::optional<Automaton::Tag> mayRunCode {}; ///< something unknown may run
};

/// The texts to recognize as inner commands.
struct InnerTexts {
    const Automaton *texts = nullptr;
    /// For programs that add words of their input to the inner command.
    const Automaton *beginnings = nullptr;
};

/// Adds commands of programs that start others, where they do so, tagged as such. Commands whose last words are one of
/// the inner texts have its tags; programs that take operands first need these to be there.
void addStarters(Automaton &automaton, const StarterTags &tags, const InnerTexts &inner);

/// Adds the commands of programs that only change how the inner command runs.
void addTransparentStarters(Automaton &automaton, Automaton::Tag tag);

} // namespace vitrine
