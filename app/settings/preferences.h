// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

namespace vitrine {

/// Something that the user has or has not, kept in the settings. GUI thread.
struct Preference {
    QLatin1StringView key;
    bool byDefault;

    bool isOn() const;
    void set(bool isOn) const;
};

/// All that is chosen by a check box in the settings.
struct Preferences final {
    /// The program starts with the trail or log that was opened last.
    static constexpr Preference reopensLast { QLatin1StringView("start/reopenLast"), false };
    /// In the editor of code.
    static constexpr Preference wrapsLines { QLatin1StringView("editor/wrapLines"), true };
    static constexpr Preference showsSpaces { QLatin1StringView("editor/showSpaces"), false };
    /// Which files, filters and statements were used.
    static constexpr Preference remembersUse { QLatin1StringView("privacy/rememberUse"), true };
};

} // namespace vitrine
