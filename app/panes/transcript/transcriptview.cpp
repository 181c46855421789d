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
#include <tuple>

namespace vitrine {

namespace {

constexpr int estimatedLines = 6;
constexpr int mostKeptBlocks = 120; ///< on each side of the visible part
constexpr int mostGroupedSteps = 50; ///< fewer than are kept

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
        // Groups depend on the steps beside a step.
        blocks[i].rows.clear();
    }
    m_ids = steps;
    m_blocks = std::move(blocks);
    m_locations.clear();
    for (std::size_t i = 0; i < m_ids.size(); ++i)
        m_locations.insert(m_ids[i], int(i));
    if (!isSameRun) {
        m_current = {};
        m_folds.clear();
        m_openGroups.clear();
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
        block.content = step;
        countGrouped(block);
        clearNear(at);
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

// Makes the step's first action current; the thought before it stays visible above.
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

// Heights of earlier cards are estimates until they are read; then this scrolls to the card again.
void TranscriptView::showCurrent()
{
    const int block = indexOf(m_current.step);
    if (block < 0)
        return;
    const auto reveal = [this] {
        const auto group = foldedGroupAt(locationOf(m_current));
        const auto at = group ? group->first : locationOf(m_current);
        int top = topOf(at.block, at.card);
        const auto &rows = m_blocks[std::size_t(at.block)].rows;
        int height = at.card < int(rows.size()) ? rowHeight(rows[std::size_t(at.card)]) - m_look.gap : 0;
        const int value = verticalScrollBar()->value();
        const int room = viewport()->height();
        if (const int above = top - topOf(at.block, 0); m_isStepChosen && above + height <= room) {
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
    auto at = locationOf(m_current);
    if (at.block < 0) {
        if (!m_ids.empty())
            choose({ m_ids.front(), 0 });
        return;
    }
    if (const auto group = foldedGroupAt(at))
        at = distance < 0 ? group->first : group->last;
    const auto countOf = [this](int block) { return m_blocks[std::size_t(block)].cards; };
    at.card += distance;
    if (at.card < 0 || at.card >= std::max(countOf(at.block), 1)) {
        const int way = distance < 0 ? -1 : 1;
        do
            at.block += way;
        while (at.block >= 0 && at.block < int(m_ids.size()) && m_blocks[std::size_t(at.block)].content
            && m_blocks[std::size_t(at.block)].content->cards.empty());
        if (at.block < 0 || at.block >= int(m_ids.size()))
            return;
        layOut(at.block);
        updateTops();
        at.card = distance < 0 ? std::max(countOf(at.block) - 1, 0) : 0;
    }
    if (const auto group = foldedGroupAt(at))
        at = group->first;
    choose(cardOf(at));
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

bool TranscriptView::isInFoldedGroup(const FoundCard &card) const
{
    return foldedGroupAt(locationOf(card)).has_value();
}

// When unfolding, the group is opened first, then the card, then long texts are shown in full. Folding goes back.
void TranscriptView::setFolded(bool isFolded)
{
    const CardKey key { m_current.step, m_current.card };
    const bool wasFolded = this->isFolded(m_current);
    const auto group = groupAt(locationOf(m_current));
    if (group && (isGroupFolded(*group) || (isFolded && wasFolded)))
        return setGroupFolded(*group, isFolded);
    if (isFolded && m_whole.contains(key))
        m_whole.remove(key);
    else if (!isFolded && !wasFolded)
        m_whole.insert(key);
    else
        m_folds.insert(key, isFolded);
    relayOut(indexOf(m_current.step));
}

void TranscriptView::setAllFolded(bool isFolded)
{
    m_folds.clear();
    m_openGroups.clear();
    m_whole.clear();
    m_allFolded = isFolded;
    relayOutAll();
}

void TranscriptView::reveal(const FoundCard &card)
{
    m_openGroups.insert({ card.step, card.card });
    m_folds.insert({ card.step, card.card }, false);
    if (const int block = indexOf(card.step); block >= 0)
        layOutNear(block);
    setCurrent(card);
}

bool TranscriptView::isGrouped(const Block &block, int card) const
{
    return card < block.leading || card >= block.cards - block.trailing
        || (block.isGroupable && block.content && vitrine::isGrouped(block.content->cards[std::size_t(card)]));
}

// A step that was denied or came out otherwise must be seen: it is part of no group.
void TranscriptView::countGrouped(Block &block) const
{
    block.cards = block.leading = block.trailing = 0;
    if (!block.content)
        return;
    const auto &cards = block.content->cards;
    block.cards = int(cards.size());
    const auto meaning = m_meaningOf ? m_meaningOf(block.content->step) : std::nullopt;
    block.isGroupable = !meaning || meaning == Meaning::Ok;
    if (!block.isGroupable)
        return;
    const auto isOther = [](const TranscriptCard &card) { return !vitrine::isGrouped(card); };
    block.leading = int(std::ranges::find_if(cards, isOther) - cards.begin());
    block.trailing = int(std::ranges::find_if(cards.rbegin(), cards.rend(), isOther) - cards.rbegin());
}

// Steps are grouped within stretches of the run, so that looking for the ends of a group takes no longer in a long one.
std::optional<TranscriptView::Group> TranscriptView::groupAt(Location at) const
{
    const auto known = [this](int index) -> const Block & { return m_blocks[std::size_t(index)]; };
    if (at.block < 0 || at.card < 0 || at.card >= known(at.block).cards || !isGrouped(known(at.block), at.card))
        return {};
    Group group { at, at };
    while (group.first.card > 0 && isGrouped(known(group.first.block), group.first.card - 1))
        --group.first.card;
    while (group.first.card == 0 && group.first.block % mostGroupedSteps != 0
        && known(group.first.block - 1).trailing > 0) {
        const auto &before = known(--group.first.block);
        group.first.card = before.cards - before.trailing;
    }
    const auto lastOf = [&known](int block) { return known(block).cards - 1; };
    while (group.last.card < lastOf(group.last.block) && isGrouped(known(group.last.block), group.last.card + 1))
        ++group.last.card;
    while (group.last.card == lastOf(group.last.block) && (group.last.block + 1) % mostGroupedSteps != 0
        && group.last.block + 1 < int(m_blocks.size()) && known(group.last.block + 1).leading > 0)
        group.last = { group.last.block + 1, known(group.last.block + 1).leading - 1 };
    return group.first == group.last ? std::nullopt : std::optional(group);
}

std::vector<TranscriptView::Location> TranscriptView::locationsIn(const Group &group) const
{
    std::vector<Location> locations;
    for (auto at = group.first; at <= group.last;) {
        locations.push_back(at);
        if (++at.card >= m_blocks[std::size_t(at.block)].cards)
            at = { at.block + 1, 0 };
    }
    return locations;
}

std::vector<const TranscriptCard *> TranscriptView::cardsOf(const Group &group) const
{
    std::vector<const TranscriptCard *> cards;
    for (const auto &at : locationsIn(group))
        if (const auto *one = card(cardOf(at)))
            cards.push_back(one);
    return cards;
}

bool TranscriptView::isGroupFolded(const Group &group) const
{
    if (m_allFolded == false)
        return false;
    return std::ranges::none_of(locationsIn(group),
        [this](Location at) { return m_openGroups.contains({ m_ids[std::size_t(at.block)], at.card }); });
}

std::optional<TranscriptView::Group> TranscriptView::foldedGroupAt(Location at) const
{
    const auto group = groupAt(at);
    return group && isGroupFolded(*group) ? group : std::nullopt;
}

void TranscriptView::setGroupFolded(const Group &group, bool isFolded)
{
    if (isFolded && m_allFolded == false)
        m_allFolded.reset();
    for (const auto &at : locationsIn(group)) {
        const CardKey key { m_ids[std::size_t(at.block)], at.card };
        if (isFolded)
            m_openGroups.remove(key);
        else
            m_openGroups.insert(key);
    }
    relayOut(group.first.block);
}

// The cards of all steps that may share a group with this one are laid out anew.
void TranscriptView::clearNear(int block)
{
    const int first = block - block % mostGroupedSteps;
    const int last = std::min(first + mostGroupedSteps, int(m_blocks.size()));
    for (int at = first; at < last; ++at)
        if (at == block || m_blocks[std::size_t(at)].leading > 0 || m_blocks[std::size_t(at)].trailing > 0)
            m_blocks[std::size_t(at)].rows.clear();
}

// The height of cards that were hidden so far decides what is seen.
void TranscriptView::layOutNear(int block)
{
    clearNear(block);
    const int first = block - block % mostGroupedSteps;
    const int last = std::min(first + mostGroupedSteps, int(m_blocks.size()));
    for (int at = first; at < last; ++at)
        if (at == block || m_blocks[std::size_t(at)].leading > 0 || m_blocks[std::size_t(at)].trailing > 0)
            layOut(at);
    updateTops();
}

void TranscriptView::followMeanings()
{
    for (int at = 0; at < int(m_blocks.size()); ++at) {
        auto &block = m_blocks[std::size_t(at)];
        const auto before = std::tuple(block.isGroupable, block.leading, block.trailing);
        if (!block.content || block.content->cards.empty())
            continue;
        countGrouped(block);
        if (before != std::tuple(block.isGroupable, block.leading, block.trailing))
            clearNear(at);
    }
    layOutSeen();
    viewport()->update();
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
    QStringList texts;
    for (const auto *one : currentCards())
        texts << itemText(plainText(*one), mostCopied);
    return texts.join(u'\n');
}

/// One card, or those of a folded group.
std::vector<const TranscriptCard *> TranscriptView::currentCards() const
{
    if (const auto group = foldedGroupAt(locationOf(m_current)))
        return cardsOf(*group);
    const auto *shown = card(m_current);
    return shown == nullptr ? std::vector<const TranscriptCard *>() : std::vector { shown };
}

int TranscriptView::laidOut() const
{
    return int(std::ranges::count_if(m_blocks, [](const Block &block) { return !block.rows.empty(); }));
}

void TranscriptView::copy() const
{
    if (card(m_current) != nullptr)
        QGuiApplication::clipboard()->setText(selectedText());
}

void TranscriptView::copyAsMarkdown() const
{
    QStringList texts;
    for (const auto *one : currentCards())
        texts << CardWords::markdown(*one);
    if (!texts.isEmpty())
        QGuiApplication::clipboard()->setText(texts.join(QStringLiteral("\n\n")));
}

// Room for a shape, and for a number of four digits or two shorter ones.
int TranscriptView::marginWidth() const
{
    const QFontMetrics metrics(m_look.text);
    const auto longest = QString(QString::number(m_ids.size()).size(), u'0');
    const int range = longest.size() < 4 ? metrics.horizontalAdvance(longest + u'–' + longest) : 0;
    return m_look.line * 3 / 2 + std::max(metrics.horizontalAdvance(QStringLiteral("0000")), range) + m_look.line / 2;
}

int TranscriptView::blockAt(int y) const
{
    const auto after = std::upper_bound(m_tops.begin(), m_tops.end(), y);
    return std::clamp(int(after - m_tops.begin()) - 1, 0, std::max(int(m_blocks.size()) - 1, 0));
}

int TranscriptView::rowHeight(const Row &row) const
{
    const int head = row.head ? row.head->height() + m_look.gap : 0;
    return head + (row.card ? row.card->height() + m_look.gap : 0);
}

int TranscriptView::topOf(int block, int card) const
{
    int top = m_tops[std::size_t(block)];
    const auto &rows = m_blocks[std::size_t(block)].rows;
    for (int i = 0; i < card && i < int(rows.size()); ++i)
        top += rowHeight(rows[std::size_t(i)]);
    return top;
}

std::optional<TranscriptView::Hit> TranscriptView::hitAt(const QPoint &point) const
{
    const int y = point.y() + verticalScrollBar()->value();
    if (m_blocks.empty() || y < 0 || y >= m_tops.back())
        return {};
    const int block = blockAt(y);
    const auto &rows = m_blocks[std::size_t(block)].rows;
    int top = m_tops[std::size_t(block)] + m_look.gap;
    for (int i = 0; i < int(rows.size()); ++i)
        for (const auto *layout : { rows[std::size_t(i)].head.get(), rows[std::size_t(i)].card.get() }) {
            if (layout == nullptr)
                continue;
            if (y >= top && y < top + layout->height())
                return Hit { .location = { block, i },
                    .layout = layout,
                    .isGroup = layout == rows[std::size_t(i)].head.get(),
                    .inside = { point.x() - marginWidth(), y - top } };
            top += layout->height() + m_look.gap;
        }
    return {};
}

void TranscriptView::addRow(Block &block, Location at, int width)
{
    const auto location = FoundCard { block.content->step, at.card };
    const auto &card = block.content->cards[std::size_t(at.card)];
    auto &row = block.rows.emplace_back();
    const auto group = groupAt(at);
    const bool isHidden = group && isGroupFolded(*group);
    if (group && group->first == at) {
        const auto cards = cardsOf(*group);
        row.group = std::make_unique<TranscriptCard>(groupHead(cards));
        row.note = CardWords::note(*row.group, cards);
        row.head = std::make_unique<CardLayout>(
            *row.group, m_look, width, CardLayout::Shown { .isFolded = isHidden, .isWhole = false }, row.note);
    }
    if (isHidden)
        return;
    const CardLayout::Shown shown { .isFolded = isFolded(location),
        .isWhole = m_whole.contains({ location.step, location.card }) };
    row.card = std::make_unique<CardLayout>(card, m_look, width, shown,
        card.kind == TranscriptCard::Kind::Thought ? CardWords::note(*block.content) : QString());
}

void TranscriptView::layOut(int at)
{
    auto &block = m_blocks[std::size_t(at)];
    if (!block.content || !block.rows.empty())
        return;
    const int width = viewport()->width() - marginWidth() - m_look.line / 2;
    int height = 0;
    block.rows.reserve(block.content->cards.size());
    for (int i = 0; i < int(block.content->cards.size()); ++i) {
        addRow(block, { at, i }, width);
        height += rowHeight(block.rows.back());
    }
    block.height = block.content->cards.empty() ? m_look.line : height == 0 ? 0 : height + m_look.gap;
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

// The block at the top keeps its position while others get their height.
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
        layOut(last);
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
        m_blocks[std::size_t(i)].rows.clear();
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

void TranscriptView::relayOut(int block)
{
    if (block >= 0)
        layOutNear(block);
    layOutSeen();
    showCurrent();
    say();
    viewport()->update();
}

void TranscriptView::relayOutAll()
{
    m_look = CardLook(*this);
    for (auto &block : m_blocks)
        block.rows.clear();
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
    // Next to the first action, otherwise next to the first card.
    const auto isAction
        = [&block](std::size_t i) { return block.content->cards[i].kind == TranscriptCard::Kind::Action; };
    std::size_t named = 0;
    for (std::size_t i = 0; i < block.rows.size() && !isAction(named); ++i)
        named = isAction(i) ? i : named;
    for (std::size_t i = 0; i < block.rows.size(); ++i) {
        const bool isNamed = i == named || (block.rows.size() > 1 && !isAction(named) && i == 0);
        paintRow(painter, at, int(i), top, isNamed);
        top += rowHeight(block.rows[i]);
    }
}

void TranscriptView::paintMargin(QPainter &painter, int top, int height, StepId step, const QString &numbers)
{
    if (const auto meaning = m_meaningOf ? m_meaningOf(step) : std::nullopt)
        shapeIcon(*meaning).paint(
            &painter, m_look.line / 4, top + (m_look.head - m_look.line) / 2, m_look.line, m_look.line);
    painter.setFont(m_look.text);
    painter.setPen(Theme(palette()).muted());
    const QRect room(m_look.line * 3 / 2, top, marginWidth() - m_look.line * 2, height);
    painter.drawText(room, int(Qt::AlignVCenter) | int(Qt::AlignRight),
        painter.fontMetrics().elidedText(numbers, Qt::ElideRight, room.width()));
}

void TranscriptView::paintRow(QPainter &painter, int at, int card, int top, bool isNamed)
{
    const auto &block = m_blocks[std::size_t(at)];
    const auto &row = block.rows[std::size_t(card)];
    const auto step = m_ids[std::size_t(at)];
    const auto paint = [&](const CardLayout &layout, int y, bool isCurrent) {
        painter.save();
        painter.translate(marginWidth(), y);
        layout.paint(painter, m_look, { .isCurrent = isCurrent, .hasFocus = hasFocus(), .sought = m_sought });
        painter.restore();
    };
    if (const auto group = row.head ? groupAt({ at, card }) : std::nullopt) {
        const auto current = locationOf(m_current);
        const auto &last = m_blocks[std::size_t(group->last.block)].content;
        // Other cards of the step are named themselves.
        if (!row.card && (isNamed || group->last.block != at))
            paintMargin(painter, top, m_look.head, step,
                CardWords::numbers(block.content->ordinal, last ? last->ordinal : block.content->ordinal));
        paint(*row.head, top, !row.card && group->first <= current && current <= group->last);
        top += row.head->height() + m_look.gap;
    }
    if (!row.card)
        return;
    if (isNamed) {
        const bool isAction = block.content->cards[std::size_t(card)].kind == TranscriptCard::Kind::Action;
        paintMargin(painter, top, isAction ? m_look.head : m_look.line + m_look.gap * 2, step,
            CardWords::numbers(block.content->ordinal, block.content->ordinal));
    }
    paint(*row.card, top, m_current.step == step && m_current.card == card);
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

// The window uses these keys too; with the focus here they apply to this text.
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
    case Qt::Key_Space: return setFolded(!isInFoldedGroup(m_current) && !isFolded(m_current));
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
    const auto hit = hitAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !hit)
        return;
    const auto inside = hit->inside;
    const bool isOnHead = hit->layout->headRect().contains(inside);
    const bool isOnMore = hit->layout->isMoreAt(inside);
    const bool isFoldedNow = hit->layout->isFolded();
    const auto current = locationOf(m_current);
    const auto group = hit->isGroup ? groupAt(hit->location) : std::nullopt;
    const bool wasCurrent = group ? group->first <= current && current <= group->last : hit->location == current;
    // Selects the group, or keeps the card in it; this may lay cards out anew.
    if (!group || !wasCurrent)
        choose(cardOf(hit->location));
    const bool isToggled = isOnHead && (wasCurrent || inside.x() < m_look.indent);
    if (isOnMore)
        setFolded(false);
    else if (isToggled && group)
        setGroupFolded(*group, !isFoldedNow);
    else if (isToggled)
        setFolded(!isFoldedNow);
}

void TranscriptView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const auto hit = hitAt(event->position().toPoint()); hit && !hit->isGroup)
        Q_EMIT stepOpened(cardOf(hit->location).step);
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
    const auto words = spoken();
    if (words == accessibleDescription())
        return;
    setAccessibleDescription(words);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

QString TranscriptView::spoken() const
{
    const auto *shown = card(m_current);
    if (shown == nullptr)
        return {};
    const auto ordinalOf = [this](int block) {
        const auto &content = m_blocks[std::size_t(block)].content;
        return content ? content->ordinal : 0;
    };
    if (const auto group = foldedGroupAt(locationOf(m_current))) {
        const auto cards = cardsOf(*group);
        const auto head = groupHead(cards);
        return CardWords::spoken(head, CardWords::note(head, cards),
            CardWords::numbers(ordinalOf(group->first.block), ordinalOf(group->last.block)));
    }
    return CardWords::spoken(*m_blocks[std::size_t(indexOf(m_current.step))].content, *shown, isFolded(m_current));
}

} // namespace vitrine
