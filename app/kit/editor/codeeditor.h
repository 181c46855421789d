// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/editor/brokenlines.h"
#include "app/kit/editor/codemarks.h"
#include "app/kit/editor/completion.h"
#include "app/kit/editor/editing.h"
#include "app/kit/text/scintilla.h"

#include <vector>

namespace vitrine {

class SyntaxLexer;

/// The code of one step. Margin: shape of the most severe diagnostic, line number, fold marker. Hidden characters are
/// shown as marks; the bytes are unchanged. Code with lines that are too long to lay out is shown in pieces and cannot
/// be edited. Escape followed by Tab leaves the editor. GUI thread only.
class CodeEditor final : public QsciScintilla {
    Q_OBJECT

public:
    explicit CodeEditor(QWidget *parent = nullptr);
    ~CodeEditor() override;

    /// Replaces the code, and clears undo history and marks. `language` as in SyntaxLexer.
    void setCode(const QByteArray &utf8, const QString &language);
    /// Replaces the text in a single undo step.
    void replaceCode(const QByteArray &utf8);
    QByteArray code() const;

    bool isEditable() const;
    /// Has no effect on code that is shown in pieces.
    void setEditable(bool editable);
    /// Applies the user's editor settings, which may have changed.
    void followPreferences();
    bool isInPieces() const { return !m_broken.isEmpty(); }

    /// Names known from the session that the code runs in, for completion.
    void setCompletionSources(CompletionSources sources) { m_sources = std::move(sources); }
    void showCompletions();

    void setMarks(std::vector<CodeMark> marks);
    const std::vector<CodeMark> &marks() const;
    /// Text of the marks at a position (1-based), one per line.
    QString tipAt(int line, int column) const;
    /// Moves the cursor to a position and scrolls to it; 1-based.
    void goTo(int line, int column);
    /// The style number at a byte position, after everything before it has been highlighted.
    int styleAt(int position);
    /// A few lines are enough if many panes share a small window.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void editableChanged();
    /// Ctrl+Return was pressed.
    void runRequested();
    /// Escape was pressed twice: the user wants to return to the previous widget.
    void left();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool canInsertFromMimeData(const QMimeData *source) const override;

private:
    void setUpText();
    void setUpMargins();
    void followLook();
    void refreshLook();
    void refreshNumberMargin();
    void defineBraces();
    void load(const QByteArray &utf8);
    void numberPieces();
    int shownLine(int line) const;
    bool isOnScreen(long position) const;
    QString tipUnder(const QPoint &position, int *shownLine) const;
    void showTip(const QPoint &position);
    bool leavesByTab(const QKeyEvent &event) const;

    SyntaxLexer *m_lexer = nullptr;
    CodeMarks m_marks;
    std::vector<EditorCursor> m_cursors; ///< from before the mouse button was pressed with Alt; otherwise empty
    CompletionSources m_sources;
    BrokenLines m_broken; ///< empty if every line can be laid out
    bool m_isLookDue = true; ///< not shown since colors or fonts changed
    bool m_tabLeaves = false; ///< Escape was the last key
};

} // namespace vitrine
