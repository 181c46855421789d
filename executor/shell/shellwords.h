// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/actionjudge.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <string>

namespace vitrine {

/// A word of a syntax tree without its quotes; expansions are unknown. Unquoted ones may become several words.
PartialText shellWord(const nlohmann::json &word, bool isQuoted = false);
/// The same of a list of words, each but the last followed by `wordEnd`.
PartialText joinedWords(std::span<const PartialText> words);
/// A word that is known as a whole.
std::optional<std::string> knownText(const PartialText &word);

} // namespace vitrine
