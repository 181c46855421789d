// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/cardlayout.h"

#include "app/kit/editor/editorpreferences.h"
#include "app/kit/editor/syntaxformats.h"
#include "app/kit/text/safemarkdown.h"
#include "app/kit/theme/fonts.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"
#include "app/panes/transcript/cardwords.h"
#include "app/panes/transcript/outputlines.h"
#include "app/wording/safetext.h"
#include "models/items/itemtext.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QStringBuilder>
#include <QStyle>
#include <QTextBlock>
#include <QTextCursor>
#include <QWidget>

#include <algorithm>

namespace vitrine {

namespace {

using PartKind = CardPart::Kind;

// A log may have megabytes in one line: the step pane shows the rest.
constexpr qsizetype longestText = 60'000;
constexpr qsizetype longestLine = 2'000;
constexpr int mostLines = 1'500;
constexpr int mostOutputLines = 20;
constexpr int mostCodeLines = 40;

QString partLanguage(const TranscriptCard &card, PartKind kind)
{
    if (kind == PartKind::File || kind == PartKind::Diff)
        return syntaxOfFile(itemText(card.file, 400));
    if (kind == PartKind::Arguments)
        return QStringLiteral("JSON");
    if (kind != PartKind::Code)
        return {};
    if (card.language == Language::Python)
        return QStringLiteral("Python");
    return card.language == Language::Bash ? QStringLiteral("Bash") : QString();
}

int mostLinesOf(PartKind kind)
{
    const bool isCode = kind == PartKind::Code || kind == PartKind::Diff || kind == PartKind::File;
    return isCode ? mostCodeLines : mostOutputLines;
}

/// Commands print color codes; files and arguments have none that count.
bool isOutput(PartKind kind)
{
    return kind == PartKind::Printed || kind == PartKind::Value || kind == PartKind::Result || kind == PartKind::Error;
}

OutputLines shownOutput(const CardPart &part, const QPalette &palette)
{
    auto shown = outputLines(itemText(part.text, longestText), palette);
    for (qsizetype at = 0; at < shown.lines.size(); ++at) {
        if (shown.lines[at].size() <= longestLine)
            continue;
        shown.lines[at] = shown.lines[at].left(longestLine) + u'…';
        shown.formats[at].removeIf([](const auto &range) { return range.start + range.length > longestLine; });
    }
    return shown;
}

QStringList shownLines(const CardPart &part, std::vector<DiffLine> &marks)
{
    QStringList lines;
    for (const auto &line : part.lines) {
        lines << safeText(itemText(line.text, longestLine));
        marks.push_back({ .mark = line.mark, .text = {}, .before = line.before, .after = line.after });
    }
    if (part.lines.empty()) {
        auto text = safeText(itemText(part.text, longestText));
        while (text.endsWith(u'\n'))
            text.chop(1);
        lines = text.split(u'\n');
        for (auto &line : lines)
            if (line.size() > longestLine)
                line = line.left(longestLine) + u'…';
    }
    return lines;
}

void setFormats(const QTextDocument &document, const QList<QList<QTextLayout::FormatRange>> &formats)
{
    int number = 0;
    for (auto block = document.begin(); block.isValid() && number < formats.size(); block = block.next(), ++number)
        block.layout()->setFormats(formats[number]);
}

std::unique_ptr<QTextDocument> codeDocument(const QStringList &lines, const QString &language, const CardLook &look)
{
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    document->setDocumentMargin(0);
    document->setDefaultFont(look.code);
    auto option = document->defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LeftToRight);
    option.setTabStopDistance(EditorPreferences::tabWidth() * QFontMetricsF(look.code).horizontalAdvance(u' '));
    document->setDefaultTextOption(option);
    document->setPlainText(lines.join(u'\n'));
    setFormats(*document, syntaxFormats(lines, language, look.palette));
    return document;
}

/// Width of the largest line number; 0 if none is recorded.
int numberWidth(const std::vector<DiffLine> &lines, const QFontMetrics &metrics)
{
    std::int64_t most = 0;
    for (const auto &line : lines)
        most = std::max({ most, line.before.value_or(0), line.after.value_or(0) });
    return most == 0 ? 0 : metrics.horizontalAdvance(QString::number(most)) + metrics.averageCharWidth();
}

/// The first characters of a text that is too long to be formatted.
void setBold(QTextDocument &document, int characters)
{
    QTextCursor cursor(&document);
    cursor.setPosition(characters, QTextCursor::KeepAnchor);
    QTextCharFormat format;
    format.setFontWeight(QFont::Bold);
    cursor.mergeCharFormat(format);
}

void setColor(QTextDocument &document, const QColor &color)
{
    QTextCursor cursor(&document);
    cursor.select(QTextCursor::Document);
    QTextCharFormat format;
    format.setForeground(color);
    cursor.mergeCharFormat(format);
}

void drawDocument(QPainter &painter, QTextDocument &document, const QPalette &palette, const QString &sought)
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette;
    if (!sought.isEmpty()) {
        QTextCharFormat mark;
        mark.setBackground(Theme(palette).token(Meaning::Differs).tint);
        constexpr int mostMarks = 200;
        for (auto found = document.find(sought); !found.isNull() && context.selections.size() < mostMarks;
            found = document.find(sought, found))
            context.selections.append({ found, mark });
    }
    document.documentLayout()->draw(&painter, context);
}

} // namespace

