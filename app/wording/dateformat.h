// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QMetaType>

namespace vitrine {

/// How the window writes dates: always in ISO form, or in the desktop's format.
enum class DateFormat { Iso, System };

/// The user's choice, from the settings. GUI thread.
DateFormat chosenDateFormat();
void chooseDateFormat(DateFormat format);

/// Date and time to the minute, in local time.
QString dateText(const QDateTime &when, DateFormat format);

/// The date without time.
QString dayText(QDate day, DateFormat format);

} // namespace vitrine

Q_DECLARE_METATYPE(vitrine::DateFormat)
