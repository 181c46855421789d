// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/contactdata.h"

#include "executor/review/secrettext.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <string>

namespace vitrine {

using namespace secrettext;

namespace {

/// Country codes of three digits, from and to (ITU-T E.164); those of one and two digits are in `shortCodes`.
struct Codes {
    int from = 0;
    int to = 0;
};
constexpr auto longCodes = std::to_array<Codes>({ { 211, 213 }, { 216, 216 }, { 218, 218 }, { 220, 258 }, { 260, 269 },
    { 290, 291 }, { 297, 299 }, { 350, 359 }, { 370, 378 }, { 380, 383 }, { 385, 387 }, { 389, 389 }, { 420, 421 },
    { 423, 423 }, { 500, 509 }, { 590, 599 }, { 670, 670 }, { 672, 683 }, { 685, 692 }, { 850, 850 }, { 852, 853 },
    { 855, 856 }, { 880, 880 }, { 886, 886 }, { 960, 968 }, { 970, 977 }, { 992, 996 }, { 998, 998 } });
constexpr std::array<std::string_view, 45> shortCodes { "20", "27", "30", "31", "32", "33", "34", "36", "39", "40",
    "41", "43", "44", "45", "46", "47", "48", "49", "51", "52", "53", "54", "55", "56", "57", "58", "60", "61", "62",
    "63", "64", "65", "66", "81", "82", "84", "86", "90", "91", "92", "93", "94", "95", "98", "7" };

constexpr int figureOf(std::string_view digits, std::size_t count)
{
    int value = 0;
    for (std::size_t n = 0; n < count; ++n)
        value = value * 10 + (digits[n] - '0');
    return value;
}

/// Area, exchange and line, ten digits.
bool isNorthAmerican(std::string_view digits)
{
    const auto isFirst = [](char c) { return c >= '2' && c <= '9'; };
    return digits.size() == 10 && isFirst(digits[0]) && isFirst(digits[3]) && digits.substr(3, 5) != "55501";
}

bool hasCountry(std::string_view digits)
{
    if (digits.front() == '1')
        return isNorthAmerican(digits.substr(1));
    const int code = figureOf(digits, 3);
    return std::ranges::any_of(shortCodes, [&](std::string_view known) { return digits.starts_with(known); })
        || std::ranges::any_of(longCodes, [&](const Codes &codes) { return code >= codes.from && code <= codes.to; });
}

bool isInside(std::string_view text, std::size_t from, std::size_t to)
{
    const char before = from == 0 ? '\n' : text[from - 1];
    const char behind = at(text, to);
    return isDashed(before) || before == '.' || before == '+' || before == '/' || before == '$' || isDashed(behind)
        || behind == '%' || (behind == '.' && isDigit(at(text, to + 1)));
}

// Addition and lists of numbers look like telephone numbers: in code these are in strings and comments.
bool isSaid(std::string_view text, std::size_t from, bool isCode)
{
    if (!isCode)
        return true;
    constexpr std::size_t farthest = 400;
    const std::size_t begin = from - std::min(from, farthest);
    const std::string_view before = text.substr(begin, from - begin);
    const std::size_t line = before.rfind('\n');
    return before.substr(line == before.npos ? 0 : line + 1).find_first_of("\"'#") != before.npos;
}

/// The digits of a number up to the end of one of its groups.
struct Number {
    std::string digits;
    bool isGrouped = false;
    std::size_t to = 0;
};

bool isPhone(std::string_view text, std::size_t location, const Number &number)
{
    constexpr std::size_t fewest = 9;
    constexpr std::size_t fewestInOne = 10;
    return number.digits.size() >= (number.isGrouped ? fewest : fewestInOne) && number.digits.front() != '0'
        && hasCountry(number.digits) && !isInside(text, location, number.to);
}

/// As many groups of digits as a number can have, with at most two separators between each two: the next number may
/// follow behind a blank.
std::optional<Secret> internationalPhoneAt(std::string_view text, std::size_t location)
{
    constexpr std::size_t most = 15;
    constexpr auto isSeparator = [](char c) { return c == ' ' || c == '-' || c == '(' || c == ')' || c == '/'; };
    std::optional<Secret> found;
    Number number;
    for (number.to = location + 1;;) {
        const std::size_t end = runEnd(text, number.to, isDigit, most + 1);
        number.digits += text.substr(number.to, end - number.to);
        number.to = end;
        if (number.digits.size() > most)
            return found;
        if (isPhone(text, location, number))
            found = Secret { SecretKind::PhoneNumber, {}, location, number.to };
        const std::size_t next = runEnd(text, end, isSeparator, 2);
        if (next == end || !isDigit(at(text, next)))
            return found;
        number.isGrouped = true;
        number.to = next;
    }
}

/// "(212) 555-1234" and "212-555-1234".
std::optional<Secret> americanPhoneAt(std::string_view text, std::size_t location)
{
    const bool isBracketed = text[location] == '(';
    std::string digits;
    std::size_t to = isBracketed ? location + 1 : location;
    const auto take = [&](std::size_t count) {
        const std::size_t end = runEnd(text, to, isDigit, count);
        digits += text.substr(to, end - to);
        to = end;
    };
    const auto skip = [&](char c) {
        const bool isThere = at(text, to) == c;
        to += isThere ? 1 : 0;
        return isThere;
    };
    take(3);
    if (isBracketed ? !skip(')') : !skip('-'))
        return {};
    if (isBracketed)
        skip(' ');
    take(3);
    if (!skip('-'))
        return {};
    take(4);
    if (!isNorthAmerican(digits) || isInside(text, location, to))
        return {};
    return Secret { SecretKind::PhoneNumber, {}, location, to };
}

struct Network {
    std::uint32_t address = 0;
    int bits = 0;
};
constexpr std::uint32_t octets(std::uint32_t a, std::uint32_t b, std::uint32_t c) { return a << 24 | b << 16 | c << 8; }
/// Networks that are not public, and well-known resolvers.
constexpr auto nobodysNetworks = std::to_array<Network>({ { octets(0, 0, 0), 8 }, { octets(10, 0, 0), 8 },
    { octets(100, 64, 0), 10 }, { octets(127, 0, 0), 8 }, { octets(169, 254, 0), 16 }, { octets(172, 16, 0), 12 },
    { octets(192, 0, 0), 24 }, { octets(192, 0, 2), 24 }, { octets(192, 168, 0), 16 }, { octets(198, 18, 0), 15 },
    { octets(198, 51, 100), 24 }, { octets(203, 0, 113), 24 }, { octets(224, 0, 0), 3 }, { octets(8, 8, 8) | 8, 32 },
    { octets(8, 8, 4) | 4, 32 }, { octets(9, 9, 9) | 9, 32 } });

bool isNobodys(std::uint32_t address)
{
    return std::ranges::any_of(nobodysNetworks, [&](const Network &network) {
        return (address ^ network.address) >> static_cast<unsigned>(32 - network.bits) == 0;
    });
}

// Sections and versions have low figures; a network ends with zero.
bool isAnyones(std::uint32_t address)
{
    const bool isVersion
        = address >> 24 < 30 && (address & 0xff) < 10 && (address >> 8 & 0xff) < 10 && (address >> 16 & 0xff) < 10;
    return isVersion || (address & 0xff) == 0 || isNobodys(address);
}

bool isVersionBefore(std::string_view text, std::size_t from)
{
    constexpr std::size_t farthest = 12;
    std::string before(text.substr(from - std::min(from, farthest), std::min(from, farthest)));
    std::ranges::transform(before, before.begin(), lower);
    before.erase(before.find_last_not_of(" :=\"'") + 1);
    return std::ranges::any_of(std::to_array<std::string_view>({ "version", " ver", "release", "build", " v" }),
        [&](std::string_view word) { return before.ends_with(word); });
}

bool isAddressBorder(std::string_view text, std::size_t from, std::size_t to)
{
    const char before = from == 0 ? '\n' : text[from - 1];
    const char farBefore = from < 2 ? '\n' : text[from - 2];
    const char behind = at(text, to);
    const bool isPath = before == '/' && farBefore != '/';
    const bool isCompared = before == '=' && std::string_view("=<>~!^").contains(farBefore);
    return !isDashed(before) && before != '.' && !isPath && !isCompared && !isWord(behind)
        && !(behind == '.' && isDigit(at(text, to + 1))) && !(behind == '-' && isLetter(at(text, to + 1)));
}

std::optional<Secret> fourAt(std::string_view text, std::size_t location)
{
    std::uint32_t address = 0;
    std::size_t to = location;
    for (int n = 0; n < 4; ++n) {
        if (n > 0 && at(text, to++) != '.')
            return {};
        const std::size_t end = runEnd(text, to, isDigit, 3);
        const int octet = figureOf(text.substr(to), end - to);
        if (end == to || octet > 255 || (end - to > 1 && text[to] == '0'))
            return {};
        address = address << 8 | static_cast<std::uint32_t>(octet);
        to = end;
    }
    if (isAnyones(address) || !isAddressBorder(text, location, to) || isVersionBefore(text, location))
        return {};
    return Secret { SecretKind::IpAddress, {}, location, to };
}

/// Global unicast is 2000::/3, so an address begins with 2 or 3.
std::optional<Secret> sixAt(std::string_view text, std::size_t location)
{
    constexpr std::size_t longest = 39;
    constexpr auto isPart = [](char c) { return isDigit(c) || (lower(c) >= 'a' && lower(c) <= 'f') || c == ':'; };
    std::size_t to = runEnd(text, location, isPart, longest + 1);
    while (to > location && text[to - 1] == ':' && !(to - location > 1 && text[to - 2] == ':'))
        --to;
    const std::string address(text.substr(location, to - location));
    const bool isShaped = (address[0] == '2' || address[0] == '3') && address.size() <= longest && address.size() > 8
        && address[4] == ':' && std::ranges::count(address, ':') >= 3;
    in6_addr parsed {};
    if (!isShaped || inet_pton(AF_INET6, address.c_str(), &parsed) != 1)
        return {};
    const bool isDocumentation
        = address.starts_with("2001:db8:") || address.starts_with("2001:DB8:") || address.starts_with("2001:0db8:");
    if (isDocumentation || !isAddressBorder(text, location, to) || at(text, to) == ':')
        return {};
    return Secret { SecretKind::IpAddress, {}, location, to };
}

} // namespace

std::optional<Secret> phoneNumberAt(std::string_view text, std::size_t at, bool isCode)
{
    const auto found = text[at] == '+' ? internationalPhoneAt(text, at) : americanPhoneAt(text, at);
    return found && isSaid(text, at, isCode) ? found : std::nullopt;
}

std::optional<Secret> ipAddressAt(std::string_view text, std::size_t at)
{
    if (!isDigit(text[at]))
        return {};
    auto found = fourAt(text, at);
    return found ? found : sixAt(text, at);
}

} // namespace vitrine
