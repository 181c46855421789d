// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus.h"

#include "app/kit/lists/columnmenu.h"
#include "app/kit/lists/recordview.h"
#include "app/panes/shell/actions.h"
#include "app/window/editactions.h"
#include "app/window/recentfiles.h"
#include "app/window/workarea.h"
#include "app/wording/safetext.h"

#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

namespace vitrine {

namespace {

constexpr qsizetype mostNumbered = 9;

// An ampersand in a name must not become a mnemonic.
QString menuText(const QString &text) { return safeLine(text, 80).replace(u'&', QStringLiteral("&&")); }

} // namespace

Menus::Menus(QMainWindow *window, const Actions *actions, RecentFiles *recent, WorkArea *panes)
    : QObject(window)
    , m_window(window)
    , m_recent(recent)
    , m_panes(panes)
{
    buildFileMenu(actions);
    buildEditMenu(actions);
    buildViewMenu(actions);
    buildGoMenu(actions);
    auto *run = addMenu(tr("&Run"));
    run->addActions({ actions->runStep, actions->runSelection, actions->runToHere, actions->runFromHere,
        actions->backToStep, actions->replay, actions->replayElsewhere, actions->replayAll, actions->stop });
    run->addSeparator();
    run->addActions({ actions->compareWith, actions->toolAnswers });
    m_policyMenu = addMenu(tr("&Policy"));
    m_policyMenu->addActions({ actions->whyDenied, actions->remedies, actions->changedSteps, actions->approvals });
    auto *trail = addMenu(tr("&Trail"));
    trail->addActions({ actions->verify, actions->seal, actions->proveStep, actions->redact, actions->deleteRuns,
        actions->showReport });
    trail->addSeparator();
    trail->addActions({ actions->toggleMark, actions->writeNote });
    buildWindowMenu();
    auto *help = addMenu(tr("&Help"));
    help->addActions({ actions->guide, actions->whatIsThis });
    help->addSeparator();
    help->addActions({ actions->about, actions->aboutQt });
}

QMenu *Menus::addMenu(const QString &title) { return m_window->menuBar()->addMenu(title); }

void Menus::buildFileMenu(const Actions *actions)
{
    auto *menu = addMenu(tr("&File"));
    menu->addActions({ actions->newScratchRun, actions->open, actions->openFolder });
    auto *recent = menu->addMenu(tr("Open &Recent"));
    recent->setObjectName(QStringLiteral("recentMenu"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(recent); });
    const auto enable = [this, recent] { recent->menuAction()->setEnabled(!m_recent->files().isEmpty()); };
    connect(m_recent, &RecentFiles::changed, recent, enable);
    enable();
    menu->addActions({ actions->openSession, actions->openSample });
    menu->addSeparator();
    menu->addActions({ actions->followLog, actions->followFolder, actions->receiveSpans, actions->watchAgent,
        actions->stopIntakes });
    menu->addSeparator();
    menu->addActions({ actions->saveAs, actions->exportRuns, actions->print });
    menu->addSeparator();
    menu->addActions({ actions->closeTrail, actions->quit });
}

void Menus::buildEditMenu(const Actions *actions)
{
    auto *menu = addMenu(tr("&Edit"));
    auto *edits = new EditActions(actions, this);
    connect(menu, &QMenu::aboutToShow, edits, &EditActions::update);
    menu->addActions({ actions->undo, actions->redo });
    menu->addSeparator();
    menu->addActions({ actions->cut, actions->copy, actions->paste });
    menu->addAction(actions->copyLink);
    menu->addSeparator();
    menu->addAction(actions->selectAll);
    menu->addSeparator();
    menu->addActions({ actions->find, actions->findNext, actions->findPrevious, actions->replace });
    menu->addAction(actions->findInRuns);
    auto *filter = menu->addMenu(tr("&Filter"));
    filter->addActions({ actions->filterBar, actions->clearFilter });
    filter->addSeparator();
    filter->addActions({ actions->filterBy, actions->filterOut, actions->filterAnd, actions->filterOr });
    menu->addSeparator();
    menu->addAction(actions->settings);
}

void Menus::buildViewMenu(const Actions *actions)
{
    auto *menu = addMenu(tr("&View"));
    auto *colors = menu->addMenu(tr("&Colors"));
    colors->addActions(actions->colors->actions());
    menu->addActions({ actions->colorRows, actions->colorRules });
    menu->addSeparator();
    //: Menu of ways to look at a trail that the user keeps under names
    auto *views = m_viewMenu = menu->addMenu(tr("&Saved Views"));
    views->setObjectName(QStringLiteral("viewMenu"));
    views->addActions({ actions->saveView, actions->manageViews });
    //: Menu of the columns of the list that has the focus
    auto *columns = m_columnMenu = menu->addMenu(tr("Colu&mns"));
    columns->setObjectName(QStringLiteral("columnMenu"));
    connect(columns, &QMenu::aboutToShow, this, [this, columns] { fillColumnMenu(columns, m_list); });
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, QWidget *now) { followFocus(now); });
    menu->addSeparator();
    menu->addActions({ actions->inspectLayout, actions->replayLayout, actions->policyLayout, actions->evidenceLayout });
    auto *layouts = m_layoutMenu = menu->addMenu(tr("La&youts"));
    layouts->setObjectName(QStringLiteral("layoutMenu"));
    layouts->addActions({ actions->saveLayout, actions->resetLayout });
    menu->addSeparator();
    //: Menu of the sizes of code and texts
    auto *zoom = menu->addMenu(tr("Te&xt Size"));
    zoom->addActions({ actions->zoomIn, actions->zoomOut, actions->resetZoom });
    menu->addAction(actions->fullScreen);
}

