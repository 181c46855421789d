// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/dateformat.h"

#include <QLocale>
#include <QSettings>

namespace vitrine {

namespace {

constexpr auto key = QLatin1StringView("appearance/dates");
constexpr auto system = QLatin1StringView("system");

} // namespace

DateFormat chosenDateFormat()
{
    return QSettings().value(key).toString() == system ? DateFormat::System : DateFormat::Iso;
}

void chooseDateFormat(DateFormat format)
{
    if (format == DateFormat::System)
        QSettings().setValue(key, QString(system));
    else
        QSettings().remove(key);
}

QString dateText(const QDateTime &when, DateFormat format)
{
    const auto local = when.toLocalTime();
    if (format == DateFormat::System)
        return QLocale().toString(local, QLocale::ShortFormat);
    return local.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

QString dayText(QDate day, DateFormat format)
{
    return format == DateFormat::System ? QLocale().toString(day, QLocale::ShortFormat) : day.toString(Qt::ISODate);
}

} // namespace vitrine
