// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/widgets/preference.h"

namespace vitrine {

/// The yes-or-no choices of the settings dialog, but for those of the editor (EditorPreferences).
struct Preferences final {
    /// The program starts with the trail or log that was opened last.
    static constexpr Preference reopensLast { QLatin1StringView("start/reopenLast"), false };
    /// In replays and when steps are run again.
    static constexpr Preference recordedClock { QLatin1StringView("execution/recordedClock"), false };
    static constexpr Preference sameRandomness { QLatin1StringView("execution/sameRandomness"), false };
    /// Why a policy is put in force; that changed steps run a moment after each change of a draft.
    static constexpr Preference asksReason { QLatin1StringView("policies/askReason"), true };
    static constexpr Preference confirmsByItself { QLatin1StringView("policies/confirmByItself"), false };
    /// Which files, filters and statements were used.
    static constexpr Preference remembersUse { QLatin1StringView("privacy/rememberUse"), true };
    /// The sessions that agents have stored on this computer, on the welcome page.
    static constexpr Preference listsSessions { QLatin1StringView("privacy/listSessions"), true };
};

} // namespace vitrine
