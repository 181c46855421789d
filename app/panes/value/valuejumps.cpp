// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/value/valuejumps.h"

#include "app/kit/editor/codeeditor.h"
#include "app/panes/results/resultpanes.h"
#include "app/panes/shell/navigation.h"
#include "app/panes/step/steppane.h"
#include "app/panes/value/originasking.h"
#include "app/panes/value/valuepane.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"

namespace vitrine {

ValueJumps::ValueJumps(Project *project, ResultPanes *results, StepPane *step, ValuePane *value, Navigation *navigation)
    : QObject(project)
    , m_project(project)
    , m_results(results)
    , m_step(step)
    , m_value(value)
    , m_navigation(navigation)
    , m_setters(new OriginAsking(project->jobs()->pool(), this))
    , m_asking(new OriginAsking(project->jobs()->pool(), this))
{
    connect(results, &ResultPanes::variableChosen, value, &ValuePane::showVariable);
    connect(results, &ResultPanes::callChosen, value, &ValuePane::showCall);
    connect(results, &ResultPanes::originWanted, value, &ValuePane::goToOrigin);
    connect(results, &ResultPanes::locationWanted, this, &ValueJumps::goTo);
    connect(value, &ValuePane::locationWanted, this, &ValueJumps::goTo);
    connect(project, &Project::detailRead, this, &ValueJumps::readSetters);
    // The pane shows the step before this looks for the line.
    connect(project, &Project::detailRead, this, &ValueJumps::showWantedLine, Qt::QueuedConnection);
}

void ValueJumps::readSetters()
{
    const auto *step = m_project->step();
    if (step == nullptr)
        return;
    m_setters->ask(
        { m_project->file(), m_project->currentRun(), step->ordinal },
        [](RunHistory &history) { return history.setters(); },
        [this](const std::map<std::string, VariableOrigin> &origins) { m_results->setOrigins(origins); });
}

void ValueJumps::goToOrigin()
{
    auto *editor = m_step->editor();
    if (!editor->hasFocus()) {
        m_value->goToOrigin();
        return;
    }
    int line = 0;
    int index = 0;
    editor->getCursorPosition(&line, &index);
    if (const auto name = editor->wordAtLineIndex(line, index); !name.isEmpty())
        goToOriginOf(name, line + 1);
}

void ValueJumps::goToOriginOf(const QString &name, int line)
{
    const auto *step = m_project->step();
    if (step == nullptr)
        return;
    m_asking->ask(
        { m_project->file(), m_project->currentRun(), step->ordinal },
        [name = name.toStdString(), line](RunHistory &history) { return history.originsOf(name, line); },
        [this, name](const std::vector<ValueOrigin> &origins) {
            if (!origins.empty())
                goTo(origins.front().step, origins.front().line, name);
        });
}

void ValueJumps::goTo(StepId step, int line, const QString &variable)
{
    m_wantedStep = step;
    m_wantedLine = line;
    m_navigation->go({ .run = m_project->currentRun(), .step = step, .variable = variable });
    showWantedLine();
}

void ValueJumps::showWantedLine()
{
    if (m_wantedLine > 0 && m_wantedStep == m_step->stepId() && m_wantedStep == m_project->currentStep())
        m_step->editor()->goTo(std::exchange(m_wantedLine, 0), 1);
}

} // namespace vitrine
