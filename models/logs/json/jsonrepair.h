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
    std::optional<std::size_t> invalidUtf8; ///< first byte of it; shown as U+FFFD in `text`
    std::optional<std::size_t> rawControl; ///< first control character inside a string; escaped in `text`
    std::optional<std::size_t> loneSurrogate; ///< first one; U+FFFD in `text`
};

/// Repairs what real writers get wrong so that the rest of a record is not lost: bytes that are not UTF-8, raw control
/// characters (NUL too) in strings, lone surrogates. Python's NaN, Infinity and integers of any size, which JSON lacks,
/// become strings of the same characters: nothing is lost by that.
JsonRepair repairJson(std::string_view text);

/// Length of the valid UTF-8 sequence that `text` begins with, 0 when there is none.
std::size_t utf8Length(std::string_view text);

/// `text` without a sequence that a cut broke at its end, and with U+FFFD for what is no UTF-8.
std::string readableUtf8(std::string_view text);

} // namespace vitrine
