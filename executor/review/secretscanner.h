// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Kinds of sensitive text. Token to AssignedSecret are secrets, RandomText is only suspicious, the others are personal
/// data.
enum class SecretKind {
    Token, ///< a key or token with a format that identifies its issuer
    PrivateKey,
    JsonWebToken,
    AuthorizationHeader,
    UrlPassword,
    AssignedSecret, ///< a value assigned to a name such as "password" or "api_key"
    RandomText,
    EmailAddress,
    CardNumber, ///< passes the Luhn check
    Iban, ///< has valid check digits (modulo 97)
    PhoneNumber,
    IpAddress, ///< a public Internet address
};
std::string_view toString(SecretKind kind);
bool isPersonal(SecretKind kind);

/// A match: bytes `from` to `to` (exclusive) of the scanned text.
struct Secret {
    SecretKind kind = SecretKind::Token;
    std::string_view service; ///< issuer of a token; a literal
    std::size_t from = 0;
    std::size_t to = 0;
    bool operator==(const Secret &) const = default;
};

struct ScanScope {
    bool secrets = true;
    bool personalData = true;
    bool contactData = false; ///< phone numbers and IP addresses too: common in code and logs, so not worth a warning
    bool isCode = false; ///< program text: values count only in quotes, addresses only in strings and comments
    std::size_t most = 1000; ///< the maximum number of matches, after which the scan stops
};

/// Finds secrets and personal data in any bytes: code, logs, values. Time is linear in the length of the text, memory
/// in the number of matches. Matches are in order and do not overlap. Obvious examples ("xxxx", "your_key",
/// example.com) are skipped. Any thread.
std::vector<Secret> findSecrets(std::string_view text, const ScanScope &scope = {});

/// The match in a form that may be shown: enough to recognize it, but not to use it.
std::string maskedSecret(std::string_view text, const Secret &secret);

/// The text with each match replaced by its mask.
std::string withoutSecrets(std::string_view text, const std::vector<Secret> &secrets);

} // namespace vitrine
