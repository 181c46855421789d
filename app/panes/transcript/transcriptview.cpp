// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/transcriptview.h"

#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"
#include "app/panes/transcript/cardwords.h"
#include "app/wording/safetext.h"
#include "models/items/itemtext.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int estimatedLines = 6;
constexpr int mostKeptBlocks = 120; ///< on each side of what is seen

} // namespace

TranscriptView::TranscriptView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_look(*this)
{
    setObjectName(QStringLiteral("transcriptView"));
    //: Accessible name of the scroll with everything that a run said and did
    setAccessibleName(tr("Transcript"));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setAutoFillBackground(true);
    m_tops = { 0 };
}

TranscriptView::~TranscriptView() = default;

void TranscriptView::setSteps(const std::vector<StepId> &steps)
{
    if (steps == m_ids)
        return;
    const bool isSameRun = !m_ids.empty() && !steps.empty() && steps.front() == m_ids.front();
    std::vector<Block> blocks(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (const int before = isSameRun ? indexOf(steps[i]) : -1; before >= 0)
            blocks[i] = std::move(m_blocks[std::size_t(before)]);
        else
            blocks[i].height = estimatedLines * m_look.line;
    }
    m_ids = steps;
    m_blocks = std::move(blocks);
    m_locations.clear();
    for (std::size_t i = 0; i < m_ids.size(); ++i)
        m_locations.insert(m_ids[i], int(i));
    if (!isSameRun) {
        m_current = {};
        m_folds.clear();
        m_whole.clear();
        m_allFolded.reset();
    }
    updateTops();
    if (!isSameRun)
        verticalScrollBar()->setValue(0);
    layOutSeen();
    viewport()->update();
}

void TranscriptView::addContent(const std::vector<SharedStep> &steps)
{
    for (const auto &step : steps) {
        const int at = indexOf(step->step);
        if (at < 0)
            continue;
        auto &block = m_blocks[std::size_t(at)];
        block.isStale = false;
        if (block.content && *block.content == *step)
            continue;
        block.cards.clear();
        block.content = step;
    }
    layOutSeen();
    findAction();
    if (m_isShowDue)
        showCurrent();
    say();
    viewport()->update();
}

void TranscriptView::outdate()
{
    for (auto &block : m_blocks)
        block.isStale = block.content != nullptr;
    wantSeen();
    viewport()->update();
}

void TranscriptView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void TranscriptView::setCurrentStep(StepId step)
{
    if (m_current.step == step)
        return;
    setCurrent({ step, 0 });
    m_isStepChosen = true;
    findAction();
}

// A step is what it did; what it said before stays in sight above it.
void TranscriptView::findAction()
{
    const int block = indexOf(m_current.step);
    if (!m_isStepChosen || block < 0 || !m_blocks[std::size_t(block)].content)
        return;
    const auto &cards = m_blocks[std::size_t(block)].content->cards;
    const auto action = std::ranges::find(cards, TranscriptCard::Kind::Action, &TranscriptCard::kind);
    if (action == cards.end() || int(action - cards.begin()) == m_current.card)
        return;
    m_current.card = int(action - cards.begin());
    m_isShowDue = true;
    showCurrent();
    say();
    viewport()->update();
}

void TranscriptView::setCurrent(const FoundCard &card)
{
    m_current = card;
    m_isStepChosen = false;
    m_isShowDue = true;
    showCurrent();
    say();
    viewport()->update();
}

// The height of cards before it is estimated until they are read: the card is scrolled to again then.
void TranscriptView::showCurrent()
{
    const int block = indexOf(m_current.step);
    if (block < 0)
        return;
    const auto reveal = [this, block] {
        int top = topOf(block, m_current.card);
        const auto &cards = m_blocks[std::size_t(block)].cards;
        int height = m_current.card < int(cards.size()) ? cards[std::size_t(m_current.card)]->height() : 0;
        const int value = verticalScrollBar()->value();
        const int room = viewport()->height();
        if (const int above = top - topOf(block, 0); m_isStepChosen && above + height <= room) {
            top -= above;
            height += above;
        }
        if (top < value || height > room)
            verticalScrollBar()->setValue(top - m_look.gap);
        else if (top + height > value + room)
            verticalScrollBar()->setValue(std::min(top - m_look.gap, top + height - room + m_look.gap));
    };
    reveal();
    layOutSeen();
    if (m_blocks[std::size_t(block)].content) {
        reveal();
        m_isShowDue = false;
    }
}

