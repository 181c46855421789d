// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/differenceview.h"

#include "app/kit/text/textsurface.h"
#include "app/kit/theme/elidedlabel.h"
#include "app/kit/theme/fonts.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/kit/theme/shapelabel.h"
#include "app/kit/theme/theme.h"
#include "app/wording/plaintip.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSplitter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

/// The content of one line of both surfaces.
struct DifferenceView::DisplayLine {
    enum class Kind { Title, Row, Fold, Note };
    Kind kind = Kind::Row;
    DifferenceRow row; ///< texts of both sides, of any kind
    DifferenceSection::State state = DifferenceSection::State::Same;
    int section = 0;
    qsizetype firstRow = -1; ///< of a fold
    bool isLeftNote = false; ///< the text of this side says why it has none
    bool isRightNote = false;
};

namespace {

enum SideMargin { ShapeMargin, LineNumberMargin };
// Scintilla draws markers with higher numbers above the others.
enum SideMarker { TitleMarker, ChangedMarker, NoiseMarker, FillerMarker, ChangedShape, NoiseShape };
// After the styles that a text surface uses for terminal colors, with looks of their own.
enum SideStyle { PlainStyle, TitleStyle = 24, MutedStyle };

constexpr int wordIndicator = QsciScintilla::INDIC_CONTAINER;
// Equal rows are folded when there are more than these; so many stay visible around a difference.
constexpr std::size_t foldedRows = 6;
constexpr std::size_t contextRows = 2;

long positionOfUnit(const QString &line, qsizetype unit)
{
    return long(QStringView(line).first(std::min(unit, line.size())).toUtf8().size());
}

} // namespace

DifferenceView::DifferenceView(QWidget *parent)
    : QWidget(parent)
    , m_count(new QLabel)
    , m_verdictShape(new ShapeLabel(Meaning::Info))
    , m_verdict(new ElidedLabel)
    , m_leftTitle(new QLabel)
    , m_rightTitle(new QLabel)
    , m_leftContext(new MutedLabel)
    , m_rightContext(new MutedLabel)
    , m_noise(new MutedLabel)
    , m_reason(new MutedLabel)
    , m_left(new TextSurface)
    , m_right(new TextSurface)
{
    setObjectName(QStringLiteral("differenceView"));
    m_left->setObjectName(QStringLiteral("differenceLeft"));
    m_right->setObjectName(QStringLiteral("differenceRight"));
    //: Title of a side of a comparison: what the log says
    const auto recorded = tr("Recorded");
    //: Title of a side of a comparison: what happened now
    setTitles(recorded, tr("Replayed"));
    m_reason->setObjectName(QStringLiteral("differenceReason"));
    m_reason->setMargin(fontMetrics().horizontalAdvance(u' ') * 2);
    m_reason->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_reason->setWordWrap(true);
    auto *splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeSide(m_leftTitle, m_left, m_leftContext));
    splitter->addWidget(makeSide(m_rightTitle, m_right, m_rightContext));
    m_sides = new QWidget;
    auto *sides = new QVBoxLayout(m_sides);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(0);
    m_bar = makeBar();
    sides->addWidget(m_bar);
    m_noise->setObjectName(QStringLiteral("noiseRules"));
    m_noise->setElided();
    m_noise->setContentsMargins(fontMetrics().averageCharWidth(), 0, fontMetrics().averageCharWidth(), 0);
    m_noise->hide();
    sides->addWidget(m_noise);
    sides->addWidget(splitter, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_sides, 1);
    layout->addWidget(m_reason, 1);
    keepInStep(m_left, m_right);
    keepInStep(m_right, m_left);
    clear({});
}

DifferenceView::~DifferenceView() = default;

// Where there are some lines only, they are those of the difference, under the names of its sides. The keys do what the
// buttons of the bar would.
void DifferenceView::giveRoom()
{
    constexpr int linesWithRules = 12;
    constexpr int linesWithBar = 5;
    const int line = fontMetrics().height();
    m_noise->setVisible(!m_noise->text().isEmpty() && height() >= line * linesWithRules);
    m_bar->setVisible(height() >= line * linesWithBar);
}

void DifferenceView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    giveRoom();
}

QToolButton *DifferenceView::makeButton(const QString &name, const QString &text, const QIcon &icon)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setIcon(icon);
    button->setAccessibleName(text);
    button->setToolTip(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    return button;
}

