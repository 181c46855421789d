// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/noisesettings.h"

#include "models/replay/noisedocument.h"

#include <QSettings>

namespace vitrine {

namespace {

QString key() { return QStringLiteral("replay/noise"); }

} // namespace

// Settings of another version that this one cannot read are ignored.
NoiseRules userNoiseRules()
{
    const QString document = QSettings().value(key()).toString();
    return document.isEmpty() ? NoiseRules() : readNoiseRules(document.toStdString()).value_or(NoiseRules());
}

void setUserNoiseRules(const NoiseRules &rules)
{
    if (rules == NoiseRules())
        QSettings().remove(key());
    else
        QSettings().setValue(key(), QString::fromStdString(toJson(rules)));
}

} // namespace vitrine