void TranscriptView::moveCurrent(int distance)
{
    int block = indexOf(m_current.step);
    if (block < 0) {
        if (!m_ids.empty())
            choose({ m_ids.front(), 0 });
        return;
    }
    const auto countOf = [this](int at) { return int(m_blocks[std::size_t(at)].cards.size()); };
    int card = m_current.card + distance;
    if (card < 0 || card >= std::max(countOf(block), 1)) {
        const int way = distance < 0 ? -1 : 1;
        do
            block += way;
        while (block >= 0 && block < int(m_ids.size()) && m_blocks[std::size_t(block)].content
            && m_blocks[std::size_t(block)].content->cards.empty());
        if (block < 0 || block >= int(m_ids.size()))
            return;
        layOut(m_blocks[std::size_t(block)]);
        updateTops();
        card = distance < 0 ? std::max(countOf(block) - 1, 0) : 0;
    }
    choose({ m_ids[std::size_t(block)], card });
}

void TranscriptView::choose(const FoundCard &card)
{
    const bool isOther = card.step != m_current.step;
    setCurrent(card);
    if (isOther)
        Q_EMIT stepChosen(card.step);
}

bool TranscriptView::isFolded(const FoundCard &location) const
{
    if (const auto wanted = m_folds.constFind({ location.step, location.card }); wanted != m_folds.cend())
        return *wanted;
    if (m_allFolded)
        return *m_allFolded;
    const auto *shown = card(location);
    return shown != nullptr && startsFolded(*shown);
}

// The other way: what is folded unfolds, then long texts are shown whole.
void TranscriptView::setFolded(bool isFolded)
{
    const CardKey key { m_current.step, m_current.card };
    const bool wasFolded = this->isFolded(m_current);
    if (isFolded && m_whole.contains(key))
        m_whole.remove(key);
    else if (!isFolded && !wasFolded)
        m_whole.insert(key);
    else
        m_folds.insert(key, isFolded);
    relayOut(m_current.step);
}

void TranscriptView::setAllFolded(bool isFolded)
{
    m_folds.clear();
    m_whole.clear();
    m_allFolded = isFolded;
    relayOutAll();
}

void TranscriptView::setSought(const QString &text)
{
    m_sought = text;
    viewport()->update();
}

const TranscriptCard *TranscriptView::card(const FoundCard &location) const
{
    const int block = indexOf(location.step);
    if (block < 0 || !m_blocks[std::size_t(block)].content)
        return nullptr;
    const auto &cards = m_blocks[std::size_t(block)].content->cards;
    return location.card >= 0 && location.card < int(cards.size()) ? &cards[std::size_t(location.card)] : nullptr;
}

QString TranscriptView::selectedText() const
{
    constexpr qsizetype mostCopied = 10'000'000;
    const auto *shown = card(m_current);
    return shown == nullptr ? QString() : itemText(plainText(*shown), mostCopied);
}

int TranscriptView::laidOut() const
{
    return int(std::ranges::count_if(m_blocks, [](const Block &block) { return !block.cards.empty(); }));
}

void TranscriptView::copy() const
{
    if (card(m_current) != nullptr)
        QGuiApplication::clipboard()->setText(selectedText());
}

void TranscriptView::copyAsMarkdown() const
{
    if (const auto *shown = card(m_current))
        QGuiApplication::clipboard()->setText(CardWords::markdown(*shown));
}

// A shape and a number of four digits.
int TranscriptView::marginWidth() const
{
    return m_look.line * 3 / 2 + QFontMetrics(m_look.text).horizontalAdvance(QStringLiteral("0000")) + m_look.line / 2;
}

int TranscriptView::blockAt(int y) const
{
    const auto after = std::upper_bound(m_tops.begin(), m_tops.end(), y);
    return std::clamp(int(after - m_tops.begin()) - 1, 0, std::max(int(m_blocks.size()) - 1, 0));
}

int TranscriptView::topOf(int block, int card) const
{
    int top = m_tops[std::size_t(block)];
    const auto &cards = m_blocks[std::size_t(block)].cards;
    for (int i = 0; i < card && i < int(cards.size()); ++i)
        top += cards[std::size_t(i)]->height() + m_look.gap;
    return top;
}

std::optional<FoundCard> TranscriptView::cardAt(const QPoint &point) const
{
    const int y = point.y() + verticalScrollBar()->value();
    if (m_blocks.empty() || y < 0 || y >= m_tops.back())
        return {};
    const int block = blockAt(y);
    const auto &cards = m_blocks[std::size_t(block)].cards;
    for (int i = 0; i < int(cards.size()); ++i)
        if (const int top = topOf(block, i); y >= top && y < top + cards[std::size_t(i)]->height())
            return FoundCard { m_ids[std::size_t(block)], i };
    return {};
}

