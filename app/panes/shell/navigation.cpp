// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/shell/navigation.h"

#include "app/kit/lists/recordview.h"
#include "app/panes/shell/actions.h"
#include "app/session/project.h"

#include <QItemSelectionModel>

#include <utility>

namespace vitrine {

Navigation::Navigation(Project *project, Actions *actions, RecordView *variables)
    : QObject(project)
    , m_project(project)
    , m_actions(actions)
    , m_variables(variables)
{
    connect(actions->back, &QAction::triggered, this, [this] { go(m_history.goBack()); });
    connect(actions->forward, &QAction::triggered, this, [this] { go(m_history.goForward()); });
    connect(&m_history, &History::changed, this, &Navigation::updateActions);
    // A copy has the same runs and steps: where the user has been in the original leads on.
    connect(project, &Project::moving, this, [this] { m_isMoving = true; });
    connect(project, &Project::closed, this, [this] {
        if (!std::exchange(m_isMoving, false))
            m_history.clear();
    });
    connect(project, &Project::stepSelected, this,
        [this](StepId step) { m_history.visit({ .run = m_project->currentRun(), .step = step }); });
    connect(
        m_variables->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &now) {
            // A selection restored with a step is not a move of the user.
            if (now.parent().isValid() && m_variables->hasFocus())
                m_history.visit({ .run = m_project->currentRun(),
                    .step = m_project->currentStep(),
                    .variable = now.siblingAtColumn(0).data().toString() });
        });
    connect(m_variables->model(), &QAbstractItemModel::modelReset, this, &Navigation::chooseWanted);
    updateActions();
}

void Navigation::go(const History::Location &location)
{
    const bool isHere = location.step == m_project->currentStep();
    m_wanted = location;
    m_project->goTo(location.run, location.step);
    if (isHere)
        chooseWanted();
}

void Navigation::chooseWanted()
{
    const auto *model = m_variables->model();
    if (m_wanted.variable.isEmpty() || m_wanted.step != m_project->currentStep() || model->rowCount() == 0)
        return;
    const auto found = model->match(model->index(0, 0), Qt::DisplayRole, m_wanted.variable, 1,
        Qt::MatchExactly | Qt::MatchCaseSensitive | Qt::MatchRecursive);
    m_wanted = {};
    if (!found.isEmpty())
        m_variables->setCurrentIndex(found.front());
}

void Navigation::updateActions()
{
    m_actions->back->setEnabled(m_history.canGoBack());
    m_actions->forward->setEnabled(m_history.canGoForward());
}

} // namespace vitrine
