// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/visibilitywatcher.h"

#include <QDockWidget>
#include <QEvent>

#include <utility>

namespace vitrine {

namespace {

// Behind the tab of another one it lies left of the window and above it.
bool isInFront(const QDockWidget &pane)
{
    return pane.isFloating() || (pane.geometry().right() >= 0 && pane.geometry().bottom() >= 0);
}

} // namespace

VisibilityWatcher::VisibilityWatcher(QWidget *watched)
    : QObject(watched)
    , m_watched(watched)
{
    watched->installEventFilter(this);
    findPane();
    look();
}

bool VisibilityWatcher::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
        findPane();
        look();
    }
    return QObject::eventFilter(watched, event);
}

// Not there yet while the widget is made.
void VisibilityWatcher::findPane()
{
    for (auto *around = m_watched->parentWidget(); m_pane == nullptr && around != nullptr;
        around = around->parentWidget())
        m_pane = qobject_cast<QDockWidget *>(around);
    if (m_pane != nullptr)
        connect(m_pane, &QDockWidget::visibilityChanged, this, &VisibilityWatcher::look, Qt::UniqueConnection);
}

void VisibilityWatcher::look()
{
    const bool isSeen = m_watched->isVisible() && (m_pane == nullptr || isInFront(*m_pane));
    if (std::exchange(m_isSeen, isSeen) != isSeen)
        Q_EMIT changed(isSeen);
}

} // namespace vitrine
