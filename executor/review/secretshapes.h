// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/secretscanner.h"

#include <optional>

namespace vitrine {

/// Each function looks for its format at a word start, and returns the match or nothing. They read a bounded number of
/// bytes, so that a scan takes linear time.

/// A token of a known service, by prefix, alphabet and length.
std::optional<Secret> tokenAt(std::string_view text, std::size_t at);

/// A JSON Web Token: three parts in base64url separated by dots, the first two of them JSON objects (RFC 7519).
std::optional<Secret> jsonWebTokenAt(std::string_view text, std::size_t at);

/// "Bearer …" and "Basic …" as in HTTP headers.
std::optional<Secret> authorizationAt(std::string_view text, std::size_t at);

/// From "-----BEGIN … PRIVATE KEY-----" to its end.
std::optional<Secret> privateKeyAt(std::string_view text, std::size_t at);

/// The password of scheme://user:password@host; `at` is the position of "://".
std::optional<Secret> urlPasswordAt(std::string_view text, std::size_t at);

/// The value assigned to a name such as "password" that ends at `nameEnd`.
std::optional<Secret> assignedSecretAt(std::string_view text, std::size_t nameEnd, bool isCode);

/// A long random text between separators.
std::optional<Secret> randomTextAt(std::string_view text, std::size_t at);

} // namespace vitrine
