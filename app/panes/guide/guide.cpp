// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/guide/guide.h"

#include "app/panes/guide/guidepages.h"
#include "app/panes/guide/guidewindow.h"
#include "app/panes/guide/keypage.h"
#include "app/panes/guide/paneofwidget.h"

#include <QApplication>
#include <QMenuBar>

namespace vitrine {

namespace {

QString pageAround(const QWidget *widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (const auto *pane = paneIn(widget))
            return pane->info().guidePage.isEmpty() ? QStringLiteral("window") : pane->info().guidePage;
        if (widget->objectName() == QLatin1StringView("filterBar"))
            return QStringLiteral("filter");
        if (widget->objectName() == QLatin1StringView("welcomePage"))
            return GuidePages::contents();
    }
    return GuidePages::contents();
}

} // namespace

Guide::Guide(QMainWindow *window)
    : QObject(window)
    , m_window(window)
{
}

void Guide::openHere() { open(pageAround(QApplication::focusWidget())); }

void Guide::open(const QString &page)
{
    if (m_guide == nullptr)
        m_guide = new GuideWindow(m_window);
    m_guide->setKeys(keyPage(*m_window->menuBar()));
    m_guide->open(page);
}

} // namespace vitrine
