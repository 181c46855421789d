// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/actionjudge.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A word of a syntax tree without its quotes; expansions are unknown. Unquoted ones may become several words.
PartialText shellWord(const nlohmann::json &word, bool isQuoted = false);
/// Joins a list of words, each but the last followed by `wordEnd`.
PartialText joinedWords(std::span<const PartialText> words);
/// The text of a word that is completely known.
std::optional<std::string> knownText(const PartialText &word);
PartialText textWord(std::string_view text);
/// An unknown text, which may be several words.
PartialText unknownWord();

/// Whether a word starts with a dash and is longer than that.
bool isOption(const PartialText &word);
/// The arguments that are not options; `words` starts with the program. Arguments after "--" are never options.
/// `withValue`: letters of short options that take the next word.
std::vector<PartialText> operandsOf(std::span<const PartialText> words, std::string_view withValue);

} // namespace vitrine
