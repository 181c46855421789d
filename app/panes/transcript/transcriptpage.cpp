// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/transcriptpage.h"

#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"
#include "app/panes/transcript/cardwords.h"

#include <QPainter>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int estimatedLines = 6;
constexpr int mostKeptSteps = 120; ///< on each side of the visible part

/// The card that says that the active policy denies the step: the one that was denied when it was recorded, otherwise
/// the last action. -1 for none, and if several were denied, because the rule is known for the step only.
int deniedCard(const TranscriptStep &step)
{
    const auto denied = std::ranges::count(step.cards, ErrorLayer::Policy, &TranscriptCard::error);
    if (denied > 1)
        return -1;
    const auto isMeant = [denied](const TranscriptCard &card) {
        return denied == 1 ? card.error == ErrorLayer::Policy : card.kind == TranscriptCard::Kind::Action;
    };
    const auto found = std::ranges::find_last_if(step.cards, isMeant);
    return found.empty() ? -1 : int(found.begin() - step.cards.begin());
}

} // namespace

TranscriptPage::TranscriptPage(const QWidget &widget)
    : m_look(widget)
    , m_tops { 0 }
{
}

void TranscriptPage::setLook(const QWidget &widget, int width)
{
    m_look = CardLook(widget);
    m_width = width;
    for (auto &block : m_blocks)
        block.rows.clear();
}

// What is shown of the steps stays until they are read again.
void TranscriptPage::renumber(const std::vector<StepId> &steps)
{
    const auto shared = std::min(steps.size(), m_ids.size());
    QHash<StepId, StepId> now;
    for (std::size_t i = 0; i < shared; ++i) {
        now.insert(m_ids[i], steps[i]);
        auto &block = m_blocks[i];
        block.rows.clear();
        block.isStale = true;
        if (!block.content)
            continue;
        auto content = std::make_shared<TranscriptStep>(*block.content);
        content->step = steps[i];
        block.content = std::move(content);
    }
    m_folds.renumber(now);
    m_locations.clear();
    for (std::size_t i = 0; i < shared; ++i)
        m_locations.insert(steps[i], int(i));
    std::ranges::copy_n(steps.begin(), std::ptrdiff_t(shared), m_ids.begin());
}

bool TranscriptPage::setSteps(const std::vector<StepId> &steps, bool isRewritten)
{
    if (isRewritten)
        renumber(steps);
    const bool isSameRun = !m_ids.empty() && !steps.empty() && steps.front() == m_ids.front();
    std::vector<Block> blocks(steps.size());
    std::vector<int> before(steps.size(), -1);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (before[i] = isSameRun ? indexOf(steps[i]) : -1; before[i] >= 0)
            blocks[i] = std::move(m_blocks[std::size_t(before[i])]);
        else
            blocks[i].height = estimatedLines * m_look.line;
        // Groups depend on the steps beside a step.
        blocks[i].rows.clear();
    }
    m_ids = steps;
    m_blocks = std::move(blocks);
    m_groups.setSteps(before);
    m_locations.clear();
    for (std::size_t i = 0; i < m_ids.size(); ++i)
        m_locations.insert(m_ids[i], int(i));
    if (!isSameRun)
        m_folds = {};
    updateTops();
    return isSameRun;
}

void TranscriptPage::addContent(const SharedStep &step)
{
    const int at = indexOf(step->step);
    if (at < 0)
        return;
    auto &block = m_blocks[std::size_t(at)];
    block.isStale = false;
    if (block.content && *block.content == *step)
        return;
    block.content = step;
    const auto before = m_groups.stepsNear(at);
    findGroups(at);
    clearRows(before);
    clearRows(m_groups.stepsNear(at));
}

void TranscriptPage::outdate()
{
    for (auto &block : m_blocks)
        block.isStale = block.content != nullptr;
}

bool TranscriptPage::wantsContent(int step) const
{
    const auto &block = m_blocks[std::size_t(step)];
    return !block.content || block.isStale;
}

