// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/textsurface.h"

#include "app/kit/text/ansicolors.h"
#include "app/kit/text/scintillalook.h"
#include "app/kit/theme/fonts.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr int linkIndicator = QsciScintilla::INDIC_CONTAINER;
constexpr int linkColor = linkIndicator + 1;
// An error of that length is no traceback.
constexpr long longestLinkedText = 256 * 1024;

bool isEscape(const QEvent &event)
{
    const bool isKey = event.type() == QEvent::KeyPress || event.type() == QEvent::ShortcutOverride;
    return isKey && static_cast<const QKeyEvent &>(event).key() == Qt::Key_Escape;
}

int styleNumber(const AnsiStyle &style)
{
    constexpr int colors = 9;
    return style.color + (style.isBold ? colors : 0);
}

} // namespace

TextSurface::TextSurface(QWidget *parent)
    : QsciScintilla(parent)
{
    setUtf8(true);
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    SendScintilla(SCI_SETUNDOCOLLECTION, 0UL);
    // Changes of a shown text have no observers, and reporting them costs more than making them.
    SendScintilla(SCI_SETMODEVENTMASK, 0UL);
    SendScintilla(SCI_SETLAYOUTCACHE, SC_CACHE_PAGE);
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
    SendScintilla(SCI_SETSCROLLWIDTHTRACKING, 1UL);
    for (int margin = 0; margin < margins(); ++margin)
        setMarginWidth(margin, 0);
    releaseWindowKeys(*this);
}

TextSurface::~TextSurface() = default;

QSize TextSurface::minimumSizeHint() const
{
    constexpr int fewestLines = 2;
    return { QsciScintilla::minimumSizeHint().width(), fontMetrics().height() * fewestLines };
}

// Each text that is added has the scroll bars measured, so all of it is added at once.
void TextSurface::append(const QByteArray &utf8, std::span<const StyledLength> styles)
{
    const long start = SendScintilla(SCI_GETLENGTH);
    const bool isStyled
        = std::ranges::any_of(styles, [](const StyledLength &part) { return part.style != AnsiStyle(); });
    change([&] { SendScintilla(SCI_APPENDTEXT, std::uintptr_t(utf8.size()), utf8.constData()); });
    if (isStyled)
        styleParts(start, styles);
    if (m_linksLines)
        showLinks();
}

void TextSurface::styleParts(long from, std::span<const StyledLength> parts)
{
    SendScintilla(SCI_STARTSTYLING, std::uintptr_t(from), 0L);
    for (const auto &part : parts)
        SendScintilla(SCI_SETSTYLING, std::uintptr_t(part.length), long(styleNumber(part.style)));
}

// QsciScintilla::setReadOnly would notify the input method each time, although nothing has changed for it.
void TextSurface::change(const std::function<void()> &work)
{
    SendScintilla(SCI_SETREADONLY, 0UL);
    work();
    SendScintilla(SCI_SETREADONLY, 1UL);
}

void TextSurface::defineStyles()
{
    const auto base = palette().color(QPalette::Base);
    const auto colors = ansiColors(palette());
    const auto font = codeFont(*this);
    const auto family = font.family().toUtf8();
    for (const bool isBold : { false, true }) {
        for (int color = 0; color < int(colors.size()); ++color) {
            const int style = styleNumber({ .color = color, .isBold = isBold });
            SendScintilla(SCI_STYLESETFONT, style, family.constData());
            SendScintilla(SCI_STYLESETSIZEFRACTIONAL, style, long(font.pointSizeF() * int(SC_FONT_SIZE_MULTIPLIER)));
            SendScintilla(SCI_STYLESETFORE, style, colors[std::size_t(color)]);
            SendScintilla(SCI_STYLESETBACK, style, base);
            SendScintilla(SCI_STYLESETBOLD, style, long(isBold));
        }
    }
}

void TextSurface::showLinks()
{
    const long length = SendScintilla(SCI_GETLENGTH);
    if (length > longestLinkedText)
        return;
    defineLinks();
    m_references
        = codeReferences({ reinterpret_cast<const char *>(SendScintilla(SCI_GETCHARACTERPOINTER)), qsizetype(length) });
    for (const int indicator : { linkIndicator, linkColor }) {
        SendScintilla(SCI_SETINDICATORCURRENT, indicator);
        for (const auto &reference : m_references)
            SendScintilla(SCI_INDICATORFILLRANGE, std::uintptr_t(reference.from), long(reference.to - reference.from));
    }
}