CardLook::CardLook(const QWidget &widget)
    : text(widget.font())
    , strong(widget.font())
    , code(codeFont(widget))
    , palette(widget.palette())
    , direction(widget.layoutDirection())
    , line(widget.fontMetrics().height())
    , head(line + line / 2)
    , gap(std::max(2, line / 5))
    , indent(line * 3 / 2)
{
    strong.setWeight(QFont::DemiBold);
}

CardLayout::CardLayout(const TranscriptCard &card, const CardLook &look, int width, Shown shown, const QString &note)
    : m_card(card)
    , m_width(std::max(width, look.line * 8))
    , m_shown(shown)
    , m_note(note)
{
    if (const auto icon = CardWords::icon(card))
        m_icon = actionIcon(*icon);
    m_headHeight = isFramed() ? look.head : 0;
    m_height = m_headHeight;
    if (isFramed() && m_shown.isFolded)
        return;
    if (m_shown.denyingRule && m_card.error != ErrorLayer::Policy) {
        m_denial = QRect(1, m_height, m_width - 2, look.head);
        m_height += look.head;
        setLinkAreas(look, m_denial);
    }
    if (!m_card.text.empty())
        layOutWords(look);
    if (!m_card.parts.empty())
        layOutBody(look);
}

// "Why?" and "Allow…" at the end of a line.
void CardLayout::setLinkAreas(const CardLook &look, const QRect &line)
{
    const QFontMetrics metrics(look.text);
    const int allow = metrics.horizontalAdvance(CardWords::allow());
    const int why = metrics.horizontalAdvance(CardWords::why());
    m_allowArea = QRect(line.right() - allow - look.line / 2, line.top(), allow, line.height());
    m_whyArea = QRect(m_allowArea.left() - why - look.line, line.top(), why, line.height());
}

// A failed card without an action has a head too, with color and text.
bool CardLayout::isFramed() const
{
    using Kind = TranscriptCard::Kind;
    return m_card.kind == Kind::Action || m_card.kind == Kind::System || m_card.kind == Kind::Events;
}

// After the arrow and the icon.
int CardLayout::titleLeft(const CardLook &look) const
{
    return look.indent + (m_icon.isNull() ? 0 : look.line + look.gap * 2);
}

QString CardLayout::text() const
{
    QStringList texts;
    for (const Part &part : m_parts)
        texts << part.document->toPlainText();
    return texts.join(u'\n');
}

QRect CardLayout::headRect() const { return { 0, 0, m_width, m_headHeight }; }

bool CardLayout::isMoreAt(const QPoint &location) const
{
    return std::ranges::any_of(m_parts, [&location](const Part &part) { return part.moreArea.contains(location); });
}

