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
    /// In replays and when steps are run again.
    static constexpr Preference recordedClock { QLatin1StringView("execution/recordedClock"), false };
    static constexpr Preference sameRandomness { QLatin1StringView("execution/sameRandomness"), false };
    /// Why a policy is put in force; that changed steps run a moment after each change of a draft.
    static constexpr Preference asksReason { QLatin1StringView("policies/askReason"), true };
    static constexpr Preference confirmsByItself { QLatin1StringView("policies/confirmByItself"), false };
    /// Which files, filters and statements were used.
    static constexpr Preference remembersUse { QLatin1StringView("privacy/rememberUse"), true };
};

} // namespace vitrine
