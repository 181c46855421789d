// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The flaws of a JSON text, and the repaired text.
struct JsonRepair {
    std::string text;
    std::optional<std::size_t> invalidUtf8; ///< position of the first invalid byte; U+FFFD in `text`
    std::optional<std::size_t> rawControl; ///< position of the first control character in a string; escaped in `text`
    std::optional<std::size_t> loneSurrogate; ///< position of the first one; U+FFFD in `text`
};

/// Repairs common errors of real writers so that the rest of a record is not lost: bytes that are not UTF-8, raw
/// control characters (including NUL) in strings, lone surrogates. Python's NaN, Infinity and large integers, which
/// JSON lacks, become strings of the same characters, so that nothing is lost.
JsonRepair repairJson(std::string_view text);

/// Length of the valid UTF-8 sequence at the start of `text`; 0 if there is none.
std::size_t utf8Length(std::string_view text);

/// `text` without an incomplete sequence at its end, and with U+FFFD for invalid UTF-8.
std::string readableUtf8(std::string_view text);

} // namespace vitrine
