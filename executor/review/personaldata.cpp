// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/personaldata.h"

#include "executor/review/secrettext.h"

#include <algorithm>
#include <array>
#include <string>

namespace vitrine {

using namespace secrettext;

namespace {

constexpr bool isLocalPart(char c) { return isDotted(c) || c == '+' || c == '\''; }

constexpr bool isDomainPart(char c) { return isAlnum(c) || c == '-' || c == '.'; }

// Names that documentation and tests use, and endings of files ("icon@2x.png").
constexpr std::array<std::string_view, 9> nobodysDomains { "example.com", "example.org", "example.net", "example.edu",
    "domain.com", "yourdomain.com", "mydomain.com", "email.com", "test.com" };
constexpr std::array<std::string_view, 16> nobodysEndings { "example", "test", "invalid", "localhost", "local",
    "internal", "png", "jpg", "jpeg", "gif", "svg", "webp", "css", "js", "html", "json" };
constexpr std::array<std::string_view, 5> nobodysNames { "noreply", "no-reply", "donotreply", "postmaster", "git" };

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), lower);
    return result;
}

bool isNobodys(std::string_view local, const std::string &domain)
{
    const auto isAt = [&](std::string_view known) {
        return domain == known || (domain.ends_with(known) && domain[domain.size() - known.size() - 1] == '.');
    };
    return std::ranges::any_of(nobodysDomains, isAt) || domain.starts_with("example.")
        || std::ranges::contains(nobodysEndings, domain.substr(domain.rfind('.') + 1))
        || std::ranges::contains(nobodysNames, lowered(local));
}

bool isDomain(std::string_view domain)
{
    const std::size_t dot = domain.rfind('.');
    if (dot == domain.npos || dot == 0 || domain.contains("..") || domain.contains("-.") || domain.contains(".-")
        || domain.front() == '-')
        return false;
    const std::string_view ending = domain.substr(dot + 1);
    return ending.size() >= 2 && ending.size() <= 24 && std::ranges::all_of(ending, isLetter);
}

// `a@b.dot(c)` multiplies matrices: in code an address is in a string or a comment.
bool isInStringOrComment(std::string_view text, std::size_t location)
{
    constexpr std::size_t farthest = 400;
    const std::size_t from = location - std::min(location, farthest);
    const std::string_view before = text.substr(from, location - from);
    const std::size_t line = before.rfind('\n');
    return before.substr(line == before.npos ? 0 : line + 1).find_first_of("\"'#") != before.npos
        || !isAlnum(text[location]);
}

struct Digits {
    std::string digits;
    std::string groups; ///< length of each group as a character: "\4\4\4\4"
    std::size_t to = 0;
};

// Up to 19 digits with one kind of separator between groups; nothing when there are more.
std::optional<Digits> digitsAt(std::string_view text, std::size_t location)
{
    constexpr std::size_t most = 19;
    Digits result;
    char separator = 0;
    for (result.to = location;;) {
        const std::size_t end = runEnd(text, result.to, isDigit, most + 1);
        result.digits += text.substr(result.to, end - result.to);
        result.groups += static_cast<char>(end - result.to);
        result.to = end;
        const char next = at(text, end);
        if (result.digits.size() > most)
            return {};
        if ((next != ' ' && next != '-') || (separator != 0 && next != separator) || !isDigit(at(text, end + 1)))
            return result;
        separator = next;
        ++result.to;
    }
}

bool passesLuhn(std::string_view digits)
{
    int sum = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const int digit = digits[digits.size() - 1 - i] - '0';
        const int weighted = i % 2 == 0 ? digit : digit * 2;
        sum += weighted > 9 ? weighted - 9 : weighted;
    }
    return sum % 10 == 0;
}

struct Issuer {
    int from = 0; ///< first four digits
    int to = 0;
    std::string_view lengths;
};
constexpr auto issuers = std::to_array<Issuer>(
    { { 4000, 4999, "\15\20\23" }, { 5100, 5599, "\20" }, { 2221, 2720, "\20" }, { 3400, 3499, "\17" },
        { 3700, 3799, "\17" }, { 6011, 6011, "\20\23" }, { 6440, 6599, "\20\23" }, { 3528, 3589, "\20\23" },
        { 3000, 3059, "\16" }, { 3600, 3699, "\16" }, { 3800, 3899, "\16" }, { 6200, 6299, "\20\21\22\23" } });

bool isIssued(std::string_view digits)
{
    constexpr std::size_t shortest = 13;
    if (digits.size() < shortest)
        return false;
    const int first = (digits[0] - '0') * 1000 + (digits[1] - '0') * 100 + (digits[2] - '0') * 10 + (digits[3] - '0');
    return std::ranges::any_of(issuers, [&](const Issuer &issuer) {
        return first >= issuer.from && first <= issuer.to && issuer.lengths.contains(static_cast<char>(digits.size()));
    });
}

bool areCardGroups(std::string_view groups)
{
    constexpr std::array<std::string_view, 5> usual { "\4\4\4\4", "\4\6\5", "\4\6\4", "\4\4\4\4\3", "\4\4\4\1" };
    return groups.size() == 1 || std::ranges::contains(usual, groups);
}

// Part of a decimal fraction, a signed number, an identifier or a row of numbers.
bool isInsideNumber(std::string_view text, std::size_t from, std::size_t to, bool isGrouped)
{
    const char before = from == 0 ? '\n' : text[from - 1];
    const char behind = at(text, to);
    if (isDashed(before) || before == '.' || before == '+' || before == '$' || isWord(behind)
        || (behind == '.' && isDigit(at(text, to + 1))))
        return true;
    if (!isGrouped)
        return false;
    const auto isRow = [](char c) { return c == '[' || c == ']' || isDigit(c); };
    const char farBefore = isBlank(before) && from > 1 ? text[from - 2] : before;
    const char farBehind = isBlank(behind) ? at(text, to + 1) : behind;
    return isRow(farBefore) || isRow(farBehind);
}

