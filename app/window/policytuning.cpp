// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/policytuning.h"

#include "app/kit/widgets/messagestrip.h"
#include "app/panes/filter/filterbar.h"
#include "app/panes/filter/filtercontrol.h"
#include "app/panes/filter/filteredit.h"
#include "app/panes/policy/policypane.h"
#include "app/panes/shell/actions.h"
#include "app/panes/step/steppane.h"
#include "app/session/execution/sandboxbackend.h"
#include "app/session/project.h"
#include "app/window/denialcontrol.h"
#include "app/window/policychooser.h"
#include "app/window/workarea.h"

#include <QDockWidget>

namespace vitrine {

PolicyTuning::PolicyTuning(
    Project *project, WorkArea *area, Actions *actions, FilterControl *filter, StepPane *step, QObject *parent)
    : QObject(parent)
    , m_pane(new PolicyPane(project, [] { return makeSandbox(); }))
{
    auto *dock = area->addPane(m_pane);
    connect(dock, &QDockWidget::visibilityChanged, this, &PolicyTuning::shownChanged);
    connect(m_pane, &PolicyPane::filterRequested, filter->bar()->field(), &FilterEdit::use);
    connect(actions->changedSteps, &QAction::triggered, m_pane, &PolicyPane::filterChanged);
    connect(actions->policyLayout, &QAction::triggered, area, [this, area] { area->arrangeFor(m_pane); });
    connect(actions->inspectLayout, &QAction::triggered, area, &WorkArea::resetLayout);
    m_showApproval = [this, area, dock] {
        area->activate(dock);
        m_pane->showApproval();
    };
    connect(actions->approvals, &QAction::triggered, m_pane, m_showApproval);
    auto *denial = new DenialControl(project, step, m_pane, this);
    connect(actions->whyDenied, &QAction::triggered, denial, &DenialControl::showWhy);
    connect(actions->remedies, &QAction::triggered, denial, &DenialControl::showChanges);
    connect(denial, &DenialControl::stepWanted, area, [area, step] { area->activate(step); });
    connect(denial, &DenialControl::policyWanted, area, [area, dock] { area->activate(dock); });
    connect(denial, &DenialControl::filterWanted, this, &PolicyTuning::filterWanted);
    connect(denial, &DenialControl::changesKnown, this, &PolicyTuning::changesKnown);
}

PolicyDraft *PolicyTuning::draft() const { return m_pane->judgedDraft(); }

void PolicyTuning::announceIn(MessageStrip *strip)
{
    //: In a strip across the window
    const QString headline = tr("An agent step is waiting for approval.");
    connect(m_pane, &PolicyPane::waitingForApproval, strip, [this, strip, headline](int steps) {
        const bool isReported = strip->message().headline == headline;
        const bool isNew = steps > 0 && !m_pane->isApprovalVisible(); // nothing new if the page is visible
        if (!isNew && isReported)
            strip->dismiss();
        else if (isNew && !isReported)
            //: Button: shows the step that waits
            strip->show({ Meaning::Waiting, headline, {}, tr("Show Approvals"), m_showApproval });
    });
}

void PolicyTuning::followPreferences() { m_pane->followPreferences(); }

void PolicyTuning::follow(PolicyChooser *policies)
{
    connect(policies, &PolicyChooser::policyChosen, m_pane, &PolicyPane::followActive);
    connect(m_pane, &PolicyPane::useRequested, policies, &PolicyChooser::addActivated);
}

} // namespace vitrine
