// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How keys and mouse act on TranscriptView.
#include "app/panes/transcript/transcriptview.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>

namespace vitrine {

// The window uses these keys too; with the focus here they apply to this text.
bool TranscriptView::takesKey(const QKeyEvent &event) const
{
    return event.matches(QKeySequence::Copy) || event.matches(QKeySequence::Find)
        || event.matches(QKeySequence::FindNext) || event.matches(QKeySequence::FindPrevious)
        || event.keyCombination() == QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_C) || opensRun(event);
}

// Elsewhere the key runs code.
bool TranscriptView::opensRun(const QKeyEvent &event) const
{
    const auto *shown = card(m_current);
    return event.keyCombination() == QKeyCombination(Qt::CTRL, Qt::Key_Return) && shown != nullptr
        && shown->startedRun != 0;
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
    case Qt::Key_Home: return chooseStep(0);
    case Qt::Key_End: return chooseStep(m_page.count() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (opensRun(*event))
            return openStartedRun();
        if (m_current.step != 0)
            Q_EMIT stepOpened(m_current.step);
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

std::optional<TranscriptPage::Hit> TranscriptView::hitAt(const QPointF &point) const
{
    return m_page.hitAt(point.toPoint() + QPoint(0, verticalScrollBar()->value()));
}

void TranscriptView::mousePressEvent(QMouseEvent *event)
{
    const auto hit = hitAt(event->position());
    if (event->button() != Qt::LeftButton || !hit)
        return;
    const auto inside = hit->inside;
    const bool isOnHead = hit->layout->headRect().contains(inside);
    const bool isOnMore = hit->layout->isMoreAt(inside);
    const bool isOnWhy = hit->layout->isWhyAt(inside);
    const bool isOnAllow = hit->layout->isAllowAt(inside);
    const bool isFoldedNow = hit->layout->isFolded();
    const auto current = m_page.locationOf(m_current);
    const auto group = hit->isGroup ? m_page.groupAt(hit->location) : std::nullopt;
    const bool wasCurrent = group ? group->contains(current) : hit->location == current;
    // Selects the group, or keeps the card in it; this may lay cards out again.
    if (!group || !wasCurrent)
        choose(m_page.cardOf(hit->location));
    const bool isToggled = isOnHead && (wasCurrent || inside.x() < m_page.look().indent);
    if (isOnWhy)
        Q_EMIT whyWanted(m_current.step);
    else if (isOnAllow)
        Q_EMIT allowWanted(m_current.step);
    else if (isOnMore)
        setFolded(false);
    else if (isToggled && group) {
        m_page.setGroupFolded(*group, !isFoldedNow);
        followFolds();
    } else if (isToggled)
        setFolded(!isFoldedNow);
}

void TranscriptView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const auto hit = hitAt(event->position()); hit && !hit->isGroup)
        Q_EMIT stepOpened(m_page.cardOf(hit->location).step);
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        const auto hit = hitAt(event->pos());
        if (!hit)
            return;
        choose(m_page.cardOf(hit->location));
    }
    const auto *shown = card(m_current);
    if (shown == nullptr)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Copy"), QKeySequence::Copy, this, &TranscriptView::copy);
    menu->addAction(
        tr("Copy as &Markdown"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this, &TranscriptView::copyAsMarkdown);
    menu->addSeparator();
    //: Action of the transcript: opens the pane of the step
    menu->addAction(
        tr("Show &Step"), QKeySequence(Qt::Key_Return), this, [this] { Q_EMIT stepOpened(m_current.step); });
    //: Action of the transcript: opens the panel that says why a policy denies the step
    menu->addAction(tr("&Why Denied?"), QKeySequence(Qt::Key_F12), this, [this] { Q_EMIT whyWanted(m_current.step); });
    //: Action of the transcript: opens the panel that lists changes of the policy that would allow the step
    menu->addAction(
        tr("&Allow…"), QKeySequence(Qt::ALT | Qt::Key_Return), this, [this] { Q_EMIT allowWanted(m_current.step); });
    //: Action of the transcript: selects the run of the other agent that this action has started
    auto *open = menu->addAction(
        tr("Show Run of Sub-&Agent"), QKeySequence(Qt::CTRL | Qt::Key_Return), this, &TranscriptView::openStartedRun);
    open->setObjectName(QStringLiteral("openStartedRun"));
    open->setEnabled(shown->startedRun != 0);
    menu->popup(event->globalPos());
}

} // namespace vitrine