QWidget *DifferenceView::makeBar()
{
    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    const int margin = style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, this) / 2;
    layout->setContentsMargins(margin * 2, margin, margin * 2, margin);
    m_count->setObjectName(QStringLiteral("differenceCount"));
    m_count->setTextFormat(Qt::PlainText);
    m_verdict->setObjectName(QStringLiteral("differenceVerdict"));
    layout->addWidget(m_verdictShape);
    // A long reason gives way to the buttons, and to the counts.
    m_verdict->setElided();
    layout->addWidget(m_verdict, 1);
    layout->addWidget(m_count);
    setVerdict(Meaning::Info, {});
    //: Button: goes to the difference before
    m_previous
        = makeButton(QStringLiteral("previousDifference"), tr("Previous"), actionIcon(ActionIcon::PreviousDifference));
    connect(m_previous, &QToolButton::clicked, this, &DifferenceView::goToPreviousDifference);
    layout->addWidget(m_previous);
    //: Button: goes to the next difference
    m_next = makeButton(QStringLiteral("nextDifference"), tr("Next"), actionIcon(ActionIcon::NextDifference));
    connect(m_next, &QToolButton::clicked, this, &DifferenceView::goToNextDifference);
    layout->addWidget(m_next);
    return bar;
}

QWidget *DifferenceView::makeSide(QLabel *heading, TextSurface *surface, MutedLabel *context)
{
    auto *side = new QWidget;
    heading->setTextFormat(Qt::PlainText);
    QFont font = heading->font();
    font.setWeight(QFont::DemiBold);
    heading->setFont(font);
    auto *head = new QHBoxLayout;
    const int margin = style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, this) / 2;
    head->setContentsMargins(margin * 2, margin, margin * 2, margin);
    head->setSpacing(margin * 2);
    context->setElided();
    head->addWidget(heading);
    head->addWidget(context, 1);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(surface, 1);
    surface->setMarginType(ShapeMargin, QsciScintilla::SymbolMargin);
    surface->setMarginMarkerMask(ShapeMargin, (1 << ChangedShape) | (1 << NoiseShape));
    surface->setMarginType(LineNumberMargin, QsciScintilla::TextMarginRightJustified);
    surface->setMarginMarkerMask(LineNumberMargin, 0);
    surface->installEventFilter(this);
    surface->viewport()->installEventFilter(this);
    connect(surface, &TextSurface::lookRefreshed, this, [this, surface] { refreshLook(*surface); });
    return side;
}

void DifferenceView::keepInStep(TextSurface *from, TextSurface *to)
{
    connect(from->verticalScrollBar(), &QScrollBar::valueChanged, to->verticalScrollBar(), &QScrollBar::setValue);
    connect(from->horizontalScrollBar(), &QScrollBar::valueChanged, to->horizontalScrollBar(), &QScrollBar::setValue);
}

void DifferenceView::refreshLook(TextSurface &surface) const
{
    const Theme theme(palette());
    const auto background = [&](SideMarker marker, const QColor &color) {
        surface.markerDefine(QsciScintilla::Background, marker);
        surface.setMarkerBackgroundColor(color, marker);
    };
    background(TitleMarker, palette().color(QPalette::AlternateBase));
    background(ChangedMarker, theme.token(Meaning::Differs).tint);
    background(NoiseMarker, theme.token(Meaning::Noise).tint);
    background(FillerMarker, palette().color(QPalette::AlternateBase));
    const int size = surface.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &surface);
    const qreal ratio = surface.devicePixelRatioF();
    surface.SendScintilla(QsciScintilla::SCI_RGBAIMAGESETSCALE, int(std::lround(100 * ratio)));
    surface.markerDefine(shapeIcon(Meaning::Differs).pixmap(QSize(size, size), ratio).toImage(), ChangedShape);
    surface.markerDefine(shapeIcon(Meaning::Noise).pixmap(QSize(size, size), ratio).toImage(), NoiseShape);
    surface.setMarginWidth(ShapeMargin, size + size / 4);
    surface.indicatorDefine(QsciScintilla::StraightBoxIndicator, wordIndicator);
    QColor frame = theme.token(Meaning::Differs).color;
    surface.setIndicatorOutlineColor(frame, wordIndicator);
    frame.setAlpha(0);
    surface.setIndicatorForegroundColor(frame, wordIndicator);
    const QByteArray font = codeFont(surface).family().toUtf8();
    for (const SideStyle style : { PlainStyle, TitleStyle, MutedStyle }) {
        const QColor color = style == MutedStyle ? theme.muted() : palette().color(QPalette::Text);
        surface.SendScintilla(QsciScintilla::SCI_STYLESETFONT, style, font.constData());
        surface.SendScintilla(QsciScintilla::SCI_STYLESETSIZEFRACTIONAL, style,
            long(codeFont(surface).pointSizeF() * int(QsciScintilla::SC_FONT_SIZE_MULTIPLIER)));
        surface.SendScintilla(QsciScintilla::SCI_STYLESETFORE, style, color);
        surface.SendScintilla(QsciScintilla::SCI_STYLESETBACK, style, palette().color(QPalette::Base));
        surface.SendScintilla(QsciScintilla::SCI_STYLESETBOLD, style, long(style == TitleStyle));
    }
}

