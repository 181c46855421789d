// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/toolbarwords.h"

#include <QAction>
#include <QEvent>
#include <QToolBar>

#include <utility>

namespace vitrine {

ToolBarWords::ToolBarWords(QToolBar *bar, QList<QAction *> givingWay)
    : QObject(bar)
    , m_bar(bar)
    , m_givingWay(std::move(givingWay))
{
    bar->installEventFilter(this);
    arrange();
}

bool ToolBarWords::eventFilter(QObject *watched, QEvent *event)
{
    const auto type = event->type();
    if (type == QEvent::Resize || type == QEvent::LayoutRequest || type == QEvent::Show)
        arrange();
    return QObject::eventFilter(watched, event);
}

void ToolBarWords::arrange()
{
    int wanted = m_bar->sizeHint().width();
    for (const auto *action : m_givingWay.first(m_hidden))
        wanted += widthOfWord(action);
    qsizetype hidden = 0;
    while (hidden < m_givingWay.size() && wanted > m_bar->width())
        wanted -= widthOfWord(m_givingWay[hidden++]);
    if (std::exchange(m_hidden, hidden) == hidden)
        return;
    // A button with text beside its icon hides the text if its action has low priority.
    for (qsizetype at = 0; at < m_givingWay.size(); ++at)
        m_givingWay[at]->setPriority(at < hidden ? QAction::LowPriority : QAction::NormalPriority);
}

// Slightly overestimated, so that the texts do not flicker.
int ToolBarWords::widthOfWord(const QAction *action) const
{
    constexpr int airInCharacters = 3;
    const auto metrics = m_bar->fontMetrics();
    return metrics.horizontalAdvance(action->iconText()) + metrics.averageCharWidth() * airInCharacters;
}

} // namespace vitrine
