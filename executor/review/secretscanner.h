// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Kinds of sensitive text. Token to AssignedSecret are secrets, RandomText is only suspicious, the rest is personal.
enum class SecretKind {
    Token, ///< a key or token whose shape names the service that issued it
    PrivateKey,
    JsonWebToken,
    AuthorizationHeader,
    UrlPassword,
    AssignedSecret, ///< a value under a name such as "password" or "api_key"
    RandomText,
    EmailAddress,
    CardNumber, ///< passes the Luhn check
    Iban, ///< passes the check of its digits modulo 97
    PhoneNumber,
    IpAddress, ///< of the public Internet
};
std::string_view toString(SecretKind kind);
bool isPersonal(SecretKind kind);

/// One find: bytes `from` to `to` (exclusive) of the text that was scanned.
struct Secret {
    SecretKind kind = SecretKind::Token;
    std::string_view service; ///< of a token: who issues such; a literal
    std::size_t from = 0;
    std::size_t to = 0;
    bool operator==(const Secret &) const = default;
};

struct ScanScope {
    bool secrets = true;
    bool personalData = true;
    bool contactData = false; ///< phone numbers and IP addresses too: common in code and logs, so not worth a warning
    bool isCode = false; ///< program text: values count only in quotes, addresses only in strings and comments
    std::size_t most = 1000; ///< finds after which the scan ends
};

/// Finds secrets and personal data in any bytes: code, logs, values. Time is linear in the length of the text, memory
/// in the number of finds. Finds are in order and do not overlap. What is plainly an example ("xxxx", "your_key",
/// example.com) is left out. Any thread.
std::vector<Secret> findSecrets(std::string_view text, const ScanScope &scope = {});

/// A form of the find that may be shown: enough to recognize it, not enough to use it.
std::string maskedSecret(std::string_view text, const Secret &secret);

/// The text with each find replaced by its mask.
std::string withoutSecrets(std::string_view text, const std::vector<Secret> &secrets);

} // namespace vitrine
