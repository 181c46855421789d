// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/secretscanner.h"

#include <optional>

namespace vitrine {

/// A telephone number that starts with the '+' at `at`, with an assigned country code; or, at '(' or a digit, a North
/// American one in its usual groups. Fictional numbers (555-01xx) do not count.
std::optional<Secret> phoneNumberAt(std::string_view text, std::size_t at, bool isCode);

/// An address of the public Internet, IPv4 or IPv6, that starts at `at`. Private networks, documentation (RFC 5737, RFC
/// 3849) and probable version numbers do not count.
std::optional<Secret> ipAddressAt(std::string_view text, std::size_t at);

} // namespace vitrine
