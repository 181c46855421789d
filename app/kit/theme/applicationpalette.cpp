// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/applicationpalette.h"

#include "app/kit/theme/tokentable.h"

#include <QApplication>
#include <QStyle>
#include <QStyleHints>

namespace vitrine {

namespace {

// A platform with settings of its own mostly reports whether they are light or dark. If it does not, as with custom
// high-contrast colors, its colors differ from the style's own.
bool platformHasPalette()
{
    return QGuiApplication::styleHints()->colorScheme() != Qt::ColorScheme::Unknown
        || QApplication::palette().color(QPalette::Base)
        != QApplication::style()->standardPalette().color(QPalette::Base)
        || QApplication::palette().color(QPalette::Window)
        != QApplication::style()->standardPalette().color(QPalette::Window);
}

} // namespace

QPalette paletteFor(PaletteChoice choice)
{
    const auto &bundled = TokenTable::bundled();
    switch (choice) {
    case PaletteChoice::Light: return bundled.palette(Scheme::Light);
    case PaletteChoice::Dark: return bundled.palette(Scheme::Dark);
    case PaletteChoice::ContrastLight: return bundled.palette(Scheme::ContrastLight);
    case PaletteChoice::ContrastDark: return bundled.palette(Scheme::ContrastDark);
    case PaletteChoice::System: break;
    }
    return platformHasPalette() ? QPalette() : bundled.palette(Scheme::Light);
}

PaletteChoice paletteChoice(QStringView name)
{
    return name == u"lightColors"        ? PaletteChoice::Light
        : name == u"darkColors"          ? PaletteChoice::Dark
        : name == u"contrastLightColors" ? PaletteChoice::ContrastLight
        : name == u"contrastDarkColors"  ? PaletteChoice::ContrastDark
                                         : PaletteChoice::System;
}

void applyPalette(PaletteChoice choice)
{
    // The previous choice would be taken for the platform's.
    if (choice == PaletteChoice::System)
        QApplication::setPalette(QPalette());
    QApplication::setPalette(paletteFor(choice));
}

} // namespace vitrine