void DifferenceView::setSections(
    std::vector<DifferenceSection> sections, const QString &leftContext, const QString &rightContext)
{
    m_sections = std::move(sections);
    m_unfolded.clear();
    m_current = -1;
    m_leftContext->setText(leftContext);
    m_rightContext->setText(rightContext);
    m_reason->hide();
    m_sides->show();
    rebuild();
    showCount();
}

void DifferenceView::updateSections(std::vector<DifferenceSection> sections)
{
    const long firstVisible = m_left->SendScintilla(QsciScintilla::SCI_GETFIRSTVISIBLELINE);
    m_sections = std::move(sections);
    m_unfolded.clear();
    m_current = -1;
    rebuild();
    showCount();
    m_left->SendScintilla(QsciScintilla::SCI_SETFIRSTVISIBLELINE, firstVisible);
}

void DifferenceView::clear(const QString &reason)
{
    m_sections.clear();
    rebuild();
    m_reason->setText(reason);
    m_sides->hide();
    m_reason->show();
}

void DifferenceView::setTitles(const QString &left, const QString &right)
{
    m_leftTitle->setText(left);
    m_rightTitle->setText(right);
    //: Accessible name of a side of a comparison. %1: "Recorded", "Draft"
    m_left->setAccessibleName(tr("%1 side").arg(left));
    m_right->setAccessibleName(tr("%1 side").arg(right));
}

void DifferenceView::setVerdict(Meaning meaning, const QString &text)
{
    m_verdictShape->setMeaning(meaning);
    m_verdictShape->setVisible(!text.isEmpty());
    m_verdict->setText(text);
    m_verdict->setToolTip(plainTip(text));
}

void DifferenceView::setNoiseRules(const QString &rules)
{
    m_noise->setText(rules);
    m_noise->setToolTip(plainTip(rules));
    m_count->setToolTip(plainTip(rules));
    giveRoom();
}

void DifferenceView::showCount()
{
    const DifferenceCount count = countDifferences(m_sections);
    m_previous->setEnabled(count.changes > 0);
    m_next->setEnabled(count.changes > 0);
    //: Over a comparison: how many places differ
    const QString changes = tr("%Ln differences", nullptr, count.changes);
    //: Over a comparison. %1: "3 differences"; how many lines differ only by noise
    m_count->setText(
        count.noise > 0 ? tr("%1, %Ln lines of noise folded", nullptr, count.noise).arg(changes) : changes);
}

void DifferenceView::appendFold(int section, std::size_t from, std::size_t to)
{
    const auto &rows = m_sections[std::size_t(section)].rows;
    DisplayLine line;
    line.kind = DisplayLine::Kind::Fold;
    line.section = section;
    line.firstRow = qsizetype(from);
    const int count = int(to - from);
    if (rows[from].kind == DifferenceRow::Kind::Noise) {
        line.state = DifferenceSection::State::Noise;
        //: A folded part of a comparison. %1: which noise, "addresses"
        line.row.left = tr("▸ %Ln lines: %1", nullptr, count).arg(rows[from].noise);
    } else {
        //: A folded part of a comparison: so many lines are the same
        line.row.left = tr("▸ %Ln lines", nullptr, count);
    }
    line.row.right = line.row.left;
    m_lines.push_back(std::move(line));
}

void DifferenceView::appendRows(int section, std::size_t from, std::size_t to)
{
    for (std::size_t row = from; row < to; ++row)
        m_lines.push_back({ DisplayLine::Kind::Row, m_sections[std::size_t(section)].rows[row],
            DifferenceSection::State::Same, section, -1 });
}