void CardLayout::layOutWords(const CardLook &look)
{
    const auto utf8 = QByteArray::fromStdString(m_card.text.substr(0, std::size_t(longestText)));
    const bool isError = m_card.kind == TranscriptCard::Kind::Error;
    const auto title = isFramed() || isError ? QString() : CardWords::title(m_card);
    const QByteArray markdown = (title.isEmpty() ? QByteArray() : QString(u"**" % title % u"**  ").toUtf8()) + utf8;
    Part part;
    part.error = isError ? m_card.error : std::nullopt;
    if (!isError && isShortMarkdown(markdown)) {
        part.document = markdownDocument(markdown, look.text, look.code, look.palette);
        part.document->setDocumentMargin(0);
    } else {
        auto lines = safeText(QString::fromUtf8(utf8)).split(u'\n');
        const int most = m_shown.isWhole ? mostLines : mostCodeLines;
        if (lines.size() > most) {
            part.more = CardWords::moreLines(int(lines.size()) - most);
            m_hasMore = true;
            lines = lines.first(most);
        }
        if (!title.isEmpty())
            lines.first().prepend(title % u"  ");
        part.document = codeDocument(lines, {}, look);
        part.document->setDefaultFont(look.text);
        setBold(*part.document, int(title.size()));
    }
    const int indent = isFramed() ? look.indent : 0;
    const int noteWidth
        = m_note.isEmpty() || isFramed() ? 0 : QFontMetrics(look.text).horizontalAdvance(m_note) + look.line;
    const int top = m_headHeight + look.gap + (part.error ? look.line : 0);
    if (part.error == ErrorLayer::Policy)
        setLinkAreas(look, QRect(0, m_headHeight, m_width, look.line + look.gap));
    part.document->setTextWidth(std::max(m_width - 2 * indent - noteWidth, look.line * 6));
    part.area = QRect(indent, top, m_width - 2 * indent, int(std::ceil(part.document->size().height())));
    m_height = part.area.bottom() + 1 + look.gap;
    if (!part.more.isEmpty()) {
        part.moreArea = QRect(part.area.left(), m_height, part.area.width(), look.line);
        m_height += look.line + look.gap;
    }
    m_parts.push_back(std::move(part));
}

void CardLayout::layOutBody(const CardLook &look)
{
    int y = m_height + look.gap;
    for (const auto &part : m_card.parts)
        addPart(part, look, y);
    m_height = y;
}

void CardLayout::addPart(const CardPart &source, const CardLook &look, int &y)
{
    Part part;
    part.kind = source.kind;
    part.label = CardWords::label(source.kind);
    if (source.kind == PartKind::Error)
        part.error = m_card.error.value_or(ErrorLayer::Tool);
    const auto output = isOutput(source.kind) ? shownOutput(source, look.palette) : OutputLines();
    auto lines = isOutput(source.kind) ? output.lines : shownLines(source, part.lines);
    const int most = m_shown.isWhole ? mostLines : mostLinesOf(source.kind);
    if (lines.size() > most) {
        part.more = CardWords::moreLines(int(lines.size()) - most);
        lines = lines.first(most);
        m_hasMore = true;
    }
    part.document = codeDocument(lines, partLanguage(m_card, source.kind), look);
    if (isOutput(source.kind))
        setFormats(*part.document, output.formats);
    if (source.isTruncated)
        setColor(*part.document, Theme(look.palette).muted());
    const QFontMetrics metrics(look.text);
    part.labelWidth = part.label.isEmpty() ? 0 : metrics.horizontalAdvance(part.label) + look.line / 2;
    part.numberWidth = numberWidth(part.lines, QFontMetrics(look.code));
    const int sign = part.lines.empty() ? 0 : look.line;
    const int left = look.indent + part.labelWidth + 2 * part.numberWidth + sign;
    const int top = y + (part.error ? look.line + look.gap : 0);
    if (part.error == ErrorLayer::Policy)
        setLinkAreas(look, QRect(0, y, m_width, look.line + look.gap));
    part.document->setTextWidth(std::max(m_width - left - look.gap * 2, look.line * 6));
    part.area = QRect(left, top, m_width - left - look.gap * 2, int(std::ceil(part.document->size().height())));
    y = part.area.bottom() + 1 + look.gap;
    if (!part.more.isEmpty()) {
        part.moreArea = QRect(left, y, part.area.width(), look.line);
        y += look.line + look.gap;
    }
    m_parts.push_back(std::move(part));
}

