// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/charts/statisticsfeed.h"

#include "app/kit/lists/visibilitywatcher.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "models/items/runmodel.h"

#include <QFile>
#include <QWidget>

namespace vitrine {

namespace {

constexpr auto settleTime = std::chrono::milliseconds(300);

/// `runs`: those that are looked at; null for all.
Result<Statistics> statisticsOf(const QString &file, StatisticsBy by, const Ids &runs)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    if (!trail)
        return std::unexpected(trail.error());
    return (*trail)->statistics(by, runs ? std::optional(runs->ids()) : std::nullopt);
}

} // namespace

StatisticsFeed::StatisticsFeed(Project *project, StatisticsBy by, QWidget *viewer)
    : QObject(viewer)
    , m_project(project)
    , m_by(by)
    , m_visibility(new VisibilityWatcher(viewer))
    , m_reading(this, project->jobs()->pool())
{
    connect(m_visibility, &VisibilityWatcher::changed, this, [this](bool isSeen) {
        if (isSeen && m_isDue)
            read();
    });
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    connect(&m_settle, &QTimer::timeout, this, &StatisticsFeed::read);
    const auto settle = qOverload<>(&QTimer::start);
    connect(project->runs(), &QAbstractItemModel::rowsInserted, &m_settle, settle);
    connect(project->runs(), &QAbstractItemModel::modelReset, &m_settle, settle);
    connect(project->execution(), &ExecutionControl::finished, &m_settle, settle);
    connect(project, &Project::replayedAll, &m_settle, settle);
    connect(project, &Project::closed, this, [this] {
        stop();
        Q_EMIT emptied();
    });
}

void StatisticsFeed::setGrouping(StatisticsBy by)
{
    m_by = by;
    read();
}

void StatisticsFeed::setLimited(bool isLimited)
{
    m_isLimited = isLimited;
    read();
}

Ids StatisticsFeed::runs() const
{
    return m_isLimited && m_project->filter() ? m_project->runs()->listing().shown : nullptr;
}

void StatisticsFeed::stop()
{
    m_reading.cancel();
    m_isDue = false;
}

void StatisticsFeed::read()
{
    stop();
    m_isDue = m_project->isOpen() && !m_visibility->isSeen();
    if (!m_project->isOpen() || m_isDue)
        return;
    m_reading.ask([file = m_project->file(), by = m_by, runs = runs()] { return statisticsOf(file, by, runs); },
        [this](const Result<Statistics> &statistics) { take(statistics); });
}

void StatisticsFeed::take(const Result<Statistics> &statistics)
{
    if (statistics)
        Q_EMIT arrived(*statistics);
    else
        Q_EMIT failed(statistics.error());
}

} // namespace vitrine
