// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/search/trailsearch.h"

#include "models/trail/read/trail.h"

#include <QFile>
#include <QThreadPool>

namespace vitrine {

namespace {

Result<SearchPage> pageOf(
    const QString &file, const Filter &filter, const SearchPosition &from, const std::stop_token &stop)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    if (!trail)
        return std::unexpected(trail.error());
    return (*trail)->search(filter, from, TrailSearch::pageSize, [&stop] { return stop.stop_requested(); });
}

} // namespace

TrailSearch::TrailSearch(QThreadPool *pool, QObject *parent)
    : QObject(parent)
    , m_search(this, pool)
{
}

void TrailSearch::ask(const QString &trail, const Filter &filter, const SearchPosition &from)
{
    const auto work = [trail, filter, from](const std::stop_token &stop) { return pageOf(trail, filter, from, stop); };
    m_search.ask(work, [this](const Result<SearchPage> &page) { take(page); });
}

void TrailSearch::take(const Result<SearchPage> &page)
{
    if (page)
        Q_EMIT found(*page);
    else
        Q_EMIT failed(page.error());
}

} // namespace vitrine
