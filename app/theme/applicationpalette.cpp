// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/applicationpalette.h"

#include "app/theme/tokentable.h"

#include <QApplication>
#include <QStyle>
#include <QStyleHints>

namespace vitrine {

namespace {

// A platform that has settings of its own also says whether they are light or dark.
bool platformHasPalette() { return QGuiApplication::styleHints()->colorScheme() != Qt::ColorScheme::Unknown; }

} // namespace

QPalette paletteFor(PaletteChoice choice)
{
    switch (choice) {
    case PaletteChoice::Light: return TokenTable::bundled().palette(false);
    case PaletteChoice::Dark: return TokenTable::bundled().palette(true);
    case PaletteChoice::System: break;
    }
    return platformHasPalette() ? QPalette() : TokenTable::bundled().palette(false);
}

PaletteChoice paletteChoice(QStringView name)
{
    return name == u"lightColours" ? PaletteChoice::Light
        : name == u"darkColours"   ? PaletteChoice::Dark
                                   : PaletteChoice::System;
}

void applyPalette(PaletteChoice choice) { QApplication::setPalette(paletteFor(choice)); }

} // namespace vitrine