void DifferenceView::appendSection(int number)
{
    const DifferenceSection &section = m_sections[std::size_t(number)];
    DisplayLine title { DisplayLine::Kind::Title, {}, section.state, number, -1 };
    //: Title of a part of a comparison that does not differ. %1: "Code"
    title.row.left
        = section.state == DifferenceSection::State::Same ? tr("%1: same").arg(section.title) : section.title;
    title.row.right = title.row.left;
    const std::size_t titleLine = m_lines.size();
    m_lines.push_back(std::move(title));
    const auto &rows = section.rows;
    for (std::size_t from = 0; from < rows.size();) {
        std::size_t to = from + 1;
        while (to < rows.size() && rows[to].kind == rows[from].kind)
            ++to;
        const bool isSame = rows[from].kind == DifferenceRow::Kind::Same;
        const bool isNoise = rows[from].kind == DifferenceRow::Kind::Noise;
        const std::size_t head = isSame && from > 0 ? contextRows : 0;
        const std::size_t tail = isSame && to < rows.size() ? contextRows : 0;
        const bool folds = isNoise || (isSame && to - from > foldedRows + head + tail);
        if (folds && !m_unfolded.contains({ number, qsizetype(from + head) })) {
            appendRows(number, from, from + head);
            appendFold(number, from + head, to - tail);
            appendRows(number, to - tail, to);
        } else {
            appendRows(number, from, to);
        }
        from = to;
    }
    addNotes(number, titleLine);
}

// The reason for a missing text is shown beside the first line of the other side, or alone when both have none.
void DifferenceView::addNotes(int section, std::size_t titleLine)
{
    const DifferenceSection &part = m_sections[std::size_t(section)];
    if (part.leftNote.isEmpty() && part.rightNote.isEmpty())
        return;
    if (titleLine + 1 == m_lines.size())
        m_lines.push_back({ DisplayLine::Kind::Note, {}, part.state, section, -1 });
    DisplayLine &line = m_lines[titleLine + 1];
    line.isLeftNote = !part.leftNote.isEmpty();
    line.isRightNote = !part.rightNote.isEmpty();
    if (line.isLeftNote)
        line.row.left = part.leftNote;
    if (line.isRightNote)
        line.row.right = part.rightNote;
}

void DifferenceView::rebuild()
{
    m_lines.clear();
    for (int section = 0; section < int(m_sections.size()); ++section)
        appendSection(section);
    fill(*m_left, true);
    fill(*m_right, false);
}

void DifferenceView::fill(TextSurface &surface, bool isLeft) const
{
    QString text;
    for (const DisplayLine &line : m_lines)
        text += (isLeft ? line.row.left : line.row.right) % u'\n';
    text.chop(1);
    surface.clearAll();
    surface.markerDeleteAll();
    surface.append(text.toUtf8());
    surface.SendScintilla(QsciScintilla::SCI_SETINDICATORCURRENT, wordIndicator);
    for (int line = 0; line < int(m_lines.size()); ++line)
        decorate(surface, line, isLeft);
    showNumbers(surface, isLeft);
}

void DifferenceView::decorate(TextSurface &surface, int number, bool isLeft) const
{
    const DisplayLine &line = m_lines[std::size_t(number)];
    const QString &text = isLeft ? line.row.left : line.row.right;
    const bool isThere = (isLeft ? line.row.leftNumber : line.row.rightNumber) > 0;
    const long start = surface.SendScintilla(QsciScintilla::SCI_POSITIONFROMLINE, long(number));
    const long length = surface.SendScintilla(QsciScintilla::SCI_LINELENGTH, long(number));
    const auto setStyle = [&](SideStyle style) {
        surface.SendScintilla(QsciScintilla::SCI_STARTSTYLING, std::uintptr_t(start), 0L);
        surface.SendScintilla(QsciScintilla::SCI_SETSTYLING, std::uintptr_t(length), long(style));
    };
    if (line.kind == DisplayLine::Kind::Title) {
        setStyle(TitleStyle);
        surface.markerAdd(number, TitleMarker);
    } else if (line.kind != DisplayLine::Kind::Row || (isLeft ? line.isLeftNote : line.isRightNote)) {
        setStyle(MutedStyle);
        if (line.kind == DisplayLine::Kind::Fold && line.state == DifferenceSection::State::Noise) {
            surface.markerAdd(number, NoiseMarker);
            surface.markerAdd(number, NoiseShape);
        }
    } else if (line.row.kind == DifferenceRow::Kind::Changed) {
        setStyle(PlainStyle);
        surface.markerAdd(number, isThere ? ChangedMarker : FillerMarker);
        if (isThere)
            surface.markerAdd(number, ChangedShape);
        for (const TextRange &range : isLeft ? line.row.marks.left : line.row.marks.right) {
            const long from = positionOfUnit(text, range.from);
            const long to = positionOfUnit(text, range.from + range.length);
            surface.SendScintilla(QsciScintilla::SCI_INDICATORFILLRANGE, std::uintptr_t(start + from), to - from);
        }
    } else {
        setStyle(PlainStyle);
        if (line.row.kind == DifferenceRow::Kind::Noise)
            surface.markerAdd(number, NoiseMarker);
        else if (!isThere)
            surface.markerAdd(number, FillerMarker);
    }
}

