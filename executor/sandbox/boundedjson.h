// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <expected>
#include <string_view>

namespace vitrine {

enum class JsonFault { Malformed, TooDeep, TooMany, BadText };

/// Limits for reading an untrusted document: recursion, memory, and the search for duplicate keys.
struct JsonBounds {
    std::size_t depth = 0; ///< nesting depth of containers
    std::size_t values = 0; ///< number of values in the whole document
    std::size_t keys = 0; ///< in one object
};

/// Reads CBOR from an untrusted sender. Texts are UTF-8; byte strings are errors.
std::expected<nlohmann::json, JsonFault> readBoundedCbor(std::string_view cbor, const JsonBounds &bounds);

/// Whether a JSON parser stays within the bounds, up to the position where the text turns out to be invalid. Much
/// faster than parsing, which is left to the caller.
bool isWithinBounds(std::string_view json, const JsonBounds &bounds);

/// Whether a text is one JSON value within the bounds. Does not build the document.
bool isBoundedJson(std::string_view json, const JsonBounds &bounds);

} // namespace vitrine
