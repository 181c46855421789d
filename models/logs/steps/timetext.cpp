// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/timetext.h"

#include "base/trimmed.h"
#include "models/logs/json/readledger.h"
#include "models/logs/steps/steptext.h"

#include <charconv>
#include <chrono>

namespace vitrine {

namespace {

class TimeScanner {
public:
    explicit TimeScanner(std::string_view text)
        : m_rest(text)
    {
    }

    std::optional<int> number(std::size_t digits)
    {
        int value = 0;
        const auto end = m_rest.data() + std::min(digits, m_rest.size());
        const auto read = std::from_chars(m_rest.data(), end, value);
        if (m_rest.size() < digits || read.ec != std::errc {} || read.ptr != end || value < 0)
            return {};
        m_rest.remove_prefix(digits);
        return value;
    }
    bool accept(std::string_view anyOf)
    {
        const bool is = !m_rest.empty() && anyOf.contains(m_rest.front());
        m_sign = is && m_rest.front() == '-' ? -1 : 1;
        m_rest.remove_prefix(is ? 1 : 0);
        return is;
    }
    /// Digits behind a point: as many as there are, of which nine count.
    double fraction()
    {
        double value = 0;
        double unit = 0.1;
        while (!m_rest.empty() && m_rest.front() >= '0' && m_rest.front() <= '9') {
            value += unit * (m_rest.front() - '0');
            unit /= 10;
            m_rest.remove_prefix(1);
        }
        return value;
    }
    int sign() const { return m_sign; }
    bool isAtEnd() const { return m_rest.empty(); }

private:
    std::string_view m_rest;
    int m_sign = 1;
};

/// Seconds for the letter after a number in a duration; 0 when it has none, or no fixed one.
double unitSeconds(char letter, bool isTime)
{
    switch (letter) {
    case 'W': return isTime ? 0 : 604800;
    case 'D': return isTime ? 0 : 86400;
    case 'H': return isTime ? 3600 : 0;
    case 'M': return isTime ? 60 : 0;
    case 'S': return isTime ? 1 : 0;
    default: return 0;
    }
}

std::optional<double> dayIn(TimeScanner &scanner)
{
    const auto year = scanner.number(4);
    if (!year || !scanner.accept("-"))
        return {};
    const auto month = scanner.number(2);
    if (!month || !scanner.accept("-"))
        return {};
    const auto day = scanner.number(2);
    const std::chrono::year_month_day date { std::chrono::year(*year), std::chrono::month(unsigned(*month)),
        std::chrono::day(unsigned(day.value_or(0))) };
    if (!day || !date.ok())
        return {};
    return double(std::chrono::sys_days(date).time_since_epoch().count()) * 86400;
}

std::optional<double> secondsIn(TimeScanner &scanner)
{
    const auto hours = scanner.number(2);
    if (!hours || !scanner.accept(":"))
        return {};
    const auto minutes = scanner.number(2);
    double seconds = 0;
    if (scanner.accept(":"))
        seconds = scanner.number(2).value_or(0);
    // There are leap seconds, and days that end at 24:00.
    if (!minutes || *hours > 24 || *minutes > 59 || seconds > 60)
        return {};
    if (scanner.accept("."))
        seconds += scanner.fraction();
    return *hours * 3600.0 + *minutes * 60.0 + seconds;
}

/// The zone's offset to UTC, in seconds.
std::optional<double> zoneIn(TimeScanner &scanner)
{
    if (scanner.isAtEnd() || scanner.accept("Zz"))
        return 0;
    if (!scanner.accept("+-"))
        return {};
    const int sign = scanner.sign();
    const auto hours = scanner.number(2);
    scanner.accept(":");
    const int minutes = scanner.number(2).value_or(0);
    if (!hours)
        return {};
    return sign * (*hours * 3600.0 + minutes * 60.0);
}

} // namespace

std::optional<double> isoTime(std::string_view text)
{
    TimeScanner scanner(trimmed(text));
    const auto day = dayIn(scanner);
    if (!day || !scanner.accept("T t"))
        return {};
    const auto seconds = secondsIn(scanner);
    const auto zone = seconds ? zoneIn(scanner) : std::nullopt;
    if (!zone || !scanner.isAtEnd())
        return {};
    return *day + *seconds - *zone;
}

std::optional<double> isoTimeIn(JsonElement value)
{
    const auto text = stringIn(value);
    const auto time = text ? isoTime(*text) : std::nullopt;
    if (!time)
        ReadLedger::forget(value);
    return time;
}

std::optional<double> isoTimeIn(JsonObject object, std::string_view key)
{
    const auto value = memberOf(object, key);
    return value ? isoTimeIn(*value) : std::nullopt;
}

std::optional<double> isoDuration(std::string_view text)
{
    if (!text.starts_with('P'))
        return {};
    double seconds = 0;
    bool isTime = false;
    for (text.remove_prefix(1); !text.empty(); text.remove_prefix(1)) {
        if (text.starts_with('T') && !isTime) {
            isTime = true;
            continue;
        }
        double number = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
        text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
        const double unit = text.empty() ? 0 : unitSeconds(text.front(), isTime);
        if (read.ec != std::errc {} || unit == 0 || number < 0)
            return {};
        seconds += number * unit;
    }
    return seconds;
}

TimeSpan timeSpan(std::optional<double> start, std::optional<double> end)
{
    TimeSpan span { .startedAt = start, .endedAt = end, .seconds = {}, .quality = Quality::Missing };
    if (start && end && *end >= *start)
        span.seconds = *end - *start;
    if (start || end)
        span.quality = Quality::Recorded;
    return span;
}

} // namespace vitrine