void CardLayout::paint(QPainter &painter, const CardLook &look, const State &state) const
{
    const Theme theme(look.palette);
    for (const auto &part : m_parts)
        paintPart(painter, look, part, state);
    if (!m_whyArea.isEmpty())
        paintDenial(painter, look);
    if (isFramed()) {
        paintHead(painter, look, state);
        painter.setPen(state.isCurrent ? look.palette.color(QPalette::Highlight) : theme.separator());
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(0, 0, m_width - 1, m_height - 1);
        return;
    }
    painter.setFont(look.text);
    painter.setPen(theme.muted());
    painter.drawText(QRect(0, look.gap, m_width, look.line), int(Qt::AlignVCenter) | int(Qt::AlignTrailing), m_note);
    if (state.isCurrent) {
        const int bar = std::max(2, look.gap / 2);
        painter.fillRect(-look.gap - bar, 0, bar, m_height, look.palette.color(QPalette::Highlight));
    }
}

void CardLayout::paintDenial(QPainter &painter, const CardLook &look) const
{
    if (!m_denial.isEmpty()) {
        painter.fillRect(m_denial, Theme(look.palette).token(Meaning::Blocked).tint);
        const int top = m_denial.top() + (m_denial.height() - look.line) / 2;
        shapeIcon(Meaning::Blocked).paint(&painter, look.line / 4, top, look.line, look.line);
        painter.setFont(look.strong);
        painter.setPen(look.palette.color(QPalette::Text));
        const QRect room = m_denial.adjusted(look.indent, 0, -linksWidth() - look.line, 0);
        painter.drawText(room, int(Qt::AlignVCenter) | int(Qt::AlignLeft),
            painter.fontMetrics().elidedText(
                CardWords::headline(m_card, m_shown.denyingRule), Qt::ElideRight, room.width()));
    }
    painter.setFont(look.text);
    painter.setPen(look.palette.color(QPalette::Link));
    painter.drawText(m_whyArea, int(Qt::AlignVCenter) | int(Qt::AlignLeft), CardWords::why());
    painter.drawText(m_allowArea, int(Qt::AlignVCenter) | int(Qt::AlignLeft), CardWords::allow());
}

// The arrow of a folded or unfolded card: to the side, or down.
void CardLayout::paintArrow(QPainter &painter, const CardLook &look, const QColor &color) const
{
    const int side = look.line / 3;
    const QPointF middle(look.indent / 2.0, m_headHeight / 2.0);
    QPolygonF arrow;
    if (m_shown.isFolded)
        arrow << middle + QPointF(-side / 3.0, -side / 1.5) << middle + QPointF(side / 3.0, 0)
              << middle + QPointF(-side / 3.0, side / 1.5);
    else
        arrow << middle + QPointF(-side / 1.5, -side / 3.0) << middle + QPointF(0, side / 3.0)
              << middle + QPointF(side / 1.5, -side / 3.0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.4));
    painter.drawPolyline(arrow);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void CardLayout::paintHead(QPainter &painter, const CardLook &look, const State &state) const
{
    const Theme theme(look.palette);
    const auto head = headRect();
    const bool isSolid = state.isCurrent && state.hasFocus;
    painter.fillRect(head,
        isSolid               ? look.palette.color(QPalette::Highlight)
            : state.isCurrent ? theme.linkedSelection()
                              : look.palette.color(QPalette::AlternateBase));
    const auto words = isSolid ? look.palette.color(QPalette::HighlightedText) : look.palette.color(QPalette::Text);
    paintArrow(painter, look, words);
    m_icon.paint(&painter, look.indent, (head.height() - look.line) / 2, look.line, look.line, Qt::AlignCenter,
        isSolid ? QIcon::Selected : QIcon::Normal);
    const auto note = m_note.isEmpty() ? CardWords::note(m_card) : m_note;
    const QFontMetrics metrics(look.text);
    const int noteWidth = note.isEmpty() ? 0 : metrics.horizontalAdvance(note) + look.line;
    painter.setFont(look.strong);
    painter.setPen(words);
    const auto title = QFontMetrics(look.strong).elidedText(CardWords::title(m_card), Qt::ElideRight, m_width / 2);
    painter.drawText(head.adjusted(titleLeft(look), 0, 0, 0), int(Qt::AlignVCenter) | int(Qt::AlignLeft), title);
    const int left = titleLeft(look) + QFontMetrics(look.strong).horizontalAdvance(title) + look.line / 2;
    const bool isWords = m_card.kind == TranscriptCard::Kind::System || m_card.kind == TranscriptCard::Kind::Events;
    const QFont &font = isWords ? look.text : look.code;
    painter.setFont(font);
    const auto room = head.adjusted(left, 0, -noteWidth - look.gap, 0);
    const bool isPath = !m_card.file.empty() && m_card.subject == m_card.file;
    // Below the head of an open card are all of its words.
    const auto subject = isWords && !m_shown.isFolded ? QString() : CardWords::subject(m_card);
    painter.drawText(room, int(Qt::AlignVCenter) | int(Qt::AlignLeft),
        QFontMetrics(font).elidedText(subject, isPath ? Qt::ElideMiddle : Qt::ElideRight, room.width()));
    painter.setFont(look.text);
    painter.setPen(isSolid ? words : theme.muted());
    painter.drawText(head.adjusted(0, 0, -look.line / 2, 0), int(Qt::AlignVCenter) | int(Qt::AlignRight), note);
}

