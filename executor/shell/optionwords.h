// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/actionjudge.h"

#include <optional>
#include <span>
#include <string_view>

namespace vitrine {

/// The rest of the word behind the option, if this is the option. "-x" is found in groups ("-vx"), "--long" by its
/// beginning ("--lo"), "-word" and "+" as the beginning of the word.
std::optional<std::string_view> behindOption(std::string_view word, std::string_view option);

/// Whether the word is one of the options: one of the letters, also in a group, or the long one. With neither letters
/// nor a long option, no word is.
bool isOneOption(std::string_view word, std::string_view letters, std::string_view longOption = {});

/// The same of any argument that is known. `words` begin with the program.
bool hasOption(std::span<const PartialText> words, std::string_view letters, std::string_view longOption = {});

/// The value of an option: the rest of its word, or the next word.
PartialText optionValue(std::span<const PartialText> words, std::size_t at, std::string_view rest);

/// Whether an option of git before its sub-command takes the next word: "--namespace NAME".
bool takesNextWord(std::string_view gitOption);

/// The folders that options name as the working folder: "make -C FOLDER", "npm --prefix FOLDER".
std::vector<PartialText> startFolders(std::span<const PartialText> words);

} // namespace vitrine
