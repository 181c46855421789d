// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/locationopener.h"

#include "app/panes/sql/sqlasking.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "base/formatted.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"

#include <algorithm>
#include <utility>

namespace vitrine {

LocationOpener::LocationOpener(Project *project)
    : QObject(project)
    , m_project(project)
    , m_asking(new SqlAsking(this))
{
    connect(project, &Project::countsChanged, this, &LocationOpener::look);
    connect(project, &Project::imported, this, &LocationOpener::look);
    connect(project->jobs(), &JobList::changed, this, &LocationOpener::look);
    connect(project, &Project::failed, this, [this] { m_wanted = {}; });
}

void LocationOpener::waitFor(const LocationLink &location)
{
    m_wanted = location;
    // A step without a run is in the first run.
    m_wanted.run = std::max(location.run, location.step > 0 ? 1 : 0);
    if (m_project->file() == location.file)
        look();
}

LocationLink LocationOpener::shown(const Project &project)
{
    const auto *step = project.step();
    return { .file = project.file(),
        .run = project.runs()->numberOf(project.currentRun()),
        .step = step != nullptr ? int(step->ordinal) : 0 };
}

void LocationOpener::look()
{
    const auto &all = m_project->runs()->listing().all;
    if (m_wanted.run == 0 || !m_project->isOpen() || !all)
        return;
    if (all->size() < m_wanted.run) {
        if (!m_project->jobs()->hasWriters() && all->size() > 0)
            findRun();
        return;
    }
    const auto run = all->at(m_wanted.run - 1);
    if (m_wanted.step > 0)
        findStep(run);
    else
        m_project->selectRun(run);
    m_wanted.run = 0;
}

// A run written by an import may not be in the list yet, which is then read again.
void LocationOpener::findRun()
{
    m_asking->ask(m_project->file(), "SELECT count(*) FROM v_runs", [this](const Result<SqlAnswer> &answer) {
        const auto *runs = answer && !answer->rows.empty() ? std::get_if<std::int64_t>(&answer->rows[0][0]) : nullptr;
        const auto &listing = m_project->runs()->listing();
        const bool isListed = runs == nullptr || std::cmp_less_equal(*runs, listing.totals.runs);
        if (isListed && listing.all && m_wanted.run > listing.all->size())
            Q_EMIT missing({ .file = m_project->file(), .run = std::exchange(m_wanted, {}).run }, listing.all->size());
    });
}

void LocationOpener::findStep(qint64 run)
{
    const auto statement
        = formatted("SELECT max(iif(ordinal = {}, step, 0)), count(*) FROM v_steps WHERE run = {}", m_wanted.step, run);
    m_asking->ask(m_project->file(), statement, [this, run, wanted = m_wanted](const Result<SqlAnswer> &answer) {
        if (!answer)
            return Q_EMIT m_project->failed(answer.error());
        const auto &row = answer->rows[0];
        if (const auto *step = std::get_if<std::int64_t>(&row[0]); step != nullptr && *step != 0) {
            Q_EMIT stepFound();
            return m_project->goTo(run, *step);
        }
        m_project->selectRun(run);
        const auto *steps = std::get_if<std::int64_t>(&row[1]);
        Q_EMIT missing(
            { .file = m_project->file(), .run = wanted.run, .step = wanted.step }, steps != nullptr ? int(*steps) : 0);
    });
}

} // namespace vitrine
