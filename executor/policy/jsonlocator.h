// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The byte offset at which the value of an RFC 6901 pointer starts in `json`; for "/a/b" the value of key b. If the
/// value is missing, the innermost existing one. `json` must be valid: the parser has accepted it.
std::size_t locateInJson(std::string_view json, std::string_view pointer);

/// The byte offset of a key itself, for messages about unknown keys.
std::size_t locateKeyInJson(std::string_view json, std::string_view pointer);

/// The byte offset behind the value that starts at `begin` in valid JSON.
std::size_t endOfJsonValue(std::string_view json, std::size_t begin);

/// The byte offset of the first number that is too large to be read; the end if there is none. JSON itself does not
/// limit numbers.
std::size_t locateHugeNumber(std::string_view json);

/// The first position at which brackets are nested more than `depth` levels deep; the end if there is none. Accepts any
/// text.
std::size_t locateDepth(std::string_view json, std::size_t depth);

/// A key that already exists in its object.
struct RepeatedKey {
    std::string pointer; ///< RFC 6901
    std::size_t byte = 0; ///< position of the repetition
};
/// The first repeated keys of valid JSON, at most `most`. Most readers use the value of the last one.
std::vector<RepeatedKey> repeatedKeys(std::string_view json, std::size_t most);

/// A key as a part of a JSON pointer (RFC 6901 section 3).
std::string pointerToken(std::string_view key);

/// 1-based column of a byte offset, in characters.
std::size_t columnAt(std::string_view text, std::size_t byte);

/// 1-based line of a byte offset.
std::size_t lineAt(std::string_view text, std::size_t byte);

} // namespace vitrine
