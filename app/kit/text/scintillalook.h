// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QByteArray;
class QFontMetrics;
class QPalette;
class QsciScintilla;

namespace vitrine {

/// Extra space above and below a line of code, in proportion to the font.
int lineSpacing(const QFontMetrics &metrics);

/// Applies the colors of a palette and the code font to an editor or a text view. Call it again on
/// QEvent::PaletteChange, ApplicationPaletteChange and FontChange.
void applyScintillaLook(QsciScintilla &view);

/// Shows control, bidi and other hidden characters as the marks of safetext.h; the text itself is unchanged.
void showHiddenCharacters(QsciScintilla &view);

/// For code with both hidden characters and letters that are written from right to left: shows each of these letters in
/// a box, in the order of the code. Otherwise a hidden character can make others invisible: Scintilla draws what
/// follows a run of such letters over it. Call it for each new text.
void showOrderOfLetters(QsciScintilla &view, const QByteArray &utf8);

/// Releases QScintilla's keys that the window uses for other purposes (docs/interface.md#menus-and-keys).
void releaseWindowKeys(QsciScintilla &view);

} // namespace vitrine
