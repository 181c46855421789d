// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QsciScintilla;

/// Ways of editing Python that Scintilla has not by itself. GUI thread only; they do nothing to what is read-only.
namespace vitrine {

/// Makes the selected lines comments or, when all of them are, code again. One step for undo.
void toggleComment(QsciScintilla &editor);
/// One more cursor a line above (-1) or below (1) all others, at the column of the nearest.
void addCursor(QsciScintilla &editor, int direction);
struct EditorCursor {
    long location = 0;
    long anchor = 0; ///< the other end of what it selects
};
std::vector<EditorCursor> cursorsOf(const QsciScintilla &editor);
void setCursors(QsciScintilla &editor, const std::vector<EditorCursor> &cursors);
/// Selects the word at the cursor first, then adds the next place where the selected text occurs.
void addNextOccurrence(QsciScintilla &editor);
/// The lines that the selection touches, without the indentation that all of them have: code that runs by itself.
/// Empty without a selection.
QString selectedCode(const QsciScintilla &editor);

/// Gives the line that was just begun the indentation of the one before it: in Python one more behind a colon or an
/// open bracket, one less behind a statement that nothing follows.
void indentNewLine(QsciScintilla &editor, bool isPython);

} // namespace vitrine
