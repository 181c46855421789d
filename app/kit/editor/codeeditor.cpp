// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"

#include "app/kit/editor/editing.h"
#include "app/kit/editor/editoractions.h"
#include "app/kit/editor/editorpreferences.h"
#include "app/kit/editor/syntaxlexer.h"
#include "app/kit/text/scintillalook.h"
#include "app/kit/theme/fonts.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

enum EditorMargin { MarkMargin, LineMargin, FoldMargin };

// Above the indicators of the marks, below the one for matches.
constexpr int braceIndicator = QsciScintilla::INDIC_IME - 2;
// Wrapping measures every line: too slow for huge code, which therefore scrolls sideways.
constexpr qsizetype wrappedBytes = 128 * 1024;

QsciScintilla::WrapMode wrapModeFor(qsizetype bytes)
{
    const bool wraps = EditorPreferences::wrapsLines.isOn() && bytes <= wrappedBytes;
    return wraps ? QsciScintilla::WrapWord : QsciScintilla::WrapNone;
}

// Qt would interpret a tooltip that looks like markup, and makes markup narrow unless its lines must not be broken.
QString tipMarkup(const QString &tip)
{
    constexpr qsizetype longestLine = 90;
    QString markup;
    for (const QString &line : tip.split(u'\n')) {
        const QLatin1StringView space(line.size() <= longestLine ? "pre" : "normal");
        markup += u"<div style='white-space:" % space % u"'>" % line.toHtmlEscaped() % u"</div>";
    }
    return u"<qt>" % markup % u"</qt>";
}

} // namespace

CodeEditor::CodeEditor(QWidget *parent)
    : QsciScintilla(parent)
    , m_marks(this, MarkMargin, [this](int line) { return shownLine(line); })
{
    setObjectName(QStringLiteral("codeEditor"));
    //: Accessible name of the editor with the code of a step
    setAccessibleName(tr("Code"));
    setFrameShape(QFrame::NoFrame);
    setUpText();
    setUpMargins();
    releaseWindowKeys(*this);
    new EditorActions(this);
    connect(this, &QsciScintilla::linesChanged, this, &CodeEditor::refreshNumberMargin);
}

CodeEditor::~CodeEditor() = default;

void CodeEditor::setUpText()
{
    setUtf8(true);
    setEolMode(EolUnix);
    setIndentationsUseTabs(false);
    connect(this, &QsciScintillaBase::SCN_CHARADDED, this, [this](int character) {
        if (character == '\n')
            indentNewLine(*this, m_sources.isPython);
    });
    setBackspaceUnindents(true);
    setBraceMatching(SloppyBraceMatch);
    setIndentationGuides(true);
    setCaretLineVisible(true);
    connect(this, &QsciScintillaBase::SCN_ZOOM, this, &CodeEditor::refreshNumberMargin);
    // Even if another pane has moved the cursor here, and has the focus.
    SendScintilla(SCI_SETCARETLINEVISIBLEALWAYS, 1UL);
    followPreferences();
    setWrapVisualFlags(WrapFlagNone, WrapFlagInMargin);
    setAnnotationDisplay(AnnotationStandard);
    setWrapIndentMode(WrapIndentIndented);
    SendScintilla(SCI_SETLAYOUTCACHE, SC_CACHE_PAGE);
    SendScintilla(SCI_SETMULTIPLESELECTION, 1UL);
    SendScintilla(SCI_SETADDITIONALSELECTIONTYPING, 1UL);
    SendScintilla(SCI_SETMULTIPASTE, 1UL);
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
    SendScintilla(SCI_SETSCROLLWIDTHTRACKING, 1UL);
}

void CodeEditor::setUpMargins()
{
    setMarginType(LineMargin, NumberMargin);
    setMarginMarkerMask(LineMargin, 0);
    setFolding(PlainFoldStyle, FoldMargin);
}

