// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

class QGuiApplication;

namespace vitrine {

enum class PaletteChoice { System, Light, Dark, ContrastLight, ContrastDark };

/// Sets the palette of the application. `System` is the platform's own, or the bundled light one where the platform
/// has none to give (bare X11, no display). Widgets get QEvent::PaletteChange and follow while they are shown.
/// GUI thread only.
void applyPalette(PaletteChoice choice);

/// By what the settings call the choice, which is the name of its action.
PaletteChoice paletteChoice(QStringView name);

/// The palette that `applyPalette(choice)` would set; `System` only if none of the others is set.
QPalette paletteFor(PaletteChoice choice);

} // namespace vitrine