void TranscriptView::layOut(Block &block)
{
    if (!block.content || !block.cards.empty())
        return;
    const auto note = CardWords::note(*block.content);
    const int width = viewport()->width() - marginWidth() - m_look.line / 2;
    int height = m_look.gap;
    for (int i = 0; i < int(block.content->cards.size()); ++i) {
        const FoundCard location { block.content->step, i };
        const CardLayout::Shown shown { .isFolded = isFolded(location),
            .isWhole = m_whole.contains({ location.step, location.card }) };
        const auto &card = block.content->cards[std::size_t(i)];
        block.cards.push_back(std::make_unique<CardLayout>(
            card, m_look, width, shown, card.kind == TranscriptCard::Kind::Thought ? note : QString()));
        height += block.cards.back()->height() + m_look.gap;
    }
    block.height = block.content->cards.empty() ? m_look.line : height;
}

void TranscriptView::updateTops()
{
    m_tops.resize(m_blocks.size() + 1);
    int top = 0;
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        m_tops[i] = top;
        top += m_blocks[i].height;
    }
    m_tops.back() = top;
    const int room = viewport()->height();
    verticalScrollBar()->setRange(0, std::max(0, top - room));
    verticalScrollBar()->setPageStep(room);
    verticalScrollBar()->setSingleStep(m_look.line * 2);
}

// The block at the top stays where it is while others get their height.
void TranscriptView::layOutSeen()
{
    if (m_isLayingOut || m_blocks.empty())
        return;
    m_isLayingOut = true;
    const int value = verticalScrollBar()->value();
    const int first = blockAt(value);
    const int offset = value - m_tops[std::size_t(first)];
    int bottom = -offset;
    int last = first;
    for (; last < int(m_blocks.size()) && bottom < viewport()->height() + m_look.line * estimatedLines; ++last) {
        layOut(m_blocks[std::size_t(last)]);
        bottom += m_blocks[std::size_t(last)].height;
    }
    updateTops();
    verticalScrollBar()->setValue(m_tops[std::size_t(first)] + offset);
    dropFar(first, last);
    m_isLayingOut = false;
    wantSeen();
}

void TranscriptView::dropFar(int first, int last)
{
    for (int i = 0; i < int(m_blocks.size()); ++i) {
        if (i >= first - mostKeptBlocks && i <= last + mostKeptBlocks)
            continue;
        m_blocks[std::size_t(i)].cards.clear();
        m_blocks[std::size_t(i)].content.reset();
    }
}

void TranscriptView::wantSeen()
{
    if (m_blocks.empty() || !isVisible())
        return;
    constexpr int ahead = 12;
    const int value = verticalScrollBar()->value();
    const int first = std::max(blockAt(value) - ahead, 0);
    const int last = std::min(blockAt(value + viewport()->height()) + ahead, int(m_blocks.size()) - 1);
    std::vector<StepId> wanted;
    for (int i = first; i <= last; ++i)
        if (const auto &block = m_blocks[std::size_t(i)]; !block.content || block.isStale)
            wanted.push_back(m_ids[std::size_t(i)]);
    if (!wanted.empty())
        Q_EMIT contentWanted(wanted);
}

void TranscriptView::relayOut(StepId step)
{
    if (const int block = indexOf(step); block >= 0) {
        m_blocks[std::size_t(block)].cards.clear();
        layOut(m_blocks[std::size_t(block)]);
    }
    layOutSeen();
    showCurrent();
    say();
    viewport()->update();
}

void TranscriptView::relayOutAll()
{
    m_look = CardLook(*this);
    for (auto &block : m_blocks)
        block.cards.clear();
    layOutSeen();
    showCurrent();
    viewport()->update();
}

void TranscriptView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    if (m_blocks.empty()) {
        painter.setPen(Theme(palette()).muted());
        painter.drawText(viewport()->rect().adjusted(m_look.line, m_look.line, -m_look.line, -m_look.line),
            int(Qt::AlignHCenter) | int(Qt::AlignTop) | int(Qt::TextWordWrap), m_emptyText);
        return;
    }
    const int value = verticalScrollBar()->value();
    const int last = blockAt(value + event->rect().bottom());
    for (int block = blockAt(value + event->rect().top()); block <= last; ++block)
        paintBlock(painter, block);
}

