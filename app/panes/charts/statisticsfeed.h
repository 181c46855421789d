// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "base/error.h"
#include "models/items/idlist.h"
#include "models/trail/record/statistics.h"

#include <QObject>
#include <QTimer>

#include <memory>

class QWidget;

namespace vitrine {

class Project;
class VisibilityWatcher;

/// Sums over the runs of the open trail: read on the pool of jobs, read again when the trail has grown, and only while
/// a viewer is visible; pending reads start when it becomes visible. GUI thread.
class StatisticsFeed final : public QObject {
    Q_OBJECT

public:
    /// `viewer`, the owner, shows the sums: nothing is read while it is hidden or behind a tab.
    StatisticsFeed(Project *project, StatisticsBy by, QWidget *viewer);

    StatisticsBy grouping() const { return m_by; }
    void setGrouping(StatisticsBy by);
    /// Only the runs that the filter of the window lets through are of interest.
    void setLimited(bool isLimited);
    void read();

Q_SIGNALS:
    void arrived(const vitrine::Statistics &statistics);
    /// There is no trail any more.
    void emptied();
    void failed(const vitrine::Error &error);

private:
    Ids runs() const;
    void stop();
    void take(const Result<Statistics> &statistics);

    Project *m_project;
    StatisticsBy m_by;
    bool m_isLimited = false;
    VisibilityWatcher *m_visibility;
    QTimer m_settle; ///< runs come in bursts
    Latest m_reading;
    bool m_isDue = false; ///< what is shown is no longer what the trail holds
};

} // namespace vitrine