void Menus::offerGroups(QMenu *groups)
{
    auto *menu = qobject_cast<QMenu *>(m_columnMenu->parent());
    const auto actions = menu->actions();
    menu->insertMenu(actions.value(actions.indexOf(m_columnMenu->menuAction()) + 1), groups);
}

// A menu bar takes the focus from the list that its menus apply to.
void Menus::followFocus(QWidget *now)
{
    if (now != nullptr && now != m_window->menuBar() && qobject_cast<QMenu *>(now) == nullptr)
        m_list = qobject_cast<RecordView *>(now);
}

void Menus::buildGoMenu(const Actions *actions)
{
    auto *menu = addMenu(tr("&Go"));
    menu->addActions({ actions->back, actions->forward });
    menu->addSeparator();
    menu->addActions({ actions->previousStep, actions->nextStep, actions->previousRun, actions->nextRun });
    menu->addSeparator();
    menu->addActions({ actions->nextDifference, actions->previousDifference });
    menu->addActions({ actions->nextIssue, actions->previousIssue });
    menu->addAction(actions->valueOrigin);
    menu->addSeparator();
    menu->addActions({ actions->quickOpen, actions->commandPalette });
    menu->addSeparator();
    menu->addActions({ actions->nextPane, actions->previousPane });
}

void Menus::buildWindowMenu()
{
    auto *menu = addMenu(tr("&Window"));
    int number = 0;
    for (auto *pane : m_panes->panes()) {
        ++number;
        auto *action = menu->addAction(pane->windowTitle());
        action->setObjectName(u"show-" + pane->objectName());
        if (number <= mostNumbered)
            action->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number)));
        connect(pane, &QDockWidget::windowTitleChanged, action, &QAction::setText);
        connect(action, &QAction::triggered, m_panes, [this, pane] { m_panes->activate(pane); });
    }
}

void Menus::fillRecent(QMenu *menu)
{
    menu->clear();
    const auto files = m_recent->files();
    for (qsizetype i = 0; i < files.size(); ++i) {
        const auto name = menuText(QFileInfo(files[i]).fileName());
        const auto text = i < mostNumbered ? QString(u'&' % QString::number(i + 1) % u' ' % name) : name;
        auto *action = menu->addAction(text);
        action->setToolTip(safeLine(files[i]));
        connect(action, &QAction::triggered, this, [this, file = files[i]] { Q_EMIT recentRequested(file); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Clear List")), &QAction::triggered, m_recent, &RecentFiles::clear);
}

} // namespace vitrine
