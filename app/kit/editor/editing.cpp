// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/editing.h"

#include "app/kit/text/scintilla.h"

#include <algorithm>
#include <array>
#include <climits>

namespace vitrine {

namespace {

using Sci = QsciScintilla;

struct Lines {
    long first = 0;
    long last = 0;
};

// A selection that ends at the start of a line does not mean that line.
Lines selectedLines(const Sci &editor)
{
    const long start = editor.SendScintilla(Sci::SCI_GETSELECTIONSTART);
    const long end = editor.SendScintilla(Sci::SCI_GETSELECTIONEND);
    Lines lines { editor.SendScintilla(Sci::SCI_LINEFROMPOSITION, start),
        editor.SendScintilla(Sci::SCI_LINEFROMPOSITION, end) };
    if (lines.last > lines.first && end == editor.SendScintilla(Sci::SCI_POSITIONFROMLINE, lines.last))
        --lines.last;
    return lines;
}

long indentEnd(const Sci &editor, long line) { return editor.SendScintilla(Sci::SCI_GETLINEINDENTPOSITION, line); }

bool isBlank(const Sci &editor, long line)
{
    return indentEnd(editor, line) == editor.SendScintilla(Sci::SCI_GETLINEENDPOSITION, line);
}

bool isComment(const Sci &editor, long line)
{
    return editor.SendScintilla(Sci::SCI_GETCHARAT, indentEnd(editor, line)) == '#';
}

// Not SCI_INSERTTEXT: it takes the selection away.
void comment(Sci &editor, long location)
{
    editor.SendScintilla(Sci::SCI_SETTARGETRANGE, std::uintptr_t(location), location);
    editor.SendScintilla(Sci::SCI_REPLACETARGET, std::uintptr_t(2), "# ");
}

void uncomment(Sci &editor, long line)
{
    const long from = indentEnd(editor, line);
    const bool hasBlank = editor.SendScintilla(Sci::SCI_GETCHARAT, from + 1) == ' ';
    editor.SendScintilla(Sci::SCI_DELETERANGE, std::uintptr_t(from), hasBlank ? 2L : 1L);
}

/// How many blanks a line begins with.
qsizetype indentOf(const QString &line)
{
    return std::ranges::find_if_not(line, [](QChar c) { return c == u' ' || c == u'\t'; }) - line.begin();
}

// Without its comment; a mark of one within quotes is none.
QStringView codeOf(QStringView line)
{
    QChar quote;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (c == u'\\')
            ++i;
        else if (!quote.isNull())
            quote = c == quote ? QChar() : quote;
        else if (c == u'"' || c == u'\'')
            quote = c;
        else if (c == u'#')
            return line.first(i).trimmed();
    }
    return line.trimmed();
}

bool endsBlock(QStringView code)
{
    constexpr std::array<QStringView, 5> last { u"return", u"pass", u"break", u"continue", u"raise" };
    const auto word = code.first(std::ranges::find_if_not(code, [](QChar c) { return c.isLetter(); }) - code.begin());
    return std::ranges::contains(last, word);
}

} // namespace

void toggleComment(QsciScintilla &editor)
{
    if (editor.isReadOnly())
        return;
    const auto lines = selectedLines(editor);
    bool isAllComment = true;
    long indent = LONG_MAX;
    for (long line = lines.first; line <= lines.last; ++line) {
        if (isBlank(editor, line))
            continue;
        isAllComment = isAllComment && isComment(editor, line);
        indent = std::min(indent, indentEnd(editor, line) - editor.SendScintilla(Sci::SCI_POSITIONFROMLINE, line));
    }
    if (indent == LONG_MAX)
        return;
    editor.beginUndoAction();
    for (long line = lines.first; line <= lines.last; ++line) {
        if (isBlank(editor, line))
            continue;
        if (isAllComment)
            uncomment(editor, line);
        else
            comment(editor, editor.SendScintilla(Sci::SCI_POSITIONFROMLINE, line) + indent);
    }
    editor.endUndoAction();
}

