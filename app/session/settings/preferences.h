// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/widgets/preference.h"

namespace vitrine {

/// The yes-or-no options of the settings dialog, except for those of the editor (EditorPreferences).
struct Preferences final {
    /// Open the last trail or log when the program starts.
    static constexpr Preference reopensLast { QLatin1StringView("start/reopenLast"), false };
    /// For replays, and for running single steps.
    static constexpr Preference recordedClock { QLatin1StringView("execution/recordedClock"), false };
    static constexpr Preference sameRandomness { QLatin1StringView("execution/sameRandomness"), false };
    /// Ask for the reason when a policy is activated; verify changed steps shortly after each change of a draft.
    static constexpr Preference asksReason { QLatin1StringView("policies/askReason"), true };
    static constexpr Preference confirmsByItself { QLatin1StringView("policies/confirmByItself"), false };
    /// Remember recently used files, filters and statements.
    static constexpr Preference remembersUse { QLatin1StringView("privacy/rememberUse"), true };
    /// List the sessions that agents have stored on this computer on the welcome page.
    static constexpr Preference listsSessions { QLatin1StringView("privacy/listSessions"), true };
};

} // namespace vitrine
