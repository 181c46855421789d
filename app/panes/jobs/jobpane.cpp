// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/jobs/jobpane.h"

#include "app/kit/lists/recordview.h"
#include "app/kit/theme/icons.h"
#include "app/panes/jobs/jobmodel.h"
#include "app/session/jobs/joblist.h"

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

namespace vitrine {

JobPane::JobPane(JobList *jobs, QWidget *parent)
    : Pane({ .id = QStringLiteral("jobs"),
               .title = tr("Jobs"),
               .location = Location::BottomTab,
               //: What a pane is for
               .purpose = tr("Background jobs and their results. Each job can be stopped."),
               .guidePage = QStringLiteral("jobs") },
          parent)
    , m_jobs(jobs)
    , m_model(new JobModel(jobs, this))
    , m_view(new RecordView(QStringLiteral("jobsView"), this))
{
    using Column = JobModel::Column;
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Jobs"));
    m_view->setSortingEnabled(false);
    m_view->setStretchColumns({ int(Column::Title), int(Column::Result) });
    m_view->setColumnWidths({ 32, 14, 16, 14, 14, 12, 40 });
    m_view->setOptionalColumns({ int(Column::Started), int(Column::Rate) });
    constexpr double fewestRows = 2.5;
    m_view->setMinimumHeight(int(fontMetrics().height() * fewestRows));
    //: In place of the list of jobs. The second sentence describes what it lists
    m_view->setEmptyText(tr("No jobs"), tr("Running imports, replays, checks and copies are listed here."));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    auto *row = new QHBoxLayout;
    const int gap = fontMetrics().averageCharWidth();
    row->setContentsMargins(gap, gap / 2, gap, gap / 2);
    row->setSpacing(gap);
    //: Button of the list of jobs
    m_stop = addAction("stopChosenJob", tr("Stop Job"), Qt::Key_Delete, row);
    m_stop->setIcon(actionIcon(ActionIcon::Stop));
    //: Button of the list of jobs: shows what the job has made
    m_open = addAction("openJobResult", tr("Open Result"), {}, row);
    m_open->setIcon(actionIcon(ActionIcon::Open));
    row->addStretch(1);
    //: Button of the list of jobs: those that have ended are taken off the list
    m_forget = addAction("forgetEndedJobs", tr("Clear Finished"), {}, row);
    layout->addLayout(row);
    setFocusProxy(m_view);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_stop, &QAction::triggered, this, &JobPane::stopChosen);
    connect(m_open, &QAction::triggered, this, &JobPane::openChosen);
    connect(m_view, &QTreeView::activated, this, &JobPane::openChosen);
    connect(m_forget, &QAction::triggered, m_model, &JobModel::forgetEnded);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &JobPane::refresh);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &JobPane::refresh);
    connect(m_model, &QAbstractItemModel::rowsInserted, m_view, &QTreeView::scrollToBottom);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &JobPane::refresh);
    connect(m_model, &JobModel::ended, this, &JobPane::refresh);
    connect(m_model, &JobModel::ended, this, &JobPane::announce);
    refresh();
}

QSize JobPane::sizeHint() const
{
    constexpr int rows = 5;
    return { QWidget::sizeHint().width(), fontMetrics().height() * rows };
}

QAction *JobPane::addAction(const char *name, const QString &text, const QKeySequence &key, QHBoxLayout *row)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_view->addAction(action);
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(text);
    row->addWidget(button);
    return action;
}

int JobPane::chosen() const { return m_view->currentIndex().row(); }

void JobPane::stopChosen()
{
    if (auto *job = chosen() < 0 ? nullptr : m_model->job(chosen()))
        job->cancel();
    refresh();
}

void JobPane::openChosen()
{
    if (m_open->isEnabled())
        Q_EMIT openRequested(m_model->outcome(chosen()).file);
}

void JobPane::refresh()
{
    const auto *job = chosen() < 0 ? nullptr : m_model->job(chosen());
    m_stop->setEnabled(job != nullptr && !job->isCancelled());
    m_open->setEnabled(chosen() >= 0 && job == nullptr && !m_model->outcome(chosen()).file.isEmpty());
    m_forget->setEnabled(m_model->hasEnded());
    const auto running = int(m_jobs->count());
    //: Beside the title of the list of jobs
    setContextText(running == 0 ? QString() : tr("%Ln running", nullptr, running));
}

void JobPane::announce(int row)
{
    QAccessibleAnnouncementEvent event(this, m_model->spoken(row));
    QAccessible::updateAccessibility(&event);
}

} // namespace vitrine