void addCursor(QsciScintilla &editor, int direction)
{
    const long count = editor.SendScintilla(Sci::SCI_GETSELECTIONS);
    long outermost = editor.SendScintilla(Sci::SCI_GETSELECTIONNCARET, 0L);
    for (long i = 1; i < count; ++i) {
        const long caret = editor.SendScintilla(Sci::SCI_GETSELECTIONNCARET, i);
        outermost = direction > 0 ? std::max(outermost, caret) : std::min(outermost, caret);
    }
    const long line = editor.SendScintilla(Sci::SCI_LINEFROMPOSITION, outermost) + direction;
    if (line < 0 || line >= editor.lines())
        return;
    const long column = editor.SendScintilla(Sci::SCI_GETCOLUMN, outermost);
    const long location = editor.SendScintilla(Sci::SCI_FINDCOLUMN, std::uintptr_t(line), column);
    editor.SendScintilla(Sci::SCI_ADDSELECTION, std::uintptr_t(location), location);
}

std::vector<EditorCursor> cursorsOf(const QsciScintilla &editor)
{
    std::vector<EditorCursor> cursors;
    const long count = editor.SendScintilla(Sci::SCI_GETSELECTIONS);
    for (long i = 0; i < count; ++i)
        cursors.push_back({ editor.SendScintilla(Sci::SCI_GETSELECTIONNCARET, i),
            editor.SendScintilla(Sci::SCI_GETSELECTIONNANCHOR, i) });
    return cursors;
}

void setCursors(QsciScintilla &editor, const std::vector<EditorCursor> &cursors)
{
    for (const auto &cursor : cursors) {
        const auto message = &cursor == &cursors.front() ? Sci::SCI_SETSELECTION : Sci::SCI_ADDSELECTION;
        editor.SendScintilla(message, std::uintptr_t(cursor.location), cursor.anchor);
    }
}

void addNextOccurrence(QsciScintilla &editor)
{
    editor.SendScintilla(Sci::SCI_TARGETWHOLEDOCUMENT);
    editor.SendScintilla(Sci::SCI_SETSEARCHFLAGS, long(Sci::SCFIND_MATCHCASE));
    editor.SendScintilla(Sci::SCI_MULTIPLESELECTADDNEXT);
}

void indentNewLine(QsciScintilla &editor, bool isPython)
{
    const long here = editor.SendScintilla(Sci::SCI_LINEFROMPOSITION, editor.SendScintilla(Sci::SCI_GETCURRENTPOS));
    if (here < 1 || editor.SendScintilla(Sci::SCI_GETSELECTIONS) > 1)
        return;
    const QString before = editor.text(int(here) - 1);
    // A line that was only pushed down keeps the indentation that it has.
    if (before.trimmed().isEmpty() && !isBlank(editor, here))
        return;
    const auto code = codeOf(before);
    int indent = editor.indentation(int(here) - 1);
    if (isPython && !code.isEmpty() && QStringView(u":([{").contains(code.back()))
        indent += editor.tabWidth();
    else if (isPython && endsBlock(code))
        indent = std::max(indent - editor.tabWidth(), 0);
    // The text after the cursor brought blanks of its own.
    editor.setIndentation(int(here), indent);
    editor.SendScintilla(Sci::SCI_GOTOPOS, std::uintptr_t(indentEnd(editor, here)));
}

QString selectedCode(const QsciScintilla &editor)
{
    if (!editor.hasSelectedText())
        return {};
    int first = 0;
    int last = 0;
    int end = 0;
    int start = 0;
    editor.getSelection(&first, &start, &last, &end);
    // A selection that ends at the beginning of a line does not touch it.
    if (end == 0 && last > first)
        --last;
    QStringList lines;
    qsizetype indent = -1;
    for (int line = first; line <= last; ++line) {
        lines.append(editor.text(line));
        const auto &text = lines.back();
        if (!text.trimmed().isEmpty())
            indent = indent < 0 ? indentOf(text) : std::min(indent, indentOf(text));
    }
    for (auto &line : lines)
        line.remove(0, std::min(std::max<qsizetype>(indent, 0), indentOf(line)));
    return lines.join(QString());
}

} // namespace vitrine
