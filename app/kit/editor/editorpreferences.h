// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/widgets/preference.h"

namespace vitrine {

/// The user's choices for every code editor.
struct EditorPreferences final {
    static constexpr Preference wrapsLines { QLatin1StringView("editor/wrapLines"), true };
    static constexpr Preference showsSpaces { QLatin1StringView("editor/showSpaces"), false };
};

} // namespace vitrine