void CodeEditor::setCode(const QByteArray &utf8, const QString &language)
{
    const bool wasReadOnly = isReadOnly();
    setReadOnly(false);
    setMarks({});
    if (m_lexer == nullptr || m_lexer->language() != language.toUtf8()) {
        setLexer(nullptr);
        delete m_lexer;
        m_lexer = new SyntaxLexer(language, *this);
        setLexer(m_lexer);
        followLook();
    }
    setWrapMode(wrapModeFor(utf8.size()));
    m_broken = BrokenLines::isNeededFor(utf8) ? BrokenLines(utf8) : BrokenLines();
    load(isInPieces() ? m_broken.shown() : utf8);
    numberPieces();
    setReadOnly(wasReadOnly || isInPieces());
}

void CodeEditor::followPreferences()
{
    setWrapMode(wrapModeFor(length()));
    setWhitespaceVisibility(EditorPreferences::showsSpaces.isOn() ? WsVisible : WsInvisible);
    setTabWidth(EditorPreferences::tabWidth());
}

void CodeEditor::load(const QByteArray &utf8)
{
    // Not setText, which stops at the first NUL.
    SendScintilla(SCI_CLEARALL);
    showOrderOfLetters(*this, utf8);
    SendScintilla(SCI_APPENDTEXT, std::uintptr_t(utf8.size()), utf8.constData());
    SendScintilla(SCI_EMPTYUNDOBUFFER);
    SendScintilla(SCI_SETSAVEPOINT);
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
    SendScintilla(SCI_GOTOPOS, 0UL);
}

// A piece that continues a line has an arrow instead of a number.
void CodeEditor::numberPieces()
{
    clearAnnotations();
    for (const auto &cut : m_broken.cuts())
        //: Below a line of code of which only the beginning is shown. %n: how many bytes are left out
        annotate(
            cut.piece - 1, tr("… %Ln more byte(s) of this line not shown", nullptr, int(cut.bytes)), STYLE_LINENUMBER);
    setMarginType(LineMargin, isInPieces() ? TextMarginRightJustified : NumberMargin);
    if (!isInPieces())
        return;
    for (int piece = 1; piece <= lines(); ++piece) {
        const auto number = m_broken.isFirst(piece) ? QByteArray::number(m_broken.lineOf(piece)) : "\u21aa"_ba;
        SendScintilla(SCI_MARGINSETTEXT, std::uintptr_t(piece - 1), number.constData());
        SendScintilla(SCI_MARGINSETSTYLE, std::uintptr_t(piece - 1), long(STYLE_LINENUMBER));
    }
}

int CodeEditor::shownLine(int line) const { return isInPieces() ? m_broken.pieceOf(line) : line; }

void CodeEditor::replaceCode(const QByteArray &utf8)
{
    if (isInPieces() || BrokenLines::isNeededFor(utf8))
        return;
    beginUndoAction();
    SendScintilla(SCI_TARGETWHOLEDOCUMENT);
    SendScintilla(SCI_REPLACETARGET, std::uintptr_t(utf8.size()), utf8.constData());
    endUndoAction();
}

QByteArray CodeEditor::code() const
{
    if (isInPieces())
        return m_broken.whole();
    const long length = SendScintilla(SCI_GETLENGTH);
    QByteArray bytes(length + 1, '\0');
    SendScintilla(SCI_GETTEXT, std::uintptr_t(length + 1), static_cast<void *>(bytes.data()));
    bytes.chop(1);
    return bytes;
}

bool CodeEditor::isEditable() const { return !isReadOnly(); }

void CodeEditor::setEditable(bool editable)
{
    setReadOnly(!editable || isInPieces());
    Q_EMIT editableChanged();
}

void CodeEditor::showCompletions()
{
    const auto position = SendScintilla(SCI_GETCURRENTPOS);
    const auto found = completionsAt(code(), position, m_sources);
    ensureCursorVisible();
    if (isReadOnly() || found.words.isEmpty() || !isOnScreen(position))
        return;
    SendScintilla(SCI_AUTOCSETSEPARATOR, long('\n'));
    SendScintilla(SCI_AUTOCSETIGNORECASE, 1L);
    SendScintilla(SCI_AUTOCSHOW, std::uintptr_t(found.typed), found.words.join(u'\n').toUtf8().constData());
}

