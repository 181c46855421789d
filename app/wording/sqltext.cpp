// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/sqltext.h"

#include "app/wording/safetext.h"
#include "base/commacell.h"
#include "base/formatted.h"

#include <QLocale>

#include <algorithm>

namespace vitrine {

namespace {

std::optional<std::int64_t> numberIn(
    std::span<const std::string> columns, std::span<const SqlValue> row, std::string_view name)
{
    const auto found = std::ranges::find(columns, name);
    const auto at = std::size_t(found - columns.begin());
    const auto *number = at < row.size() ? std::get_if<std::int64_t>(&row[at]) : nullptr;
    return number != nullptr && *number > 0 ? std::optional(*number) : std::nullopt;
}

} // namespace

QString SqlText::summary(const SqlAnswer &answer)
{
    const QLocale locale;
    const auto seconds = locale.toString(double(answer.time.count()) / 1000, 'f', 2);
    const auto count = int(answer.rows.size());
    if (answer.isCut)
        //: Beside the answer to SQL. %n: how many rows are shown, %1: seconds. There are more rows
        return tr("The first %Ln row(s), in %1 s; there are more", nullptr, count).arg(seconds);
    //: Beside the answer to SQL. %n: how many rows there are, %1: seconds
    return tr("%Ln row(s) in %1 s", nullptr, count).arg(seconds);
}

QString SqlText::problem(const Error &error)
{
    const auto detail = safeLine(error.detail);
    switch (error.code) {
    case ErrorCode::NoPermission: return tr("Only a single SELECT is allowed. %1").arg(detail);
    case ErrorCode::TooLarge: return tr("The query exceeded its time or memory limit: %1").arg(detail);
    case ErrorCode::BadValue: return tr("Invalid SQL: %1").arg(detail);
    case ErrorCode::Cancelled: return tr("Stopped");
    default: return tr("Cannot read the trail: %1").arg(detail);
    }
}

QString SqlText::value(const SqlValue &value)
{
    if (const auto *text = std::get_if<std::string>(&value))
        return QString::fromStdString(*text);
    if (const auto *whole = std::get_if<std::int64_t>(&value))
        return QString::number(*whole);
    if (const auto *real = std::get_if<double>(&value))
        return QString::number(*real, 'g', QLocale::FloatingPointShortest);
    return {};
}

QString SqlText::commaValue(const SqlValue &value)
{
    const auto *text = std::get_if<std::string>(&value);
    return text != nullptr ? QString::fromStdString(commaCell(*text)) : SqlText::value(value);
}

std::string locationStatement(std::span<const std::string> columns, std::span<const SqlValue> row)
{
    if (const auto step = numberIn(columns, row, "step"))
        return formatted("SELECT run, step FROM v_steps WHERE step = {}", *step);
    if (const auto execution = numberIn(columns, row, "execution"))
        return formatted("SELECT run, step FROM v_executions WHERE execution = {}", *execution);
    if (const auto run = numberIn(columns, row, "run"))
        return formatted("SELECT run, NULL FROM v_runs WHERE run = {}", *run);
    return {};
}

} // namespace vitrine
