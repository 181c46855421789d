// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/preference.h"

#include <QSettings>

namespace vitrine {

bool Preference::isOn() const { return QSettings().value(key, byDefault).toBool(); }

void Preference::set(bool isOn) const
{
    if (isOn == byDefault)
        QSettings().remove(key);
    else
        QSettings().setValue(key, isOn);
}

} // namespace vitrine
