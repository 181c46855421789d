// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/noiserules.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <ranges>

namespace vitrine {

namespace {

// Scanners instead of std::regex: texts come from logs, are up to megabytes long, and libstdc++'s matcher recurses.

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isHexDigit(char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

bool isWordCharacter(char c) { return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

std::size_t digitsAt(std::string_view text, std::size_t at)
{
    const auto end = std::ranges::find_if_not(text.substr(std::min(at, text.size())), isDigit);
    return static_cast<std::size_t>(end - text.begin()) - std::min(at, text.size());
}

/// Copies `text` and puts `replacement` wherever `lengthAt(text, position)` finds something.
template <typename LengthAt>
std::string replaceAll(std::string_view text, std::string_view replacement, LengthAt lengthAt)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = lengthAt(text, at);
        if (length == 0) {
            result += text[at++];
            continue;
        }
        result += replacement;
        at += length;
    }
    return result;
}

std::size_t addressAt(std::string_view text, std::size_t at)
{
    constexpr std::string_view start = " at 0x";
    if (!text.substr(at).starts_with(start))
        return 0;
    const auto digits = text.substr(at + start.size());
    const auto end = std::ranges::find_if_not(digits, isHexDigit);
    return end == digits.begin() ? 0 : start.size() + static_cast<std::size_t>(end - digits.begin());
}

std::string withoutAddresses(std::string_view text) { return replaceAll(text, " at 0xADDR", addressAt); }

/// `from '/…'` in the repr of a module.
std::size_t moduleFileAt(std::string_view text, std::size_t at)
{
    constexpr std::string_view start = "from '/";
    if (!text.substr(at).starts_with(start))
        return 0;
    const std::size_t end = text.find_first_of("'\n", at + start.size());
    return end == std::string_view::npos || text[end] != '\'' ? 0 : end + 1 - at;
}

/// An absolute path of a Python or library file in parentheses, as import errors tell it.
std::size_t fileInParenthesesAt(std::string_view text, std::size_t at)
{
    if (!text.substr(at).starts_with("(/"))
        return 0;
    const std::size_t end = text.find_first_of("() \t\n", at + 1);
    if (end == std::string_view::npos || text[end] != ')')
        return 0;
    const auto path = text.substr(at + 1, end - at - 1);
    return path.ends_with(".py") || path.ends_with(".so") ? end + 1 - at : 0;
}

std::string withoutModulePaths(std::string_view text)
{
    return replaceAll(replaceAll(text, "from 'PATH'", moduleFileAt), "(PATH)", fileInParenthesesAt);
}

std::string sortedItems(std::string_view list)
{
    std::vector<std::string_view> items;
    for (const auto item : std::views::split(list, std::string_view(", ")))
        items.emplace_back(item.begin(), item.end());
    std::ranges::sort(items);
    std::string result;
    for (const auto item : items)
        result.append(result.empty() ? "" : ", ").append(item);
    return result;
}

/// The framework lists the authorised imports in the order of a set, which is another one in each process.
std::string withSortedImportLists(std::string_view text)
{
    constexpr std::string_view start = "Authorized imports are: [";
    std::string result;
    std::size_t done = 0;
    for (std::size_t at = text.find(start); at != std::string_view::npos; at = text.find(start, done)) {
        const std::size_t list = at + start.size();
        const std::size_t end = text.find(']', list);
        if (end == std::string_view::npos)
            break;
        result.append(text.substr(done, list - done)).append(sortedItems(text.substr(list, end - list)));
        done = end;
    }
    return result.append(text.substr(done));
}

/// Length of `pattern` at `at`, in which 9 stands for a digit and every other character for itself; 0 if it is not
/// there.
std::size_t patternAt(std::string_view text, std::size_t at, std::string_view pattern)
{
    if (text.size() - at < pattern.size())
        return 0;
    const bool matches = std::ranges::equal(text.substr(at, pattern.size()), pattern,
        [](char c, char wanted) { return wanted == '9' ? isDigit(c) : c == wanted; });
    return matches ? pattern.size() : 0;
}

std::size_t timeOfDayAt(std::string_view text, std::size_t at)
{
    const std::size_t length = patternAt(text, at, "99:99:99");
    if (length == 0 || at + length >= text.size() || text[at + length] != '.')
        return length;
    const std::size_t fraction = digitsAt(text, at + length + 1);
    return fraction == 0 ? length : length + 1 + fraction;
}

bool continuesWord(std::string_view text, std::size_t at) { return at > 0 && isWordCharacter(text[at - 1]); }

std::size_t dateOrTimeAt(std::string_view text, std::size_t at)
{
    if (continuesWord(text, at))
        return 0;
    const std::size_t date = patternAt(text, at, "9999-99-99");
    if (date == 0)
        return timeOfDayAt(text, at);
    const std::size_t next = at + date;
    if (next + 1 >= text.size() || (text[next] != ' ' && text[next] != 'T'))
        return date;
    const std::size_t time = timeOfDayAt(text, next + 1);
    return time == 0 ? date : date + 1 + time;
}

std::string withoutDates(std::string_view text) { return replaceAll(text, "DATE", dateOrTimeAt); }

std::size_t numberAt(std::string_view text, std::size_t at)
{
    const std::size_t whole = digitsAt(text, at);
    if (whole == 0 || at + whole >= text.size() || text[at + whole] != '.')
        return whole;
    const std::size_t fraction = digitsAt(text, at + whole + 1);
    return fraction == 0 ? whole : whole + 1 + fraction;
}

std::size_t timeUnitAt(std::string_view text, std::size_t at)
{
    constexpr std::array<std::string_view, 12> units { " milliseconds", " seconds", " second", " minutes", " ms", " µs",
        " s", "ms", "µs", "ns", "s", "min" };
    const auto rest = text.substr(at);
    for (const auto unit : units) {
        if (rest.starts_with(unit) && (rest.size() == unit.size() || !isWordCharacter(rest[unit.size()])))
            return unit.size();
    }
    return 0;
}

std::size_t durationAt(std::string_view text, std::size_t at)
{
    if (continuesWord(text, at) || (at > 0 && text[at - 1] == '.'))
        return 0;
    const std::size_t number = numberAt(text, at);
    const std::size_t unit = number == 0 ? 0 : timeUnitAt(text, at + number);
    return unit == 0 ? 0 : number + unit;
}

std::string withoutDurations(std::string_view text) { return replaceAll(text, "DURATION", durationAt); }

constexpr std::array rules {
    NoiseRule { "import-list", true, withSortedImportLists },
    NoiseRule { "addresses", true, withoutAddresses },
    NoiseRule { "module-paths", true, withoutModulePaths },
    NoiseRule { "dates", false, withoutDates },
    NoiseRule { "durations", false, withoutDurations },
};

} // namespace

std::span<const NoiseRule> noiseRules() { return rules; }

std::vector<std::string_view> defaultNoiseRules()
{
    std::vector<std::string_view> names;
    for (const NoiseRule &rule : rules) {
        if (rule.onByDefault)
            names.push_back(rule.name);
    }
    return names;
}

TextComparison compareTexts(
    std::string_view recorded, std::string_view replayed, std::span<const std::string_view> enabledRules)
{
    TextComparison comparison { recorded == replayed, {} };
    std::string left(recorded);
    std::string right(replayed);
    for (const NoiseRule &rule : rules) {
        if (comparison.isEqual)
            break;
        if (std::ranges::find(enabledRules, rule.name) == enabledRules.end())
            continue;
        std::string newLeft = rule.normalise(left);
        std::string newRight = rule.normalise(right);
        if (newLeft != left || newRight != right)
            comparison.rules.push_back(rule.name);
        left = std::move(newLeft);
        right = std::move(newRight);
        comparison.isEqual = left == right;
    }
    if (!comparison.isEqual)
        comparison.rules.clear();
    return comparison;
}

} // namespace vitrine
