// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/secretscanner.h"

#include <optional>

namespace vitrine {

/// A telephone number that begins at the '+' at `at`, with an assigned country code; or, at '(' or a digit, one of
/// North America in its usual groups. Numbers of fiction (555-01xx) do not count.
std::optional<Secret> phoneNumberAt(std::string_view text, std::size_t at, bool isCode);

/// An address of the public Internet, IPv4 or IPv6, that begins at `at`. Private networks, documentation (RFC 5737,
/// RFC 3849) and what is probably a version number do not count.
std::optional<Secret> ipAddressAt(std::string_view text, std::size_t at);

} // namespace vitrine
