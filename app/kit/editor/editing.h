// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QsciScintilla;

/// Editing commands for Python that Scintilla lacks. GUI thread only; they have no effect on read-only text.
namespace vitrine {

/// Comments the selected lines out or, if all of them are comments, uncomments them. One step for undo.
void toggleComment(QsciScintilla &editor);
/// Adds a cursor one line above (-1) or below (1) all others, at the column of the nearest one.
void addCursor(QsciScintilla &editor, int direction);
struct EditorCursor {
    long location = 0;
    long anchor = 0; ///< the other end of its selection
};
std::vector<EditorCursor> cursorsOf(const QsciScintilla &editor);
void setCursors(QsciScintilla &editor, const std::vector<EditorCursor> &cursors);
/// Selects the word at the cursor first, then adds the next occurrence of the selected text.
void addNextOccurrence(QsciScintilla &editor);
/// The selected lines, including partly selected ones, without their common indentation, so that the code can be run on
/// its own. Empty without a selection.
QString selectedCode(const QsciScintilla &editor);

/// Indents a line that was just started like the one before it. Python is indented one level more after a colon or an
/// open bracket, and one less after a statement that ends a block.
void indentNewLine(QsciScintilla &editor, bool isPython);

} // namespace vitrine
