// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Where the value that an RFC 6901 pointer names begins in `json`, as a byte offset; for "/a/b" that is the value of
/// key b, for a missing value the innermost one that is there. `json` must be valid: the parser has accepted it.
std::size_t locateInJson(std::string_view json, std::string_view pointer);

/// The place of a key itself, for "this key is unknown".
std::size_t locateKeyInJson(std::string_view json, std::string_view pointer);

/// Where a number begins that is too large to be read, as a byte offset; the end where there is none. JSON itself sets
/// numbers no bounds.
std::size_t locateHugeNumber(std::string_view json);

/// The first position where brackets are nested more than `depth` levels deep; the end if there is none. Of any text.
std::size_t locateDepth(std::string_view json, std::size_t depth);

/// A key that its object has already had.
struct RepeatedKey {
    std::string pointer; ///< RFC 6901
    std::size_t byte = 0; ///< position of the repetition
};
/// The first ones of valid JSON, at most `most`. Objects within lists are left out.
std::vector<RepeatedKey> repeatedKeys(std::string_view json, std::size_t most);

/// A key as a part of a JSON pointer (RFC 6901 section 3).
std::string pointerToken(std::string_view key);

/// 1-based column of a byte offset, in characters.
std::size_t columnAt(std::string_view text, std::size_t byte);

/// 1-based line of a byte offset.
std::size_t lineAt(std::string_view text, std::size_t byte);

} // namespace vitrine
