// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/noisetext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <ranges>
#include <vector>

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

} // namespace

std::string NoiseText::withoutAddresses(std::string_view text) { return replaceAll(text, " at 0xADDR", addressAt); }

namespace {

/// `from '/…'` in the repr of a module.
std::size_t moduleFileAt(std::string_view text, std::size_t at)
{
    constexpr std::string_view start = "from '/";
    if (!text.substr(at).starts_with(start))
        return 0;
    const std::size_t end = text.find_first_of("'\n", at + start.size());
    return end == std::string_view::npos || text[end] != '\'' ? 0 : end + 1 - at;
}

/// An absolute path of a Python or library file in parentheses, as in import errors.
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

} // namespace

std::string NoiseText::withoutModulePaths(std::string_view text)
{
    return replaceAll(replaceAll(text, "from 'PATH'", moduleFileAt), "(PATH)", fileInParenthesesAt);
}

namespace {

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

} // namespace

// The framework lists the authorised imports in the order of a set, which is another one in each process.
std::string NoiseText::withSortedImportLists(std::string_view text)
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

namespace {

/// Length of `pattern` at `at`, in which 9 matches a digit and every other character itself; 0 if it is not there.
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

std::size_t dateAt(std::string_view text, std::size_t at)
{
    return continuesWord(text, at) ? 0 : patternAt(text, at, "9999-99-99");
}

/// A time of day, with the date before it where there is one.
std::size_t timeAt(std::string_view text, std::size_t at)
{
    if (continuesWord(text, at))
        return 0;
    const std::size_t date = dateAt(text, at);
    const std::size_t next = at + date;
    if (date == 0)
        return timeOfDayAt(text, at);
    if (next + 1 >= text.size() || (text[next] != ' ' && text[next] != 'T'))
        return 0;
    const std::size_t time = timeOfDayAt(text, next + 1);
    return time == 0 ? 0 : date + 1 + time;
}

} // namespace

std::string NoiseText::withoutTimes(std::string_view text) { return replaceAll(text, "TIME", timeAt); }

std::string NoiseText::withoutDates(std::string_view text) { return replaceAll(text, "DATE", dateAt); }

namespace {

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

} // namespace

std::string NoiseText::withoutDurations(std::string_view text) { return replaceAll(text, "DURATION", durationAt); }

namespace {

/// Finds the sets that Python printed, `{'b', 'a'}`, and sorts the items of each, inner ones first. One pass over the
/// text; text that is not a Python value, or spans several lines, is unchanged.
class SetSorter final {
public:
    std::string sorted(std::string_view text);

private:
    struct Bracket {
        char closing = 0;
        std::vector<std::size_t> items; ///< where each begins in the result
        bool isSet = false;
    };

    void open(char bracket);
    void close(char bracket);
    void separate();
    void endLine();
    std::size_t stringAt(std::string_view text, std::size_t at);
    void sortItems(const Bracket &set);

    static constexpr std::size_t deepest = 64;
    std::string m_result;
    std::vector<Bracket> m_open;
    std::string m_unclosed; ///< quotes that do not close in this line
};

char closingOf(char bracket) { return bracket == '{' ? '}' : bracket == '[' ? ']' : ')'; }

void SetSorter::open(char bracket)
{
    if (m_open.size() == deepest)
        m_open.clear();
    m_result += bracket;
    m_open.push_back({ closingOf(bracket), { m_result.size() }, bracket == '{' });
}

void SetSorter::close(char bracket)
{
    if (!m_open.empty() && m_open.back().closing != bracket)
        m_open.clear();
    if (!m_open.empty()) {
        if (m_open.back().isSet && m_open.back().items.size() > 1)
            sortItems(m_open.back());
        m_open.pop_back();
    }
    m_result += bracket;
}

void SetSorter::separate()
{
    m_result += ", ";
    if (!m_open.empty())
        m_open.back().items.push_back(m_result.size());
}

void SetSorter::endLine()
{
    m_result += '\n';
    m_open.clear();
    m_unclosed.clear();
}

void SetSorter::sortItems(const Bracket &set)
{
    std::vector<std::string> items;
    for (std::size_t i = 0; i < set.items.size(); ++i) {
        const bool isLast = i + 1 == set.items.size();
        const std::size_t end = isLast ? m_result.size() : set.items[i + 1] - std::string_view(", ").size();
        items.push_back(m_result.substr(set.items[i], end - set.items[i]));
    }
    std::ranges::sort(items);
    m_result.resize(set.items.front());
    for (std::size_t i = 0; i < items.size(); ++i)
        m_result.append(i == 0 ? "" : ", ").append(items[i]);
}

/// Length of the string literal that begins there; 0 when it does not end in its line.
std::size_t SetSorter::stringAt(std::string_view text, std::size_t at)
{
    const char quote = text[at];
    if (m_unclosed.contains(quote))
        return 0;
    for (std::size_t i = at + 1; i < text.size() && text[i] != '\n'; ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == quote)
            return i + 1 - at;
    }
    m_unclosed += quote;
    return 0;
}

