// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFontMetrics;
class QPalette;
class QsciScintilla;

namespace vitrine {

/// The air above a line of code, and below it: in proportion to the font.
int lineSpacing(const QFontMetrics &metrics);

/// Gives an editor or a text view the colors of a palette and the font of code. Call it again on QEvent::PaletteChange,
/// ApplicationPaletteChange and FontChange.
void applyScintillaLook(QsciScintilla &view);

/// Shows control, bidi and other hidden characters as the marks of safetext.h while the text stays as it is.
void showHiddenCharacters(QsciScintilla &view);

/// Frees the keys of QScintilla that the window uses for other things (docs/interface.md#menus-and-keys).
void releaseWindowKeys(QsciScintilla &view);

} // namespace vitrine
