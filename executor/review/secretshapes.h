// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/secretscanner.h"

#include <optional>

namespace vitrine {

/// Each looks for its shape at a place where a word begins, and gives the find or nothing. They read a bounded number
/// of bytes, so that a scan stays linear.

/// A token of a known service, by its prefix, alphabet and length.
std::optional<Secret> tokenAt(std::string_view text, std::size_t at);

/// Three parts in base64url with dots, the first two being JSON objects (RFC 7519).
std::optional<Secret> jsonWebTokenAt(std::string_view text, std::size_t at);

/// "Bearer …" and "Basic …" as HTTP headers have them.
std::optional<Secret> authorizationAt(std::string_view text, std::size_t at);

/// From "-----BEGIN … PRIVATE KEY-----" to its end.
std::optional<Secret> privateKeyAt(std::string_view text, std::size_t at);

/// The password of scheme://user:password@host; `at` is the place of "://".
std::optional<Secret> urlPasswordAt(std::string_view text, std::size_t at);

/// The value behind a name such as "password" that ends at `nameEnd`.
std::optional<Secret> assignedSecretAt(std::string_view text, std::size_t nameEnd, bool isCode);

/// A long random text between separators.
std::optional<Secret> randomTextAt(std::string_view text, std::size_t at);

} // namespace vitrine
