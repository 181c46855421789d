// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/numbercheck.h"

#include "app/wording/safetext.h"

#include <QCoreApplication>

#include <charconv>
#include <string>
#include <system_error>

namespace vitrine {

namespace {

QString typed(const std::string &text) { return safeLine(text, 80); }

} // namespace

CLI::Validator wholeNumber(std::uint64_t low, std::uint64_t high)
{
    const auto check = [low, high](const std::string &text) -> std::string {
        std::uint64_t value = 0;
        const char *end = text.data() + text.size();
        const auto [stopped, error] = std::from_chars(text.data(), end, value);
        const bool isTooLarge = error == std::errc::result_out_of_range || (error == std::errc() && value > high);
        if (error == std::errc() && stopped == end && value >= low && !isTooLarge)
            return {};
        if (low == 1 && high == largestNumber && !isTooLarge)
            //: Of the value of an option. %1: what was typed
            return QCoreApplication::translate("vitrine::NumberCheck", "expected a whole number above 0, not %1")
                .arg(typed(text))
                .toStdString();
        //: Of the value of an option. %1, %2: numbers, %3: what was typed
        return QCoreApplication::translate("vitrine::NumberCheck", "expected a whole number from %1 to %2, not %3")
            .arg(QString::number(low), QString::number(high), typed(text))
            .toStdString();
    };
    return { check, low == 1 ? "POSITIVE" : "NONNEGATIVE" };
}

CLI::Validator aboveZero()
{
    const auto check = [](const std::string &text) -> std::string {
        double value = 0;
        if (CLI::detail::lexical_cast(text, value) && value > 0)
            return {};
        //: Of the value of an option. %1: what was typed
        return QCoreApplication::translate("vitrine::NumberCheck", "expected a number above 0, not %1")
            .arg(typed(text))
            .toStdString();
    };
    return { check, "POSITIVE" };
}

CLI::Validator between(double low, double high)
{
    const auto range = [low, high](const QString &text) { return text.arg(low).arg(high); };
    const auto check = [low, high, range](const std::string &text) -> std::string {
        double value = 0;
        if (CLI::detail::lexical_cast(text, value) && value >= low && value <= high)
            return {};
        //: Of the value of an option. %1, %2: numbers, %3: what was typed
        return range(QCoreApplication::translate("vitrine::NumberCheck", "expected a number from %1 to %2, not %3"))
            .arg(typed(text))
            .toStdString();
    };
    return { check, range(QStringLiteral("FLOAT in [%1 - %2]")).toStdString() };
}

} // namespace vitrine
