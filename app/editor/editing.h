// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QsciScintilla;

/// Ways of editing Python that Scintilla has not by itself. GUI thread only; they do nothing to what is read-only.
namespace vitrine {

/// Makes the selected lines comments or, when all of them are, code again. One step for undo.
void toggleComment(QsciScintilla &editor);
/// One more cursor a line above (-1) or below (1) all others, at the column of the nearest.
void addCursor(QsciScintilla &editor, int direction);
/// Selects the word at the cursor first, then adds the next place where the selected text occurs.
void addNextOccurrence(QsciScintilla &editor);
/// The lines that the selection touches, without the indentation that all of them have: code that runs by itself.
/// Empty without a selection.
QString selectedCode(const QsciScintilla &editor);

} // namespace vitrine