// Scintilla queries the screen below the text to position a list, and does not expect that there may be none.
bool CodeEditor::isOnScreen(long position) const
{
    const QPoint location(int(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, position)),
        int(SendScintilla(SCI_POINTYFROMPOSITION, 0UL, position)));
    return QGuiApplication::screenAt(viewport()->mapToGlobal(location)) != nullptr;
}

void CodeEditor::setMarks(std::vector<CodeMark> marks) { m_marks.set(std::move(marks)); }

const std::vector<CodeMark> &CodeEditor::marks() const { return m_marks.all(); }

QString CodeEditor::tipAt(int line, int column) const { return m_marks.tipAt(line, column); }

void CodeEditor::goTo(int line, int column)
{
    const int shown = std::max(shownLine(line) - 1, 0);
    setCursorPosition(shown, std::max(column - 1, 0));
    ensureLineVisible(shown);
    ensureCursorVisible();
}

int CodeEditor::styleAt(int position)
{
    SendScintilla(SCI_COLOURISE, 0UL, -1L);
    return int(SendScintilla(SCI_GETSTYLEAT, long(position)));
}

// Delayed, since there are many editors and styles, and most of them are hidden.
void CodeEditor::followLook()
{
    m_isLookDue = !isVisible();
    if (!m_isLookDue)
        refreshLook();
}

void CodeEditor::refreshLook()
{
    const Theme theme(palette());
    applyScintillaLook(*this);
    if (m_lexer != nullptr) {
        m_lexer->applyPalette(palette(), codeFont(*this));
        SendScintilla(SCI_COLOURISE, 0UL, 0L);
    }
    // The line numbers are a style too, which a lexer resets to its default.
    setMarginsFont(codeFont(*this));
    setMarginsBackgroundColor(palette().color(QPalette::Window));
    setMarginsForegroundColor(theme.muted());
    setIndentationGuidesForegroundColor(theme.separator());
    setIndentationGuidesBackgroundColor(palette().color(QPalette::Base));
    defineBraces();
    setUnmatchedBraceBackgroundColor(palette().color(QPalette::Base));
    setUnmatchedBraceForegroundColor(theme.token(Meaning::Error).color);
    const int shape = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    setMarginWidth(FoldMargin, shape * 3 / 4);
    refreshNumberMargin();
    m_marks.refreshLook();
}

// A frame is also visible on the cursor's line, which has its own background.
void CodeEditor::defineBraces()
{
    constexpr int tint = 60;
    constexpr int opaque = 255;
    indicatorDefine(StraightBoxIndicator, braceIndicator);
    setIndicatorForegroundColor(palette().color(QPalette::Highlight), braceIndicator);
    SendScintilla(SCI_INDICSETALPHA, braceIndicator, tint);
    SendScintilla(SCI_INDICSETOUTLINEALPHA, braceIndicator, opaque);
    setMatchedBraceIndicator(braceIndicator);
}

void CodeEditor::refreshNumberMargin()
{
    constexpr int fewestDigits = 3;
    const qsizetype digits = std::max<qsizetype>(QString::number(lines()).size(), fewestDigits);
    setMarginWidth(LineMargin, QString(digits + 1, u'0'));
}

QString CodeEditor::tipUnder(const QPoint &position, int *shownLine) const
{
    const auto x = std::uintptr_t(position.x());
    const bool isInMargin = position.x() < SendScintilla(SCI_GETMARGINWIDTHN, std::uintptr_t(MarkMargin))
            + SendScintilla(SCI_GETMARGINWIDTHN, std::uintptr_t(LineMargin));
    const long location
        = SendScintilla(isInMargin ? SCI_POSITIONFROMPOINT : SCI_POSITIONFROMPOINTCLOSE, x, long(position.y()));
    if (location < 0)
        return {};
    int index = 0;
    lineIndexFromPosition(int(location), shownLine, &index);
    const int line = isInPieces() ? m_broken.lineOf(*shownLine + 1) : *shownLine + 1;
    return isInMargin ? m_marks.tipOf(line) : tipAt(line, index + 1);
}

