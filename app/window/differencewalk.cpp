// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/differencewalk.h"

#include "app/panes/step/steppane.h"
#include "app/session/project.h"
#include "models/items/stepmodel.h"

#include <utility>

namespace vitrine {

namespace {

/// The next step after a position, or the previous one, whose latest replay differs.
std::string statementFor(RunId run, std::uint64_t ordinal, int direction)
{
    const std::string location = '(' + std::to_string(run) + ", " + std::to_string(ordinal) + ')';
    const std::string order = direction > 0 ? "" : " DESC";
    return "SELECT s.run, s.step, (SELECT x.verdict FROM v_executions x WHERE x.step = s.step AND x.verdict IS NOT "
           "NULL ORDER BY x.execution DESC LIMIT 1) AS newest FROM v_steps s WHERE newest IN ('differs', 'fixed', "
           "'broken', 'blocked', 'no_tool_result') AND (s.run, s.ordinal) "
        + std::string(direction > 0 ? "> " : "< ") + location + " ORDER BY s.run" + order + ", s.ordinal" + order
        + " LIMIT 1";
}

} // namespace

DifferenceWalk::DifferenceWalk(Project *project, StepPane *step)
    : QObject(step)
    , m_project(project)
    , m_step(step)
    , m_asking(new SqlAsking(this))
{
    // Runs after the connection that sets the record of the step, which was made earlier.
    connect(
        project, &Project::detailRead, this,
        [this](const std::shared_ptr<const StepDetail> &detail) {
            if (detail->id == std::exchange(m_wanted, 0))
                goTo(m_direction);
        },
        Qt::QueuedConnection);
    connect(project, &Project::closed, this, [this] {
        m_asking->drop();
        m_wanted = 0;
    });
}

bool DifferenceWalk::goTo(int direction)
{
    return direction > 0 ? m_step->goToNextDifference() : m_step->goToPreviousDifference();
}

void DifferenceWalk::walk(int direction)
{
    if (m_step->stepId() == 0 || goTo(direction))
        return;
    ask(direction);
}

void DifferenceWalk::ask(int direction)
{
    const auto *step = m_project->step();
    if (step == nullptr)
        return;
    m_asking->ask(m_project->file(), statementFor(m_project->currentRun(), step->ordinal, direction),
        [this, direction](const Result<SqlAnswer> &answer) { take(answer, direction); });
}

void DifferenceWalk::take(const Result<SqlAnswer> &answer, int direction)
{
    if (!answer)
        return;
    if (answer->rows.empty()) {
        Q_EMIT ended(direction > 0 ? tr("No further step differs.") : tr("No earlier step differs."));
        return;
    }
    const auto &row = answer->rows.front();
    const auto *run = std::get_if<std::int64_t>(&row[0]);
    const auto *step = std::get_if<std::int64_t>(&row[1]);
    if (run == nullptr || step == nullptr)
        return;
    m_wanted = *step;
    m_direction = direction;
    Q_EMIT stepWanted();
    m_project->goTo(*run, *step);
}

} // namespace vitrine
