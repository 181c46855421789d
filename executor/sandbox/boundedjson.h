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
    std::size_t depth = 0; ///< containers inside each other
    std::size_t values = 0; ///< number of values in the whole document
    std::size_t keys = 0; ///< in one object
};

/// Reads CBOR from an untrusted sender. Texts are UTF-8; byte strings are errors.
std::expected<nlohmann::json, JsonFault> readBoundedCbor(std::string_view cbor, const JsonBounds &bounds);

/// Whether a reader that takes text for JSON stays within the bounds, up to where the text turns out to be none. Much
/// quicker than to read it, which is for the caller to do.
bool isWithinBounds(std::string_view json, const JsonBounds &bounds);

/// Whether text is one JSON value within the bounds. Nothing is built.
bool isBoundedJson(std::string_view json, const JsonBounds &bounds);

} // namespace vitrine