void TranscriptPage::dropFar(int first, int last)
{
    for (int i = 0; i < count(); ++i) {
        if (i >= first - mostKeptSteps && i <= last + mostKeptSteps)
            continue;
        m_blocks[std::size_t(i)].rows.clear();
        m_blocks[std::size_t(i)].content.reset();
    }
}

void TranscriptPage::followMeanings()
{
    for (int at = 0; at < count(); ++at) {
        if (!m_blocks[std::size_t(at)].content)
            continue;
        const auto before = m_groups.stepsNear(at);
        auto &block = m_blocks[std::size_t(at)];
        const bool isOther = !block.rows.empty() && denialOf(m_ids[std::size_t(at)]) != block.denial;
        if (!findGroups(at) && !isOther)
            continue;
        clearRows(before);
        clearRows(m_groups.stepsNear(at));
    }
}

const TranscriptCard *TranscriptPage::card(const FoundCard &found) const
{
    const int step = indexOf(found.step);
    if (step < 0 || !m_blocks[std::size_t(step)].content)
        return nullptr;
    const auto &cards = m_blocks[std::size_t(step)].content->cards;
    return found.card >= 0 && found.card < int(cards.size()) ? &cards[std::size_t(found.card)] : nullptr;
}

// A step that was denied or came out otherwise must be seen: it is part of no group. Returns whether groups changed.
bool TranscriptPage::findGroups(int step)
{
    const auto &content = *m_blocks[std::size_t(step)].content;
    const auto meaning = m_meaningOf ? m_meaningOf(content.step) : std::nullopt;
    return m_groups.setCards(step, content.cards, !meaning || meaning == Meaning::Ok);
}

std::vector<FoundCard> TranscriptPage::foundIn(const Group &group) const
{
    std::vector<FoundCard> cards;
    for (const auto &at : m_groups.locationsIn(group))
        cards.push_back(cardOf(at));
    return cards;
}

std::vector<const TranscriptCard *> TranscriptPage::cardsOf(const Group &group) const
{
    std::vector<const TranscriptCard *> cards;
    for (const auto &found : foundIn(group))
        if (const auto *one = card(found))
            cards.push_back(one);
    return cards;
}

std::optional<TranscriptPage::Group> TranscriptPage::foldedGroupAt(Location at) const
{
    const auto group = groupAt(at);
    return group && isGroupFolded(*group) ? group : std::nullopt;
}

bool TranscriptPage::isFolded(const FoundCard &found) const
{
    const auto *shown = card(found);
    return m_folds.isFolded(found, shown != nullptr && startsFolded(*shown));
}

void TranscriptPage::setFolded(const FoundCard &card, bool isFolded)
{
    const bool wasFolded = this->isFolded(card);
    const auto group = groupAt(locationOf(card));
    if (group && (isGroupFolded(*group) || (isFolded && wasFolded)))
        return setGroupFolded(*group, isFolded);
    if (isFolded && m_folds.isWhole(card))
        m_folds.setWhole(card, false);
    else if (!isFolded && !wasFolded)
        m_folds.setWhole(card, true);
    else
        m_folds.setFolded(card, isFolded);
    if (const int step = indexOf(card.step); step >= 0)
        layOutNear(step);
}

void TranscriptPage::setGroupFolded(const Group &group, bool isFolded)
{
    m_folds.setGroupOpen(foundIn(group), !isFolded);
    layOutNear(group.first.step);
}

void TranscriptPage::setAllFolded(bool isFolded)
{
    m_folds.setAllFolded(isFolded);
    for (auto &block : m_blocks)
        block.rows.clear();
}

void TranscriptPage::unfold(const FoundCard &card)
{
    m_folds.setGroupOpen({ &card, 1 }, true);
    m_folds.setFolded(card, false);
    if (const int step = indexOf(card.step); step >= 0)
        layOutNear(step);
}

void TranscriptPage::clearRows(const std::vector<int> &steps)
{
    for (const int at : steps)
        m_blocks[std::size_t(at)].rows.clear();
}

// All steps that may share a group with this one: the height of cards that were hidden so far decides what is visible.
void TranscriptPage::layOutNear(int step)
{
    const auto steps = m_groups.stepsNear(step);
    clearRows(steps);
    for (const int at : steps)
        layOut(at);
    updateTops();
}

