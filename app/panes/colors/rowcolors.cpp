// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/colors/rowcolors.h"

#include "app/kit/lists/pagedpresentation.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr auto settleTime = std::chrono::milliseconds(200);

void addFits(QHash<std::int64_t, int> &fits, const std::vector<std::int64_t> &ids, int rule)
{
    for (const auto id : ids)
        if (!fits.contains(id))
            fits.insert(id, rule);
}

} // namespace

RowColors::RowColors(Project *project, PagedPresentation *runs, PagedPresentation *steps)
    : QObject(project)
    , m_project(project)
    , m_runs(runs)
    , m_steps(steps)
    , m_reading(this, project->jobs()->pool())
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    connect(&m_settle, &QTimer::timeout, this, &RowColors::read);
    const auto settle = qOverload<>(&QTimer::start);
    for (const QAbstractItemModel *model :
        { static_cast<QAbstractItemModel *>(project->runs()), static_cast<QAbstractItemModel *>(project->steps()) }) {
        connect(model, &QAbstractItemModel::modelReset, &m_settle, settle);
        connect(model, &QAbstractItemModel::rowsInserted, &m_settle, settle);
        connect(model, &QAbstractItemModel::dataChanged, &m_settle, settle);
    }
    connect(project, &Project::closed, this, [this] {
        stop();
        show({});
    });
    useRules();
}

void RowColors::useRules()
{
    stop(); // an answer for the rules of before names places among those
    m_rules = ColorRules::areOn() ? ColorRules::all() : std::vector<ColorRule>();
    const auto marker = [this](const QHash<std::int64_t, int> Fits::*fits) {
        return [this, fits](std::int64_t id) -> std::optional<RowMark> {
            const auto found = (m_fits.*fits).constFind(id);
            if (found == (m_fits.*fits).constEnd())
                return {};
            const auto &rule = m_rules[std::size_t(*found)];
            return RowMark { ColorRules::sign(std::size_t(*found)), rule.name, rule.tint };
        };
    };
    m_fits = {};
    m_runs->setMarker(marker(&Fits::runs));
    m_steps->setMarker(marker(&Fits::steps));
    m_settle.start();
}

void RowColors::stop()
{
    m_settle.stop();
    m_reading.cancel();
}

void RowColors::read()
{
    stop();
    const bool isAny = std::ranges::any_of(m_rules, &ColorRule::isOn);
    if (!m_project->isOpen() || !isAny)
        return show({});
    const auto work = [file = m_project->file(), rules = m_rules, run = m_project->currentRun()](
                          const std::stop_token &stop) { return fitsOf(file, rules, run, stop); };
    m_reading.ask(work, [this](const Result<Fits> &fits) { take(fits); });
}

void RowColors::take(const Result<Fits> &fits)
{
    if (fits)
        show(*fits);
    else
        Q_EMIT failed(fits.error());
}

void RowColors::show(const Fits &fits)
{
    const bool areOtherRuns = fits.runs != m_fits.runs;
    const bool areOtherSteps = fits.steps != m_fits.steps;
    m_fits = fits;
    if (areOtherRuns)
        m_runs->refreshMarks();
    if (areOtherSteps)
        m_steps->refreshMarks();
}

Result<RowColors::Fits> RowColors::fitsOf(
    const QString &file, const std::vector<ColorRule> &rules, RunId run, const std::stop_token &stop)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    if (!trail)
        return std::unexpected(trail.error());
    Fits fits;
    const auto isStopped = [&stop] { return stop.stop_requested(); };
    for (std::size_t location = 0; location < rules.size() && !isStopped(); ++location) {
        const auto filter = Filter::parse(rules[location].filter.toStdString());
        if (!rules[location].isOn || !filter || !ColorRules::flaw(rules[location]).isEmpty())
            continue;
        const auto steps = (*trail)->listSteps({ .run = run, .filter = *filter }, isStopped);
        const auto runs = (*trail)->listRuns({ .filter = *filter }, isStopped);
        if (!steps || !runs)
            return std::unexpected(steps ? runs.error() : steps.error());
        if (run != 0)
            addFits(fits.steps, *steps, int(location));
        addFits(fits.runs, *runs, int(location));
    }
    return fits;
}

} // namespace vitrine