// Scintilla shows the hand over what looks otherwise under the pointer.
void TextSurface::defineLinks()
{
    indicatorDefine(PlainIndicator, linkIndicator);
    indicatorDefine(TextColorIndicator, linkColor);
    for (const int indicator : { linkIndicator, linkColor })
        setIndicatorForegroundColor(palette().color(QPalette::Link), indicator);
    setIndicatorHoverForegroundColor(palette().color(QPalette::Text), linkIndicator);
}

void TextSurface::follow(long from, long to)
{
    const auto found = std::ranges::find_if(
        m_references, [from, to](const CodeReference &location) { return location.from <= to && from <= location.to; });
    if (found == m_references.end())
        return;
    if (found->line > 0)
        Q_EMIT lineFollowed(found->line);
    else
        Q_EMIT statementFollowed(found->code);
}

void TextSurface::mouseReleaseEvent(QMouseEvent *event)
{
    QsciScintilla::mouseReleaseEvent(event);
    if (!m_linksLines || event->button() != Qt::LeftButton || hasSelectedText())
        return;
    const auto point = event->position().toPoint();
    const long position = SendScintilla(SCI_POSITIONFROMPOINTCLOSE, std::uintptr_t(point.x()), long(point.y()));
    if (position >= 0)
        follow(position, position);
}

void TextSurface::clearAll()
{
    m_references.clear();
    change([this] { SendScintilla(SCI_CLEARALL); });
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
}

QString TextSurface::plainText() const
{
    const auto length = SendScintilla(SCI_GETLENGTH);
    QByteArray bytes(length + 1, '\0');
    SendScintilla(SCI_GETTEXT, std::uintptr_t(length + 1), static_cast<void *>(bytes.data()));
    bytes.chop(1);
    bytes.replace(softBreak, QByteArrayView());
    return QString::fromUtf8(bytes);
}

bool TextSurface::isAtEnd() const
{
    const long behind = SendScintilla(SCI_GETFIRSTVISIBLELINE) + SendScintilla(SCI_LINESONSCREEN);
    return behind >= SendScintilla(SCI_VISIBLEFROMDOCLINE, std::uintptr_t(lines() - 1));
}

// Behind the last line end there is nothing to see: where there is hardly any room, that would be all of it.
void TextSurface::scrollToEnd()
{
    const bool endsWithLine = lines() > 1 && SendScintilla(SCI_LINELENGTH, std::uintptr_t(lines() - 1)) == 0;
    const auto last = std::uintptr_t(lines() - (endsWithLine ? 2 : 1));
    const long row = SendScintilla(SCI_VISIBLEFROMDOCLINE, last) + SendScintilla(SCI_WRAPCOUNT, last) - 1;
    SendScintilla(SCI_SETFIRSTVISIBLELINE, std::max(0L, row - SendScintilla(SCI_LINESONSCREEN) + 1));
}

QMimeData *TextSurface::toMimeData(const QByteArray &text, bool) const
{
    auto mime = std::make_unique<QMimeData>();
    mime->setText(QString::fromUtf8(QByteArray(text).replace(softBreak, QByteArrayView())));
    return mime.release();
}

void TextSurface::changeEvent(QEvent *event)
{
    QsciScintilla::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    m_isLookDue = !isVisible();
    if (!m_isLookDue)
        refreshLook();
}

// There are many surfaces and styles, and most of them are hidden.
void TextSurface::showEvent(QShowEvent *event)
{
    if (std::exchange(m_isLookDue, false))
        refreshLook();
    QsciScintilla::showEvent(event);
}

void TextSurface::refreshLook()
{
    applyScintillaLook(*this);
    defineStyles();
    if (m_linksLines)
        defineLinks();
    Q_EMIT lookRefreshed();
}

// Tab goes on to the next widget: nothing can be typed here.
bool TextSurface::event(QEvent *event)
{
    if (isEscape(*event)) {
        // Nothing of a text that is only shown can be given up: the dialog around it can be closed.
        event->ignore();
        return event->type() == QEvent::KeyPress;
    }
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
            if (event->type() == QEvent::KeyPress)
                focusNextPrevChild(key == Qt::Key_Tab);
            return true;
        }
        if (m_linksLines && event->type() == QEvent::KeyPress && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
            const long here = SendScintilla(SCI_LINEFROMPOSITION, SendScintilla(SCI_GETCURRENTPOS));
            follow(SendScintilla(SCI_POSITIONFROMLINE, here), SendScintilla(SCI_GETLINEENDPOSITION, here));
            return true;
        }
    }
    return QsciScintilla::event(event);
}

} // namespace vitrine
