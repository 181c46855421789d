// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/secretscanner.h"

#include <optional>

namespace vitrine {

/// The address around the '@' at `sign`, not reaching before `notBefore`. Addresses of documentation (example.com, RFC
/// 2606) do not count.
std::optional<Secret> emailAddressAt(std::string_view text, std::size_t sign, std::size_t notBefore, bool isCode);

/// A payment card's number that begins at `at`, plain or in its usual groups: known issuer, its length, Luhn check.
std::optional<Secret> cardNumberAt(std::string_view text, std::size_t at);

/// An account number (ISO 13616) that begins at `at`: known country, its length, check digits.
std::optional<Secret> ibanAt(std::string_view text, std::size_t at);

} // namespace vitrine
