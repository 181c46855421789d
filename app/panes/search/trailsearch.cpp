// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/search/trailsearch.h"

#include "models/trail/read/trail.h"

#include <QFile>
#include <QThreadPool>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

Result<SearchPage> pageOf(const QString &file, const Filter &filter, const SearchPlace &from,
    const std::shared_ptr<std::atomic_bool> &stopped)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    if (!trail)
        return std::unexpected(trail.error());
    return (*trail)->search(filter, from, TrailSearch::pageSize, [stopped] { return stopped->load(); });
}

} // namespace

TrailSearch::TrailSearch(QThreadPool *pool, QObject *parent)
    : QObject(parent)
    , m_pool(pool)
{
}

TrailSearch::~TrailSearch() { stop(); }

void TrailSearch::ask(const QString &trail, const Filter &filter, const SearchPlace &from)
{
    stop();
    m_isStopped = std::make_shared<std::atomic_bool>(false);
    QtConcurrent::run(m_pool, pageOf, trail, filter, from, m_isStopped)
        .then(this, [this, mine = m_isStopped](const Result<SearchPage> &page) {
            if (mine == m_isStopped)
                take(page);
        });
}

void TrailSearch::take(const Result<SearchPage> &page)
{
    m_isStopped.reset();
    if (page)
        Q_EMIT found(*page);
    else
        Q_EMIT failed(page.error());
}

void TrailSearch::stop()
{
    if (m_isStopped)
        m_isStopped->store(true);
    m_isStopped.reset();
}

} // namespace vitrine