void DifferenceView::showNumbers(TextSurface &surface, bool isLeft) const
{
    int largest = 0;
    for (int line = 0; line < int(m_lines.size()); ++line) {
        const DifferenceRow &row = m_lines[std::size_t(line)].row;
        const int number = isLeft ? row.leftNumber : row.rightNumber;
        largest = std::max(largest, number);
        if (number > 0)
            surface.setMarginText(line, QString::number(number) % u' ', QsciScintilla::STYLE_LINENUMBER);
    }
    const QFontMetrics metrics(codeFont(surface));
    surface.setMarginWidth(
        LineNumberMargin, metrics.horizontalAdvance(QString(QString::number(largest).size() + 2, u'0')));
}

void DifferenceView::goToLine(int line)
{
    m_current = line;
    for (TextSurface *surface : { m_left, m_right }) {
        surface->setCursorPosition(line, 0);
        surface->ensureLineVisible(line);
    }
    const int above = int(m_left->SendScintilla(QsciScintilla::SCI_LINESONSCREEN)) / 3;
    for (TextSurface *surface : { m_left, m_right })
        surface->SendScintilla(QsciScintilla::SCI_SETFIRSTVISIBLELINE, long(std::max(line - above, 0)));
}

bool DifferenceView::step(int direction)
{
    const auto isChanged = [this](int line) {
        return line >= 0 && line < int(m_lines.size()) && m_lines[std::size_t(line)].kind == DisplayLine::Kind::Row
            && m_lines[std::size_t(line)].row.kind == DifferenceRow::Kind::Changed;
    };
    const int end = direction > 0 ? int(m_lines.size()) : -1;
    const int start = m_current < 0 && direction < 0 ? int(m_lines.size()) : m_current;
    for (int line = start + direction; direction > 0 ? line < end : line > end; line += direction) {
        if (isChanged(line) && !isChanged(line - 1)) {
            goToLine(line);
            return true;
        }
    }
    return false;
}

bool DifferenceView::goToNextDifference() { return step(1); }

bool DifferenceView::goToPreviousDifference() { return step(-1); }

void DifferenceView::unfold(int line)
{
    if (line < 0 || line >= int(m_lines.size()) || m_lines[std::size_t(line)].kind != DisplayLine::Kind::Fold)
        return;
    const DisplayLine &fold = m_lines[std::size_t(line)];
    m_unfolded.insert({ fold.section, fold.firstRow });
    const long firstVisible = m_left->SendScintilla(QsciScintilla::SCI_GETFIRSTVISIBLELINE);
    rebuild();
    m_left->SendScintilla(QsciScintilla::SCI_SETFIRSTVISIBLELINE, firstVisible);
}

TextSurface *DifferenceView::leftSurface() const { return m_left; }

TextSurface *DifferenceView::rightSurface() const { return m_right; }

bool DifferenceView::eventFilter(QObject *watched, QEvent *event)
{
    TextSurface *surface = watched == m_left || watched == m_left->viewport() ? m_left : m_right;
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            int line = 0;
            int index = 0;
            surface->getCursorPosition(&line, &index);
            unfold(line);
            return true;
        }
    } else if (event->type() == QEvent::MouseButtonRelease && watched == surface->viewport()
        && !surface->hasSelectedText()) {
        unfold(surface->lineAt(static_cast<QMouseEvent *>(event)->position().toPoint()));
    }
    return QWidget::eventFilter(watched, event);
}

void DifferenceView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_right != nullptr)
        rebuild();
}

} // namespace vitrine
