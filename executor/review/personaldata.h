// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/secretscanner.h"

#include <optional>

namespace vitrine {

/// The email address around the '@' at `sign`, starting at `notBefore` or later. Addresses for documentation
/// (example.com, RFC 2606) do not count.
std::optional<Secret> emailAddressAt(std::string_view text, std::size_t sign, std::size_t notBefore, bool isCode);

/// A payment card number that starts at `at`, plain or in its usual groups: known issuer, valid length, Luhn check.
std::optional<Secret> cardNumberAt(std::string_view text, std::size_t at);

/// An account number (IBAN, ISO 13616) that starts at `at`: known country, valid length and check digits.
std::optional<Secret> ibanAt(std::string_view text, std::size_t at);

} // namespace vitrine
