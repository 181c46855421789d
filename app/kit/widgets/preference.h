// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

namespace vitrine {

/// A yes-or-no option, stored in the settings. GUI thread.
struct Preference {
    QLatin1StringView key;
    bool byDefault;

    bool isOn() const;
    void set(bool isOn) const;
};

} // namespace vitrine