// Tints, signs and numbers of a difference.
void CardLayout::paintLines(QPainter &painter, const CardLook &look, const Part &part) const
{
    using Mark = DiffLine::Mark;
    const Theme theme(look.palette);
    const int baseline = QFontMetrics(look.code).ascent();
    const int edge = isFramed() ? 1 : 0;
    const int signLeft = part.area.left() - look.line;
    painter.setFont(look.code);
    int at = 0;
    for (auto block = part.document->begin(); block.isValid() && at < std::ssize(part.lines);
        block = block.next(), ++at) {
        const auto &line = part.lines[std::size_t(at)];
        const auto bounds = part.document->documentLayout()->blockBoundingRect(block);
        const QRect row(edge, part.area.top() + int(bounds.top()), m_width - 2 * edge, int(std::ceil(bounds.height())));
        if (line.mark != Mark::Same) {
            const bool isAdded = line.mark == Mark::Added;
            painter.fillRect(row, theme.token(isAdded ? Meaning::Ok : Meaning::Error).tint);
            painter.setPen(look.palette.color(QPalette::Text));
            painter.drawText(
                QPoint(signLeft, row.top() + baseline), isAdded ? QStringLiteral("+") : QStringLiteral("−"));
        }
        painter.setPen(theme.muted());
        int right = signLeft - 2 * part.numberWidth;
        for (const auto &number : { line.before, line.after }) {
            const QRect room(right, row.top(), part.numberWidth - look.gap, look.line);
            if (number)
                painter.drawText(room, int(Qt::AlignTop) | int(Qt::AlignRight), QString::number(*number));
            right += part.numberWidth;
        }
    }
}

void CardLayout::paintPart(QPainter &painter, const CardLook &look, const Part &part, const State &state) const
{
    const Theme theme(look.palette);
    const int edge = isFramed() ? 1 : 0;
    if (part.error) {
        const auto meaning = CardWords::meaning(*part.error);
        const QRect strip(edge, part.area.top() - look.line - look.gap, m_width - 2 * edge,
            part.area.height() + look.line + 2 * look.gap);
        painter.fillRect(strip, theme.token(meaning).tint);
        const int left = std::max(part.area.left(), look.line * 3 / 2);
        shapeIcon(meaning).paint(&painter, left - look.line * 5 / 4, strip.top() + look.gap / 2, look.line, look.line);
        painter.setFont(look.strong);
        painter.setPen(look.palette.color(QPalette::Text));
        const QRect room(left, strip.top(), strip.right() - left - linksWidth() - look.line, look.line + look.gap);
        painter.drawText(room, int(Qt::AlignVCenter) | int(Qt::AlignLeft),
            painter.fontMetrics().elidedText(
                CardWords::headline(m_card, m_shown.denyingRule), Qt::ElideRight, room.width()));
    }
    const int baseline = QFontMetrics(look.code).ascent();
    paintLines(painter, look, part);
    painter.setFont(look.text);
    painter.setPen(theme.muted());
    painter.drawText(QPoint(look.indent, part.area.top() + baseline), part.label);
    painter.save();
    painter.translate(part.area.left(), part.area.top());
    drawDocument(painter, *part.document, look.palette, state.sought);
    painter.restore();
    painter.setFont(look.text);
    painter.setPen(look.palette.color(QPalette::Link));
    painter.drawText(part.moreArea, int(Qt::AlignVCenter) | int(Qt::AlignLeft), part.more);
}

} // namespace vitrine
