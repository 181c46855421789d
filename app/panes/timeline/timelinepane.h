// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"
#include "base/error.h"

#include <QTimer>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QStackedLayout;
class QToolButton;

namespace vitrine {

class Project;
class RunTimelineView;
class VisibilityWatcher;
class SqlAsking;
class StatisticsFeed;
class TimelineView;

/// The timeline of the shown run, or of all runs of the trail, with a choice of scale. Follows the project. GUI thread.
class TimelinePane final : public Pane {
    Q_OBJECT

public:
    explicit TimelinePane(Project *project, QWidget *parent = nullptr);

    TimelineView *view() const { return m_view; }
    RunTimelineView *runs() const { return m_runs; }

private:
    QBoxLayout *makeRow();
    QToolButton *makeButton(const QString &name, const QString &text, QBoxLayout *row);
    void connectZoom();
    void connectSteps();
    void connectRuns();
    bool isOfRuns() const;
    void changeScope();
    void refreshSoon();
    void refresh();
    void askActivity();
    void followFilter();
    QString context() const;
    QString timeOfRun() const;
    void announceContext();

    Project *m_project;
    TimelineView *m_view;
    RunTimelineView *m_runs;
    StatisticsFeed *m_feed;
    SqlAsking *m_asking; ///< reads the activity of the run's steps
    VisibilityWatcher *m_visibility;
    QTimer m_refresh;
    QTimer m_settle;
    bool m_isStale = false; ///< the steps differ from those that are shown
    QStackedLayout *m_pages = nullptr;
    QComboBox *m_scope = nullptr;
    QCheckBox *m_scale = nullptr;
    QToolButton *m_zoomIn = nullptr;
    QToolButton *m_zoomOut = nullptr;
    QToolButton *m_zoomAll = nullptr;
    QToolButton *m_zoomSelection = nullptr;
};

} // namespace vitrine