int TranscriptPage::laidOut() const
{
    return int(std::ranges::count_if(m_blocks, [](const Block &block) { return !block.rows.empty(); }));
}

// Room for a shape, and for the last number; for two of them, as groups have, if they are short.
int TranscriptPage::marginWidth() const
{
    const QFontMetrics metrics(m_look.text);
    const auto last = std::max(std::uint64_t(m_ids.size()), std::uint64_t(1));
    const bool isLong = last > 999;
    const int numbers = metrics.horizontalAdvance(CardWords::numbers(isLong ? last : last - 1, last));
    const auto least = metrics.horizontalAdvance(QStringLiteral("0000"));
    return m_look.line * 3 / 2 + std::max(numbers, least) + m_look.line / 2;
}

int TranscriptPage::stepAt(int y) const
{
    const auto after = std::upper_bound(m_tops.begin(), m_tops.end(), y);
    return std::clamp(int(after - m_tops.begin()) - 1, 0, std::max(count() - 1, 0));
}

int TranscriptPage::rowHeight(const Row &row) const
{
    const int head = row.head ? row.head->height() + m_look.gap : 0;
    return head + (row.card ? row.card->height() + m_look.gap : 0);
}

int TranscriptPage::topOf(Location at) const
{
    int top = topOf(at.step);
    const auto &rows = m_blocks[std::size_t(at.step)].rows;
    for (int i = 0; i < at.card && i < int(rows.size()); ++i)
        top += rowHeight(rows[std::size_t(i)]);
    return top;
}

int TranscriptPage::heightOf(Location at) const
{
    const auto &rows = m_blocks[std::size_t(at.step)].rows;
    return at.card < int(rows.size()) ? rowHeight(rows[std::size_t(at.card)]) - m_look.gap : 0;
}

std::optional<TranscriptPage::Hit> TranscriptPage::hitAt(const QPoint &point) const
{
    if (m_blocks.empty() || point.y() < 0 || point.y() >= height())
        return {};
    const int step = stepAt(point.y());
    const auto &rows = m_blocks[std::size_t(step)].rows;
    int top = topOf(step) + m_look.gap;
    for (int i = 0; i < int(rows.size()); ++i)
        for (const auto *layout : { rows[std::size_t(i)].head.get(), rows[std::size_t(i)].card.get() }) {
            if (layout == nullptr)
                continue;
            if (point.y() >= top && point.y() < top + layout->height())
                return Hit { .location = { step, i },
                    .layout = layout,
                    .isGroup = layout == rows[std::size_t(i)].head.get(),
                    .inside = { point.x() - marginWidth(), point.y() - top } };
            top += layout->height() + m_look.gap;
        }
    return {};
}

void TranscriptPage::addRow(Block &block, Location at, int width)
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
        .isWhole = m_folds.isWhole(location),
        .denyingRule = at.card == deniedCard(*block.content) ? block.denial : std::nullopt };
    row.card = std::make_unique<CardLayout>(card, m_look, width, shown,
        card.kind == TranscriptCard::Kind::Thought ? CardWords::note(*block.content) : QString());
}

std::optional<QString> TranscriptPage::denialOf(const FoundCard &card) const
{
    const int step = indexOf(card.step);
    if (step < 0 || !m_blocks[std::size_t(step)].content)
        return {};
    const Block &block = m_blocks[std::size_t(step)];
    return card.card == deniedCard(*block.content) ? block.denial : std::nullopt;
}

void TranscriptPage::layOut(int at)
{
    auto &block = m_blocks[std::size_t(at)];
    if (!block.content || !block.rows.empty())
        return;
    block.denial = denialOf(m_ids[std::size_t(at)]);
    const int width = m_width - marginWidth() - m_look.line / 2;
    int height = 0;
    block.rows.reserve(block.content->cards.size());
    for (int i = 0; i < int(block.content->cards.size()); ++i) {
        addRow(block, { at, i }, width);
        height += rowHeight(block.rows.back());
    }
    const int ofNothing = m_look.line + m_look.gap * 2;
    block.height = block.content->cards.empty() ? ofNothing : height == 0 ? 0 : height + m_look.gap;
}

