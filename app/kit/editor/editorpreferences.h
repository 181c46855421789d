// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/widgets/preference.h"

#include <QString>

namespace vitrine {

/// The user's options for all code editors.
struct EditorPreferences final {
    static constexpr Preference wrapsLines { QLatin1StringView("editor/wrapLines"), true };
    static constexpr Preference showsSpaces { QLatin1StringView("editor/showSpaces"), false };

    /// Width of a tab stop and of an indentation level, in columns.
    static int tabWidth();
    static void setTabWidth(int columns);
    static constexpr int usualTabWidth = 4;
    static constexpr int largestTabWidth = 16;

    /// Name of a theme of the highlighter; empty: the one that matches the window's colors.
    static QString theme();
    static void setTheme(const QString &name);
};

} // namespace vitrine