void CodeEditor::showTip(const QPoint &position)
{
    int line = 0;
    const auto tip = tipUnder(position, &line);
    if (tip.isEmpty()) {
        QToolTip::hideText();
        return;
    }
    // Below its line, so that it never covers the code it refers to.
    const long lineEnd = SendScintilla(SCI_GETLINEENDPOSITION, long(line));
    const QPoint corner(int(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, lineEnd)),
        int(SendScintilla(SCI_POINTYFROMPOSITION, 0UL, lineEnd) + SendScintilla(SCI_TEXTHEIGHT, long(line))));
    QToolTip::showText(viewport()->mapToGlobal(corner), tipMarkup(tip), this);
}

bool CodeEditor::leavesByTab(const QKeyEvent &event) const
{
    const bool isTab = event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab;
    return isTab && (m_tabLeaves || isReadOnly());
}

bool CodeEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        showTip(static_cast<QHelpEvent *>(event)->pos());
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (isReturn && key.modifiers().testFlag(Qt::ControlModifier)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && leavesByTab(*static_cast<QKeyEvent *>(event))) {
        m_tabLeaves = false;
        // QScintilla's own function does nothing while the text is editable.
        QAbstractScrollArea::focusNextPrevChild(static_cast<QKeyEvent *>(event)->key() == Qt::Key_Tab);
        return true;
    }
    return QsciScintilla::event(event);
}

QSize CodeEditor::minimumSizeHint() const
{
    constexpr int fewestLines = 2;
    return { QsciScintilla::minimumSizeHint().width(), fontMetrics().height() * fewestLines };
}

void CodeEditor::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers().testFlag(Qt::ControlModifier)) {
        Q_EMIT runRequested();
        return;
    }
    const bool wasEscaped = std::exchange(m_tabLeaves, event->key() == Qt::Key_Escape);
    if (wasEscaped && event->key() == Qt::Key_Escape)
        Q_EMIT left();
    QsciScintilla::keyPressEvent(event);
}

// With X11, QScintilla selects rectangles only with Ctrl; other editors use Alt.
void CodeEditor::mousePressEvent(QMouseEvent *event)
{
    m_cursors.clear();
    if (!event->modifiers().testFlag(Qt::AltModifier)) {
        QsciScintilla::mousePressEvent(event);
        return;
    }
    m_cursors = cursorsOf(*this);
    QMouseEvent rectangle(event->type(), event->position(), event->globalPosition(), event->button(), event->buttons(),
        Qt::ControlModifier, event->pointingDevice());
    QsciScintilla::mousePressEvent(&rectangle);
}

// A click that selects nothing adds a cursor to the existing ones.
void CodeEditor::mouseReleaseEvent(QMouseEvent *event)
{
    QsciScintilla::mouseReleaseEvent(event);
    auto cursors = std::exchange(m_cursors, {});
    if (cursors.empty() || hasSelectedText() || SendScintilla(SCI_GETSELECTIONS) > 1)
        return;
    const long location = SendScintilla(SCI_GETCURRENTPOS);
    cursors.push_back({ location, location });
    setCursors(*this, cursors);
}

void CodeEditor::changeEvent(QEvent *event)
{
    QsciScintilla::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::PaletteChange || type == QEvent::FontChange || type == QEvent::StyleChange)
        followLook();
}

void CodeEditor::showEvent(QShowEvent *event)
{
    if (std::exchange(m_isLookDue, false)) {
        showHiddenCharacters(*this);
        refreshLook();
    }
    QsciScintilla::showEvent(event);
}

// Widgets that appear around the editor must not cover the line being edited.
void CodeEditor::resizeEvent(QResizeEvent *event)
{
    const long cursor = SendScintilla(SCI_GETCURRENTPOS);
    const long top = SendScintilla(SCI_POINTYFROMPOSITION, 0UL, cursor);
    const bool wasShown = top >= 0 && top < event->oldSize().height();
    QsciScintilla::resizeEvent(event);
    if (wasShown)
        ensureCursorVisible();
}

// Dropped files belong to the window, which opens them.
bool CodeEditor::canInsertFromMimeData(const QMimeData *source) const
{
    return source->hasText() && !source->hasUrls();
}

} // namespace vitrine