void TranscriptPage::updateTops()
{
    m_tops.resize(m_blocks.size() + 1);
    int top = 0;
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        m_tops[i] = top;
        top += m_blocks[i].height;
    }
    m_tops.back() = top;
}

void TranscriptPage::paint(QPainter &painter, int step, const State &state) const
{
    const auto &block = m_blocks[std::size_t(step)];
    // The number is next to the first action, otherwise next to the first card.
    const auto isAction = [&block](std::size_t row) {
        return row < block.rows.size() && block.content->cards[row].kind == TranscriptCard::Kind::Action;
    };
    std::size_t named = 0;
    while (named < block.rows.size() && !isAction(named))
        ++named;
    if (!isAction(named))
        named = 0;
    int top = topOf(step) + m_look.gap;
    if (block.content && block.content->cards.empty())
        paintNothing(painter, *block.content, top);
    for (std::size_t i = 0; i < block.rows.size(); ++i) {
        paintRow(painter, { step, int(i) }, top, i == named, state);
        top += rowHeight(block.rows[i]);
    }
}

/// A turn in which the log has neither text nor action still has its number.
void TranscriptPage::paintNothing(QPainter &painter, const TranscriptStep &step, int top) const
{
    paintMargin(painter, top, m_look.line, step.step, CardWords::numbers(step.ordinal, step.ordinal));
    const int side = marginWidth();
    painter.drawText(
        QRect(side, top, m_width - side, m_look.line), int(Qt::AlignVCenter) | int(Qt::AlignLeft), QStringLiteral("—"));
}

void TranscriptPage::paintMargin(QPainter &painter, int top, int height, StepId step, const QString &numbers) const
{
    if (const auto meaning = m_meaningOf ? m_meaningOf(step) : std::nullopt)
        shapeIcon(*meaning).paint(
            &painter, m_look.line / 4, top + (m_look.head - m_look.line) / 2, m_look.line, m_look.line);
    painter.setFont(m_look.text);
    painter.setPen(Theme(m_look.palette).muted());
    const QRect room(m_look.line * 3 / 2, top, marginWidth() - m_look.line * 2, height);
    painter.drawText(room, int(Qt::AlignVCenter) | int(Qt::AlignRight),
        painter.fontMetrics().elidedText(numbers, Qt::ElideRight, room.width()));
}

void TranscriptPage::paintRow(QPainter &painter, Location at, int top, bool isNamed, const State &state) const
{
    const auto &block = m_blocks[std::size_t(at.step)];
    const auto &row = block.rows[std::size_t(at.card)];
    const auto step = m_ids[std::size_t(at.step)];
    const auto ordinal = block.content->ordinal;
    const auto current = locationOf(state.current);
    const auto paintLayout = [&](const CardLayout &layout, bool isCurrent) {
        painter.save();
        painter.translate(marginWidth(), top);
        layout.paint(painter, m_look, { .isCurrent = isCurrent, .hasFocus = state.hasFocus, .sought = state.sought });
        painter.restore();
    };
    if (const auto group = row.head ? groupAt(at) : std::nullopt) {
        const auto &last = content(group->last.step);
        // Other cards of the step are named themselves.
        if (!row.card && (isNamed || group->last.step != at.step))
            paintMargin(painter, top, m_look.head, step, CardWords::numbers(ordinal, last ? last->ordinal : ordinal));
        paintLayout(*row.head, !row.card && group->contains(current));
        top += row.head->height() + m_look.gap;
    }
    if (!row.card)
        return;
    if (isNamed) {
        const bool isAction = block.content->cards[std::size_t(at.card)].kind == TranscriptCard::Kind::Action;
        paintMargin(painter, top, isAction ? m_look.head : m_look.line + m_look.gap * 2, step,
            CardWords::numbers(ordinal, ordinal));
    }
    paintLayout(*row.card, current == at);
}

} // namespace vitrine
