// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

class QGuiApplication;

namespace vitrine {

enum class PaletteChoice { System, Light, Dark, ContrastLight, ContrastDark };

/// Sets the palette of the application. `System` is the platform's own, or the bundled light one if the platform has
/// none (bare X11, no display). Widgets get QEvent::PaletteChange and are updated while shown. GUI thread only.
void applyPalette(PaletteChoice choice);

/// Returns the choice by its name in the settings, which is also the name of its action.
PaletteChoice paletteChoice(QStringView name);

/// The palette that `applyPalette(choice)` would set; for `System` only valid while no other one is set.
QPalette paletteFor(PaletteChoice choice);

} // namespace vitrine
