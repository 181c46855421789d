// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actionavailability.h"

#include "app/panes/shell/actions.h"
#include "app/session/project.h"
#include "app/wording/plaintip.h"

#include <QHelpEvent>
#include <QMenu>
#include <QMenuBar>
#include <QToolTip>

namespace vitrine {

namespace {

constexpr const char *problemName = "obstacle";
constexpr const char *usualTip = "usualTip";

QString firstOf(const QString &first, const QString &second) { return first.isEmpty() ? second : first; }

// Restores the action's own tooltip when the problem is gone.
void setProblem(QAction *action, const QString &problem)
{
    if (!action->property(usualTip).isValid())
        action->setProperty(usualTip, action->toolTip());
    const QString tip = action->property(usualTip).toString();
    action->setProperty(problemName, problem);
    action->setToolTip(problem.isEmpty() ? tip : QString(tip % u'\n' % problem));
    // Menu entries reached by keyboard have no tooltip.
    action->setStatusTip(problem);
    action->setEnabled(problem.isEmpty());
}

} // namespace

ActionAvailability::ActionAvailability(const Actions *actions, const Project *project, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_project(project)
{
}

void ActionAvailability::showIn(const QMenuBar *bar)
{
    for (auto *menu : bar->findChildren<QMenu *>())
        menu->installEventFilter(this);
}

void ActionAvailability::update()
{
    const auto &all = *m_actions;
    const QString step = firstOf(ofTrail(), ofStep());
    const QString run = firstOf(ofTrail(), ofRun());
    const auto *shown = m_project->step();
    //: Why an action cannot be used
    const QString code = shown == nullptr || shown->isReplayable ? QString() : tr("This step has no Python code.");
    set({ all.runStep, all.runSelection, all.runToHere, all.runFromHere, all.backToStep },
        firstOf(step, firstOf(code, ofRunning())));
    //: Why an action cannot be used
    const QString python = m_project->hasPython() ? QString() : tr("This run has no Python code.");
    set({ all.replay }, firstOf(run, firstOf(python, ofRunning())));
    //: Why an action cannot be used
    const QString empty = m_project->totals().runs > 0 ? QString() : tr("The trail has no runs.");
    set({ all.replayAll }, firstOf(ofTrail(), firstOf(empty, ofRunning())));
    //: Why an action cannot be used
    const QString idle = m_project->canStop() ? QString() : tr("Nothing is running.");
    set({ all.stop }, idle);
    set({ all.saveAs, all.exportRuns, all.closeTrail, all.verify, all.seal, all.redact, all.deleteRuns,
            all.previousStep, all.nextStep, all.previousRun, all.nextRun, all.nextDifference, all.previousDifference,
            all.nextIssue, all.previousIssue, all.valueOrigin, all.quickOpen, all.findInRuns, all.filterBar,
            all.clearFilter },
        ofTrail());
    set({ all.toggleMark, all.writeNote, all.copyLink, all.print, all.proveStep }, step);
    set({ all.toolAnswers, all.compareWith }, run);
    set({ all.replayElsewhere }, firstOf(run, python));
}

QString ActionAvailability::of(const QAction *action) { return action->property(problemName).toString(); }

// Menus do not show tooltips on their own. For an enabled entry, a tooltip would only repeat the text.
bool ActionAvailability::eventFilter(QObject *watched, QEvent *event)
{
    auto *menu = qobject_cast<QMenu *>(watched);
    if (menu == nullptr || event->type() != QEvent::ToolTip)
        return QObject::eventFilter(watched, event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto *action = menu->actionAt(help->pos());
    const QString problem = action == nullptr ? QString() : of(action);
    if (problem.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), plainTip(problem), menu);
    return true;
}

QString ActionAvailability::ofTrail() const
{
    //: Why an action cannot be used
    return m_project->isOpen() ? QString() : tr("No log or trail is open.");
}

QString ActionAvailability::ofRunning() const
{
    if (m_project->canRun())
        return {};
    //: Why an action cannot be used
    return m_project->canStop() ? tr("Another run is in progress: stop it, or wait until it finishes.")
                                //: Why an action cannot be used
                                : tr("The executor is not ready.");
}

QString ActionAvailability::ofStep() const
{
    //: Why an action cannot be used
    return m_project->step() != nullptr ? QString() : tr("No step is selected.");
}

QString ActionAvailability::ofRun() const
{
    //: Why an action cannot be used
    return m_project->currentRun() != 0 ? QString() : tr("No run is selected.");
}

void ActionAvailability::set(const QList<QAction *> &actions, const QString &problem)
{
    for (auto *action : actions)
        setProblem(action, problem);
}

} // namespace vitrine
