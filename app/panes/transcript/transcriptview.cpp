// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/transcriptview.h"

#include "app/kit/theme/theme.h"
#include "app/panes/transcript/cardwords.h"
#include "app/panes/transcript/newstepsbutton.h"
#include "models/items/itemtext.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace vitrine {

TranscriptView::TranscriptView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_page(*this)
    , m_newSteps(new NewStepsButton(viewport()))
{
    setObjectName(QStringLiteral("transcriptView"));
    //: Accessible name of the scroll with everything that a run said and did
    setAccessibleName(tr("Transcript"));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setAutoFillBackground(true);
    m_page.setLook(*this, viewport()->width());
    // The reader wants to see something else.
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_isShowDue = false; });
    connect(m_newSteps, &NewStepsButton::clicked, this, [this] {
        setFocus();
        chooseStep(m_page.count() - 1);
        showEnd();
    });
}

void TranscriptView::setSteps(const std::vector<StepId> &steps, bool isRewritten)
{
    if (steps == m_page.steps())
        return;
    const int before = m_page.count();
    const bool wasAtEnd = before > 0 && isAtEnd();
    const int current = m_page.indexOf(m_current.step);
    const bool isSame = m_page.setSteps(steps, isRewritten);
    if (!isSame) {
        m_current = {};
        m_newSteps->setCount(0);
        m_isEndShown = false;
        followHeight();
        verticalScrollBar()->setValue(0);
    } else if (isRewritten && current >= 0 && current < m_page.count()) {
        m_current.step = m_page.steps()[std::size_t(current)];
    }
    layOutSeen();
    if (isSame)
        followGrowth(wasAtEnd, m_page.count() - before);
    viewport()->update();
}

// Nothing moves while one reads elsewhere.
void TranscriptView::followGrowth(bool wasAtEnd, int added)
{
    if (added <= 0)
        return;
    if (wasAtEnd)
        showEnd();
    else
        m_newSteps->setCount(m_newSteps->count() + added);
}

int TranscriptView::newSteps() const { return m_newSteps->count(); }

bool TranscriptView::isAtEnd() const { return verticalScrollBar()->value() >= verticalScrollBar()->maximum(); }

