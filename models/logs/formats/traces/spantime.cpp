// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/spantime.h"

#include "models/logs/json/readledger.h"
#include "models/logs/steps/timetext.h"

#include <charconv>
#include <optional>
#include <string_view>

namespace vitrine {

namespace {

/// The nearest unit in which it is a time of our days.
double secondsOf(double number)
{
    for (const double unit : { 1e9, 1e6, 1e3 })
        if (number > 1e8 * unit)
            return number / unit;
    return number;
}

/// Nanoseconds as number or text, ISO 8601, or seconds and their thousandths.
std::optional<double> timeIn(JsonElement value)
{
    double number = 0;
    if (const auto text = stringIn(value)) {
        const auto read = std::from_chars(text->data(), text->data() + text->size(), number);
        if (read.ec != std::errc {} || read.ptr != text->data() + text->size())
            return isoTimeIn(value);
    } else if (const auto plain = numberIn(value)) {
        number = *plain;
    } else {
        return {};
    }
    const double seconds = secondsOf(number);
    if (seconds > 0 && isMoment(seconds))
        return seconds;
    // SDKs write 0 where there is no time.
    if (number != 0)
        ReadLedger::forget(value);
    return {};
}

/// Nanoseconds, or text as in ISO 8601 ("PT2M15.5S").
std::optional<double> lengthIn(JsonElement value)
{
    const auto text = stringIn(value);
    if (!text)
        return amountIn(value).transform([](double nanoseconds) { return nanoseconds / 1e9; });
    const auto length = isoDuration(*text);
    if (!length)
        ReadLedger::forget(value);
    return length;
}

/// A moment and a length.
std::optional<TimeSpan> timedSpan(JsonObject object)
{
    const auto start = memberOf(object, "timestamp");
    const auto length = memberOf(object, "duration");
    if (!start || !length)
        return {};
    const auto from = timeIn(*start);
    return timeSpan(
        from, from ? lengthIn(*length).transform([&](double seconds) { return *from + seconds; }) : std::nullopt);
}

/// Seconds and nanoseconds, as OpenTelemetry's JavaScript SDK has them.
std::optional<double> pairIn(const std::optional<JsonElement> &value)
{
    simdjson::dom::array pair;
    if (!value || value->get(pair) != simdjson::SUCCESS || pair.size() != 2)
        return {};
    const auto seconds = momentIn(pair.at(0).value_unsafe());
    const auto nanoseconds = amountIn(pair.at(1).value_unsafe());
    return seconds && nanoseconds ? std::optional(*seconds + *nanoseconds / 1e9) : std::nullopt;
}

} // namespace

TimeSpan spanTime(JsonObject object)
{
    if (const auto timed = timedSpan(object))
        return *timed;
    const auto either = [&](std::string_view key, std::string_view other, std::string_view third) {
        for (const std::string_view name : { key, other, third })
            if (const auto value = memberOf(object, name))
                return timeIn(*value);
        return std::optional<double> {};
    };
    if (const auto start = memberOf(object, "startTime"); start && start->is_array())
        return timeSpan(pairIn(start), pairIn(memberOf(object, "endTime")));
    return timeSpan(either("startTimeUnixNano", "start_time_unix_nano", "start_time"),
        either("endTimeUnixNano", "end_time_unix_nano", "end_time"));
}

} // namespace vitrine