struct Country {
    std::string_view name;
    std::size_t length = 0;
};
constexpr auto countries
    = std::to_array<Country>({ { "AD", 24 }, { "AE", 23 }, { "AL", 28 }, { "AT", 20 }, { "AZ", 28 }, { "BA", 20 },
        { "BE", 16 }, { "BG", 22 }, { "BH", 22 }, { "BR", 29 }, { "BY", 28 }, { "CH", 21 }, { "CR", 22 }, { "CY", 28 },
        { "CZ", 24 }, { "DE", 22 }, { "DK", 18 }, { "DO", 28 }, { "EE", 20 }, { "EG", 29 }, { "ES", 24 }, { "FI", 18 },
        { "FO", 18 }, { "FR", 27 }, { "GB", 22 }, { "GE", 22 }, { "GI", 23 }, { "GL", 18 }, { "GR", 27 }, { "GT", 28 },
        { "HR", 21 }, { "HU", 28 }, { "IE", 22 }, { "IL", 23 }, { "IQ", 23 }, { "IS", 26 }, { "IT", 27 }, { "JO", 30 },
        { "KW", 30 }, { "KZ", 20 }, { "LB", 28 }, { "LC", 32 }, { "LI", 21 }, { "LT", 20 }, { "LU", 20 }, { "LV", 21 },
        { "MC", 27 }, { "MD", 24 }, { "ME", 22 }, { "MK", 19 }, { "MR", 27 }, { "MT", 31 }, { "MU", 30 }, { "NL", 18 },
        { "NO", 15 }, { "PK", 24 }, { "PL", 28 }, { "PS", 29 }, { "PT", 25 }, { "QA", 29 }, { "RO", 24 }, { "RS", 22 },
        { "SA", 24 }, { "SC", 31 }, { "SE", 24 }, { "SI", 19 }, { "SK", 24 }, { "SM", 27 }, { "ST", 25 }, { "SV", 28 },
        { "TL", 23 }, { "TN", 24 }, { "TR", 26 }, { "UA", 29 }, { "VA", 22 }, { "VG", 24 }, { "XK", 20 } });

// The number without its blanks, and its end; blanks are behind every fourth character or nowhere.
std::pair<std::string, std::size_t> ibanText(std::string_view text, std::size_t location, std::size_t length)
{
    constexpr auto isPart = [](char c) { return isUpper(c) || isDigit(c); };
    std::string number;
    const bool isGrouped = at(text, location + 4) == ' ';
    while (number.size() < length && isPart(at(text, location))) {
        number += text[location++];
        if (isGrouped && number.size() % 4 == 0 && number.size() < length && at(text, location) == ' ')
            ++location;
    }
    return { number, location };
}

// The number modulo 97 with the first four characters moved behind it, letters counting from 10 (ISO 7064).
int remainder97(const std::string &number)
{
    int remainder = 0;
    for (std::size_t i = 0; i < number.size(); ++i) {
        const char c = number[(i + 4) % number.size()];
        remainder = isDigit(c) ? (remainder * 10 + (c - '0')) % 97 : (remainder * 100 + (c - 'A' + 10)) % 97;
    }
    return remainder;
}

} // namespace

std::optional<Secret> emailAddressAt(std::string_view text, std::size_t sign, std::size_t notBefore, bool isCode)
{
    constexpr std::size_t longestLocal = 64;
    constexpr std::size_t longestDomain = 253;
    std::size_t from = sign;
    while (from > notBefore && sign - from < longestLocal && isLocalPart(text[from - 1]))
        --from;
    while (from < sign && !isAlnum(text[from]))
        ++from;
    std::size_t to = runEnd(text, sign + 1, isDomainPart, longestDomain);
    while (to > sign + 1 && !isAlnum(text[to - 1]))
        --to;
    const std::string_view local = text.substr(from, sign - from);
    const std::string_view domain = text.substr(sign + 1, to - sign - 1);
    // "//user@host" is part of an address of the web, "name(" a call.
    const bool isPartOfMore = (from > 0 && text[from - 1] == '/') || at(text, to) == '(' || isWord(at(text, to));
    if (local.empty() || local.ends_with('.') || local.contains("..") || isPartOfMore || !isDomain(domain)
        || isNobodys(local, lowered(domain)) || (isCode && !isInStringOrComment(text, from)))
        return {};
    return Secret { SecretKind::EmailAddress, {}, from, to };
}

std::optional<Secret> cardNumberAt(std::string_view text, std::size_t location)
{
    const auto number = digitsAt(text, location);
    if (!number || !isIssued(number->digits) || !areCardGroups(number->groups) || !passesLuhn(number->digits)
        || isInsideNumber(text, location, number->to, number->groups.size() > 1))
        return {};
    return Secret { SecretKind::CardNumber, {}, location, number->to };
}

std::optional<Secret> ibanAt(std::string_view text, std::size_t location)
{
    if (!isUpper(text[location]) || !isDigit(at(text, location + 2)) || !isDigit(at(text, location + 3)))
        return {};
    const auto country = std::ranges::find(countries, text.substr(location, 2), &Country::name);
    if (country == countries.end())
        return {};
    const auto [number, to] = ibanText(text, location, country->length);
    if (number.size() != country->length || isWord(at(text, to)) || remainder97(number) != 1)
        return {};
    return Secret { SecretKind::Iban, {}, location, to };
}

} // namespace vitrine