void TranscriptView::paintBlock(QPainter &painter, int at)
{
    const auto &block = m_blocks[std::size_t(at)];
    int top = m_tops[std::size_t(at)] - verticalScrollBar()->value() + m_look.gap;
    // Beside the first thing that was done, else beside what was said.
    const auto isAction
        = [&block](std::size_t i) { return block.content->cards[i].kind == TranscriptCard::Kind::Action; };
    std::size_t named = 0;
    for (std::size_t i = 0; i < block.cards.size() && !isAction(named); ++i)
        named = isAction(i) ? i : named;
    for (std::size_t i = 0; i < block.cards.size(); ++i) {
        const int height = m_look.head;
        if (i == named || (block.cards.size() > 1 && !isAction(named) && i == 0)) {
            const auto meaning = m_meaningOf ? m_meaningOf(m_ids[std::size_t(at)]) : std::nullopt;
            if (meaning)
                shapeIcon(*meaning).paint(
                    &painter, m_look.line / 4, top + (height - m_look.line) / 2, m_look.line, m_look.line);
            painter.setFont(m_look.text);
            painter.setPen(Theme(palette()).muted());
            const QRect room(
                0, top, marginWidth() - m_look.line / 2, isAction(i) ? height : m_look.line + m_look.gap * 2);
            painter.drawText(room, int(Qt::AlignVCenter) | int(Qt::AlignRight),
                QLocale().toString(qulonglong(block.content->ordinal)));
        }
        painter.save();
        painter.translate(marginWidth(), top);
        const bool isCurrent = m_current.step == m_ids[std::size_t(at)] && m_current.card == int(i);
        block.cards[i]->paint(painter, m_look, { .isCurrent = isCurrent, .hasFocus = hasFocus(), .sought = m_sought });
        painter.restore();
        top += block.cards[i]->height() + m_look.gap;
    }
}

void TranscriptView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    relayOutAll();
}

void TranscriptView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::StyleChange)
        relayOutAll();
}

void TranscriptView::scrollContentsBy(int, int)
{
    layOutSeen();
    viewport()->update();
}

bool TranscriptView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Show)
        layOutSeen();
    return QAbstractScrollArea::viewportEvent(event);
}

// The window has these keys too; with the focus here they are about this text.
bool TranscriptView::takesKey(const QKeyEvent &event) const
{
    return event.matches(QKeySequence::Copy) || event.matches(QKeySequence::Find)
        || event.matches(QKeySequence::FindNext) || event.matches(QKeySequence::FindPrevious)
        || event.keyCombination() == QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_C);
}

bool TranscriptView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    const bool isShift = event->modifiers() == Qt::ShiftModifier;
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->keyCombination() == QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_C))
        return copyAsMarkdown();
    if (event->matches(QKeySequence::Find)) {
        Q_EMIT findWanted();
        return;
    }
    if (event->matches(QKeySequence::FindNext) || event->matches(QKeySequence::FindPrevious)) {
        Q_EMIT findNextWanted(event->matches(QKeySequence::FindNext));
        return;
    }
    switch (event->key()) {
    case Qt::Key_Down: return moveCurrent(1);
    case Qt::Key_Up: return moveCurrent(-1);
    case Qt::Key_Left: return isShift ? setAllFolded(true) : setFolded(true);
    case Qt::Key_Right: return isShift ? setAllFolded(false) : setFolded(false);
    case Qt::Key_Space: return setFolded(!isFolded(m_current));
    case Qt::Key_Home:
        if (!m_ids.empty())
            choose({ m_ids.front(), 0 });
        return;
    case Qt::Key_End:
        if (!m_ids.empty())
            choose({ m_ids.back(), 0 });
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current.step != 0)
            Q_EMIT stepOpened(m_current.step);
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void TranscriptView::mousePressEvent(QMouseEvent *event)
{
    const auto location = cardAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !location)
        return;
    const bool wasCurrent = location->step == m_current.step && location->card == m_current.card;
    choose(*location);
    const int block = indexOf(location->step);
    const auto &layout = *m_blocks[std::size_t(block)].cards[std::size_t(location->card)];
    const QPoint inside = event->position().toPoint()
        - QPoint(marginWidth(), topOf(block, location->card) + m_look.gap - verticalScrollBar()->value());
    if (layout.isMoreAt(inside))
        setFolded(false);
    else if (layout.headRect().contains(inside) && (wasCurrent || inside.x() < m_look.indent))
        setFolded(!layout.isFolded());
}

void TranscriptView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const auto location = cardAt(event->position().toPoint()))
        Q_EMIT stepOpened(location->step);
}

void TranscriptView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TranscriptView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void TranscriptView::say()
{
    const auto *shown = card(m_current);
    const int block = indexOf(m_current.step);
    const auto words = shown == nullptr
        ? QString()
        : CardWords::spoken(*m_blocks[std::size_t(block)].content, *shown, isFolded(m_current));
    if (words == accessibleDescription())
        return;
    setAccessibleDescription(words);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace vitrine
