// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/widgets/preference.h"

#include <QString>

namespace vitrine {

/// The user's choices for every code editor.
struct EditorPreferences final {
    static constexpr Preference wrapsLines { QLatin1StringView("editor/wrapLines"), true };
    static constexpr Preference showsSpaces { QLatin1StringView("editor/showSpaces"), false };

    /// Columns from one tab stop to the next, and of an indentation.
    static int tabWidth();
    static void setTabWidth(int columns);
    static constexpr int usualTabWidth = 4;
    static constexpr int largestTabWidth = 16;

    /// Name of a theme of the highlighter; empty: the one that fits the colors of the window.
    static QString theme();
    static void setTheme(const QString &name);
};

} // namespace vitrine