void TranscriptView::showEnd()
{
    m_isEndShown = true;
    m_newSteps->setCount(0);
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    layOutSeen();
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void TranscriptView::addContent(const std::vector<SharedStep> &steps)
{
    for (const auto &step : steps)
        m_page.addContent(step);
    layOutSeen();
    findAction();
    if (m_isShowDue)
        showCurrent();
    if (m_isEndShown)
        showEnd();
    say();
    viewport()->update();
}

void TranscriptView::outdate()
{
    m_page.outdate();
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
    const int step = m_page.indexOf(m_current.step);
    if (!m_isStepChosen || step < 0 || !m_page.content(step))
        return;
    const auto &cards = m_page.content(step)->cards;
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

void TranscriptView::scrollToCurrent()
{
    const auto location = m_page.locationOf(m_current);
    const auto group = m_page.foldedGroupAt(location);
    const auto at = group ? group->first : location;
    const int gap = m_page.look().gap;
    int top = m_page.topOf(at);
    int height = m_page.heightOf(at);
    const int value = verticalScrollBar()->value();
    const int room = viewport()->height();
    if (const int above = top - m_page.topOf(at.step); m_isStepChosen && above + height <= room) {
        top -= above;
        height += above;
    }
    if (top < value || height > room)
        verticalScrollBar()->setValue(top - gap);
    else if (top + height > value + room)
        verticalScrollBar()->setValue(std::min(top - gap, top + height - room + gap));
}

// Heights of earlier cards are estimates until they are laid out, which moves the card: this scrolls until it stays.
// Cards that are not read yet scroll to it once more when they arrive.
void TranscriptView::showCurrent()
{
    const int step = m_page.indexOf(m_current.step);
    if (step < 0)
        return;
    const auto extent = [this] {
        const auto location = m_page.locationOf(m_current);
        return std::pair(m_page.topOf(location), m_page.heightOf(location));
    };
    constexpr int mostTries = 16;
    std::pair before { -1, -1 };
    for (int tries = 0; tries < mostTries && before != extent(); ++tries) {
        before = extent();
        scrollToCurrent();
        layOutSeen();
    }
    if (!m_page.content(step))
        return;
    m_isShowDue = !isReadFrom(m_page.stepAt(verticalScrollBar()->value()), step);
}

bool TranscriptView::isReadFrom(int first, int last) const
{
    for (int at = first; at < last; ++at)
        if (!m_page.content(at))
            return false;
    return true;
}

void TranscriptView::moveCurrent(int distance)
{
    auto at = m_page.locationOf(m_current);
    if (at.step < 0)
        return chooseStep(0);
    if (const auto group = m_page.foldedGroupAt(at))
        at = distance < 0 ? group->first : group->last;
    at.card += distance;
    if (at.card < 0 || at.card >= std::max(m_page.cardCount(at.step), 1)) {
        const auto isEmpty = [this](int step) {
            const auto content = m_page.content(step);
            return content && content->cards.empty();
        };
        const int way = distance < 0 ? -1 : 1;
        do
            at.step += way;
        while (at.step >= 0 && at.step < m_page.count() && isEmpty(at.step));
        if (at.step < 0 || at.step >= m_page.count())
            return;
        m_page.layOut(at.step);
        m_page.updateTops();
        followHeight();
        at.card = distance < 0 ? std::max(m_page.cardCount(at.step) - 1, 0) : 0;
    }
    if (const auto group = m_page.foldedGroupAt(at))
        at = group->first;
    choose(m_page.cardOf(at));
}

void TranscriptView::choose(const FoundCard &card)
{
    const bool isOther = card.step != m_current.step;
    setCurrent(card);
    if (isOther)
        Q_EMIT stepChosen(card.step);
}

// Chooses the first card of a step, if there is such a step.
void TranscriptView::chooseStep(int step)
{
    if (step >= 0 && step < m_page.count())
        choose(m_page.cardOf({ step, 0 }));
}

bool TranscriptView::isInFoldedGroup(const FoundCard &card) const
{
    return m_page.foldedGroupAt(m_page.locationOf(card)).has_value();
}

void TranscriptView::setFolded(bool isFolded)
{
    m_page.setFolded(m_current, isFolded);
    followFolds();
}

void TranscriptView::setAllFolded(bool isFolded)
{
    m_page.setAllFolded(isFolded);
    followFolds();
}

void TranscriptView::reveal(const FoundCard &card)
{
    m_page.unfold(card);
    followHeight();
    setCurrent(card);
}

void TranscriptView::followFolds()
{
    followHeight();
    layOutSeen();
    showCurrent();
    say();
    viewport()->update();
}

void TranscriptView::followMeanings()
{
    m_page.followMeanings();
    layOutSeen();
    viewport()->update();
}

void TranscriptView::setSought(const QString &text)
{
    m_sought = text;
    viewport()->update();
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
    if (const auto group = m_page.foldedGroupAt(m_page.locationOf(m_current)))
        return m_page.cardsOf(*group);
    const auto *shown = card(m_current);
    return shown == nullptr ? std::vector<const TranscriptCard *>() : std::vector { shown };
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

void TranscriptView::followHeight()
{
    const int room = viewport()->height();
    verticalScrollBar()->setRange(0, std::max(0, m_page.height() - room));
    verticalScrollBar()->setPageStep(room);
    verticalScrollBar()->setSingleStep(m_page.look().line * 2);
}

// The step at the top keeps its position while others get their height.
void TranscriptView::layOutSeen()
{
    if (m_isLayingOut)
        return;
    if (m_page.count() == 0)
        return followHeight();
    m_isLayingOut = true;
    constexpr int linesBelow = 6;
    const int value = verticalScrollBar()->value();
    const int first = m_page.stepAt(value);
    const int offset = value - m_page.topOf(first);
    int bottom = -offset;
    int last = first;
    for (; last < m_page.count() && bottom < viewport()->height() + m_page.look().line * linesBelow; ++last) {
        m_page.layOut(last);
        bottom += m_page.heightOf(last);
    }
    m_page.updateTops();
    followHeight();
    verticalScrollBar()->setValue(m_page.topOf(first) + offset);
    m_page.dropFar(first, last);
    m_isLayingOut = false;
    wantSeen();
}

void TranscriptView::wantSeen()
{
    if (m_page.count() == 0 || !isVisible())
        return;
    constexpr int ahead = 12;
    const int value = verticalScrollBar()->value();
    const int first = std::max(m_page.stepAt(value) - ahead, 0);
    const int last = std::min(m_page.stepAt(value + viewport()->height()) + ahead, m_page.count() - 1);
    std::vector<StepId> wanted;
    for (int i = first; i <= last; ++i)
        if (m_page.wantsContent(i))
            wanted.push_back(m_page.steps()[std::size_t(i)]);
    if (!wanted.empty())
        Q_EMIT contentWanted(wanted);
}

bool TranscriptView::isCurrentSeen() const
{
    const auto location = m_page.locationOf(m_current);
    if (location.step < 0)
        return false;
    const int top = m_page.topOf(location) - verticalScrollBar()->value();
    return top < viewport()->height() && top + m_page.heightOf(location) > 0;
}

// The end stays in sight, or the current card if it was; otherwise nothing moves.
void TranscriptView::relayOutAll()
{
    const bool isEnd = m_isEndShown;
    const bool isSeen = isCurrentSeen() || m_isShowDue;
    m_page.setLook(*this, viewport()->width());
    layOutSeen();
    if (isEnd)
        showEnd();
    else if (isSeen)
        showCurrent();
    viewport()->update();
}

void TranscriptView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    if (m_page.count() == 0) {
        const int line = m_page.look().line;
        painter.setPen(Theme(palette()).muted());
        painter.drawText(viewport()->rect().adjusted(line, line, -line, -line),
            int(Qt::AlignHCenter) | int(Qt::AlignTop) | int(Qt::TextWordWrap), m_emptyText);
        return;
    }
    const int value = verticalScrollBar()->value();
    painter.translate(0, -value);
    const TranscriptPage::State state { .current = m_current, .hasFocus = hasFocus(), .sought = m_sought };
    const int last = m_page.stepAt(value + event->rect().bottom());
    for (int step = m_page.stepAt(value + event->rect().top()); step <= last; ++step)
        m_page.paint(painter, step, state);
}

void TranscriptView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_newSteps->moveToBottom();
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
    if (!m_isLayingOut) {
        m_isEndShown = isAtEnd();
        if (m_isEndShown)
            m_newSteps->setCount(0);
    }
    layOutSeen();
    viewport()->update();
}

bool TranscriptView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Show)
        layOutSeen();
    return QAbstractScrollArea::viewportEvent(event);
}

void TranscriptView::openStartedRun()
{
    if (const auto *shown = card(m_current); shown != nullptr && shown->startedRun != 0)
        Q_EMIT runOpened(shown->startedRun);
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
    const auto ordinalOf = [this](int step) {
        const auto content = m_page.content(step);
        return content ? content->ordinal : 0;
    };
    if (const auto group = m_page.foldedGroupAt(m_page.locationOf(m_current))) {
        const auto cards = m_page.cardsOf(*group);
        const auto head = groupHead(cards);
        return CardWords::spoken(head, CardWords::note(head, cards),
            CardWords::numbers(ordinalOf(group->first.step), ordinalOf(group->last.step)));
    }
    return CardWords::spoken(
        *m_page.content(m_page.indexOf(m_current.step)), *shown, m_page.denialOf(m_current), isFolded(m_current));
}

} // namespace vitrine
