// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/editorpreferences.h"

#include <QSettings>

#include <algorithm>

namespace vitrine {

namespace {

constexpr auto tabWidthKey = QLatin1StringView("editor/tabWidth");
constexpr auto themeKey = QLatin1StringView("editor/theme");

} // namespace

int EditorPreferences::tabWidth()
{
    const int stored = QSettings().value(tabWidthKey, usualTabWidth).toInt();
    return stored < 1 ? usualTabWidth : std::min(stored, largestTabWidth);
}

void EditorPreferences::setTabWidth(int columns)
{
    if (columns == usualTabWidth)
        QSettings().remove(tabWidthKey);
    else
        QSettings().setValue(tabWidthKey, columns);
}

QString EditorPreferences::theme() { return QSettings().value(themeKey).toString(); }

void EditorPreferences::setTheme(const QString &name)
{
    if (name.isEmpty())
        QSettings().remove(themeKey);
    else
        QSettings().setValue(themeKey, name);
}

} // namespace vitrine
