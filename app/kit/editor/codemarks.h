// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/editor/codemark.h"
#include "app/kit/text/scintilla.h"

#include <functional>
#include <vector>

namespace vitrine {

/// Shows diagnostics in an editor: the shape of the most severe one of each line in the margin, a squiggle in the text.
/// If ranges overlap, the most severe one is drawn. GUI thread only.
class CodeMarks final {
public:
    /// `margin`: the margin of `editor` that shows the shapes. `shownLine` maps a line of the code to the shown line,
    /// both 1-based.
    CodeMarks(QsciScintilla *editor, int margin, std::function<int(int)> shownLine);

    void set(std::vector<CodeMark> marks);
    const std::vector<CodeMark> &all() const { return m_marks; }
    /// Text of the marks at a position in the code (1-based), one per line.
    QString tipAt(int line, int column) const;
    /// The same for a whole line.
    QString tipOf(int line) const;
    void refreshLook();

private:
    struct Range {
        long from = 0;
        long to = 0;
    };

    void clear();
    bool isShown(const CodeMark &mark) const;
    Range rangeOf(const CodeMark &mark) const;
    long positionOf(int line, int column) const;
    void showShapes() const;
    void showSquiggles() const;
    void defineLook(Meaning meaning) const;

    QsciScintilla *m_editor;
    int m_margin;
    std::function<int(int)> m_shownLine;
    std::vector<CodeMark> m_marks;
};

} // namespace vitrine