std::string SetSorter::sorted(std::string_view text)
{
    m_result.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        const std::size_t literal = !m_open.empty() && (c == '\'' || c == '"') ? stringAt(text, at) : 0;
        if (literal > 0) {
            m_result += text.substr(at, literal);
            at += literal - 1;
        } else if (c == '{' || c == '[' || c == '(') {
            open(c);
        } else if (c == '}' || c == ']' || c == ')') {
            close(c);
        } else if (text.substr(at).starts_with(", ")) {
            separate();
            ++at;
        } else if (c == '\n') {
            endLine();
        } else {
            if (c == ':' && !m_open.empty())
                m_open.back().isSet = false;
            m_result += c;
        }
    }
    return std::move(m_result);
}

/// Digits up to which two machines agree on a result of floating point numbers.
constexpr int steadyDigits = 12;

std::size_t exponentAt(std::string_view text, std::size_t at)
{
    if (at >= text.size() || (text[at] != 'e' && text[at] != 'E'))
        return 0;
    const std::size_t sign = at + 1 < text.size() && (text[at + 1] == '-' || text[at + 1] == '+') ? 1 : 0;
    const std::size_t digits = digitsAt(text, at + 1 + sign);
    return digits == 0 ? 0 : 1 + sign + digits;
}

/// Length of a number with a point or an exponent.
std::size_t floatAt(std::string_view text, std::size_t at)
{
    if (continuesWord(text, at) || (at > 0 && text[at - 1] == '.'))
        return 0;
    const std::size_t number = numberAt(text, at);
    const std::size_t whole = digitsAt(text, at);
    const std::size_t exponent = number == 0 ? 0 : exponentAt(text, at + number);
    const std::size_t length = number + exponent;
    const bool isFloat = number > whole || exponent > 0;
    const bool endsThere = at + length == text.size() || !isWordCharacter(text[at + length]);
    return isFloat && endsThere ? length : 0;
}

std::size_t significantDigits(std::string_view number)
{
    const std::string_view mantissa = number.substr(0, number.find_first_of("eE"));
    const std::size_t first = mantissa.find_first_not_of("0.");
    if (first == std::string_view::npos)
        return 0;
    return static_cast<std::size_t>(std::ranges::count_if(mantissa.substr(first), isDigit));
}

std::string rounded(std::string_view number)
{
    double value = 0;
    const auto read = std::from_chars(number.data(), number.data() + number.size(), value);
    if (read.ec != std::errc() || significantDigits(number) <= steadyDigits)
        return std::string(number);
    std::array<char, 32> digits {};
    const auto written
        = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::general, steadyDigits);
    std::string text(digits.data(), written.ptr);
    return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

} // namespace

std::string NoiseText::withSortedSets(std::string_view text) { return SetSorter().sorted(text); }

std::string NoiseText::withRoundedFloats(std::string_view text)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = floatAt(text, at);
        if (length == 0) {
            // Digits of other numbers are not the beginning of one.
            const std::size_t digits = std::max<std::size_t>(digitsAt(text, at), 1);
            result += text.substr(at, digits);
            at += digits;
            continue;
        }
        result += rounded(text.substr(at, length));
        at += length;
    }
    return result;
}

} // namespace vitrine
