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
    const int wanted = m_bar->sizeHint().width() + (m_areShown ? 0 : widthOfWords());
    if (std::exchange(m_areShown, wanted <= m_bar->width()) == (wanted <= m_bar->width()))
        return;
    // A button with text beside its icon hides the text if its action has low priority.
    for (auto *action : std::as_const(m_givingWay))
        action->setPriority(m_areShown ? QAction::NormalPriority : QAction::LowPriority);
}

// Slightly overestimated, so that the texts do not flicker.
int ToolBarWords::widthOfWords() const
{
    constexpr int airInCharacters = 3;
    const auto metrics = m_bar->fontMetrics();
    int width = 0;
    for (const auto *action : m_givingWay)
        width += metrics.horizontalAdvance(action->iconText()) + metrics.averageCharWidth() * airInCharacters;
    return width;
}

} // namespace vitrine
