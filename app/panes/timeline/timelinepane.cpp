// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/timeline/timelinepane.h"

#include "app/kit/lists/visibilitywatcher.h"
#include "app/kit/theme/icons.h"
#include "app/panes/charts/statisticsfeed.h"
#include "app/panes/sql/sqlasking.h"
#include "app/panes/timeline/runtimelineview.h"
#include "app/panes/timeline/timelineview.h"
#include "app/session/execution/executioncontrol.h"
#include "app/session/project.h"
#include "app/wording/windowtext.h"
#include "app/wording/words.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QStackedLayout>
#include <QStringBuilder>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine {

namespace {

// In longer runs bars are narrower than a pixel, so only the steps that the list has read are shown.
constexpr int mostAsked = 512;
constexpr auto settleTime = std::chrono::milliseconds(100);
// Steps change one by one while they run or are read; each frame shows all changes since the last.
constexpr auto frameTime = std::chrono::milliseconds(16);

TimelineStep unknownStep(StepId id)
{
    return { .id = id, .meaning = {}, .hasCode = false, .recordedSeconds = {}, .codeSeconds = {}, .ordinal = 0 };
}

} // namespace

TimelinePane::TimelinePane(Project *project, QWidget *parent)
    : Pane({ .id = QStringLiteral("timeline"),
               .title = tr("Timeline"),
               .location = Location::BottomTab,
               //: What a pane is for
               .purpose
               = tr("Time spent in each step of the run, or each run of the trail. Select several to filter by them."),
               .guidePage = QStringLiteral("timeline") },
          parent)
    , m_project(project)
    , m_view(new TimelineView)
    , m_runs(new RunTimelineView)
    , m_feed(new StatisticsFeed(project, StatisticsBy::Run, m_runs))
    , m_asking(new SqlAsking(this))
    , m_visibility(new VisibilityWatcher(this))
{
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(frameTime);
    connect(&m_refresh, &QTimer::timeout, this, &TimelinePane::refresh);
    connect(m_visibility, &VisibilityWatcher::changed, this, [this](bool isSeen) {
        if (isSeen && m_isStale)
            refresh();
    });
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    connect(&m_settle, &QTimer::timeout, this, &TimelinePane::askActivity);
    connect(project, &Project::closed, m_asking, [this] {
        m_asking->drop();
        m_view->setActivity({});
        m_view->setCheckpoints({});
        announceContext();
    });
    auto *layout = new QVBoxLayout(this);
    const int gap = style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, this) / 2;
    layout->setContentsMargins(0, gap, 0, 0);
    layout->setSpacing(gap);
    layout->addLayout(makeRow());
    m_pages = new QStackedLayout;
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_runs);
    layout->addLayout(m_pages, 1);
    m_runs->setNumbering([runs = project->runs()](RunId run) { return runs->numberOf(run); });
    connect(m_scope, &QComboBox::currentIndexChanged, this, &TimelinePane::changeScope);
    connectZoom();
    connectSteps();
    connectRuns();
    changeScope();
}

QBoxLayout *TimelinePane::makeRow()
{
    auto *row = new QHBoxLayout;
    const int gap = fontMetrics().averageCharWidth();
    row->setContentsMargins(gap, 0, gap, 0);
    row->setSpacing(gap);
    //: Label of a choice: what the timeline is of
    auto *label = new QLabel(tr("Timeline &of:"));
    m_scope = new QComboBox;
    m_scope->setObjectName(QStringLiteral("timelineScope"));
    //: Choice: the timeline is of the steps of the selected run, or of all runs
    m_scope->addItems({ tr("Steps of This Run"), tr("All Runs") });
    label->setBuddy(m_scope);
    //: Check box of the timeline: steps are as wide as the time that they took
    m_scale = new QCheckBox(tr("To scale"));
    m_scale->setObjectName(QStringLiteral("timelineToScale"));
    row->addWidget(label);
    row->addWidget(m_scope);
    row->addWidget(m_scale);
    row->addStretch(1);
    //: Button of the timeline
    m_zoomOut = makeButton(QStringLiteral("timelineZoomOut"), tr("Zoom Out"), row);
    m_zoomOut->setIcon(actionIcon(ActionIcon::Minus));
    //: Button of the timeline
    m_zoomIn = makeButton(QStringLiteral("timelineZoomIn"), tr("Zoom In"), row);
    m_zoomIn->setIcon(actionIcon(ActionIcon::Plus));
    //: Button of the timeline: all of it is seen at once
    m_zoomAll = makeButton(QStringLiteral("timelineZoomAll"), tr("Show All"), row);
    m_zoomAll->setIcon(actionIcon(ActionIcon::FitAll));
    //: Button of the timeline: the selected steps fill it
    m_zoomSelection = makeButton(QStringLiteral("timelineZoomSelection"), tr("Zoom to Selection"), row);
    m_zoomSelection->setIcon(actionIcon(ActionIcon::FitSelection));
    return row;
}

QToolButton *TimelinePane::makeButton(const QString &name, const QString &text, QBoxLayout *row)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setToolTip(text);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    row->addWidget(button);
    return button;
}

void TimelinePane::connectZoom()
{
    const auto zoomBy = [this](int steps) { isOfRuns() ? m_runs->zoomBy(steps) : m_view->zoomBy(steps); };
    connect(m_zoomIn, &QToolButton::clicked, this, [zoomBy] { zoomBy(1); });
    connect(m_zoomOut, &QToolButton::clicked, this, [zoomBy] { zoomBy(-1); });
    connect(m_zoomAll, &QToolButton::clicked, this, [this] { isOfRuns() ? m_runs->setZoom(1) : m_view->setZoom(1); });
    connect(m_zoomSelection, &QToolButton::clicked, m_view, &TimelineView::zoomToSelection);
}

void TimelinePane::connectSteps()
{
    connect(m_project->execution(), &ExecutionControl::checkpointsChanged, this,
        [this](const SessionCheckpoints &checkpoints) {
            const bool isShown = checkpoints.trail == m_project->file();
            m_view->setCheckpoints(
                isShown ? QSet<StepId>(checkpoints.steps.begin(), checkpoints.steps.end()) : QSet<StepId>());
        });
    connect(m_scale, &QCheckBox::toggled, m_view, &TimelineView::setToScale);
    connect(m_view, &TimelineView::stepChosen, m_project, &Project::selectStep);
    connect(m_view, &TimelineView::rangeChosen, this, [this](quint64 first, quint64 last) {
        Q_EMIT filterWanted(u"run == " % QString::number(m_project->currentRun()) % u" and step >= "
            % QString::number(first) % u" and step <= " % QString::number(last));
    });
    connect(m_project, &Project::stepSelected, m_view, &TimelineView::setCurrent);
    connect(m_project->steps(), &QAbstractItemModel::modelReset, this, &TimelinePane::refreshSoon);
    connect(m_project->steps(), &QAbstractItemModel::layoutChanged, this, &TimelinePane::refreshSoon);
    connect(m_project->steps(), &QAbstractItemModel::dataChanged, this, &TimelinePane::refreshSoon);
}

void TimelinePane::connectRuns()
{
    connect(m_scale, &QCheckBox::toggled, m_runs, &RunTimelineView::setToScale);
    connect(m_runs, &RunTimelineView::runChosen, m_project, &Project::selectRun);
    connect(m_runs, &RunTimelineView::rangeChosen, this, [this](RunId first, RunId last) {
        Q_EMIT filterWanted(u"run >= " % QString::number(first) % u" and run <= " % QString::number(last));
    });
    connect(m_project, &Project::runSelected, m_runs, &RunTimelineView::setCurrent);
    connect(m_project, &Project::countsChanged, this, &TimelinePane::followFilter);
    connect(m_feed, &StatisticsFeed::arrived, this, [this](const Statistics &statistics) {
        m_runs->setRuns(runBars(statistics));
        m_runs->setCurrent(m_project->currentRun());
    });
    connect(m_feed, &StatisticsFeed::emptied, m_runs, &RunTimelineView::forget);
    connect(m_feed, &StatisticsFeed::failed, this, &TimelinePane::failed);
}

bool TimelinePane::isOfRuns() const { return m_pages->currentWidget() == m_runs; }

void TimelinePane::changeScope()
{
    m_pages->setCurrentIndex(m_scope->currentIndex());
    QWidget *shown = m_pages->currentWidget();
    setFocusProxy(shown);
    m_zoomSelection->setVisible(!isOfRuns());
    announceContext();
}

// A hidden pane neither reads steps nor draws them.
void TimelinePane::refreshSoon()
{
    m_isStale = true;
    if (m_visibility->isSeen() && !m_refresh.isActive())
        m_refresh.start();
}

void TimelinePane::refresh()
{
    m_isStale = false;
    const auto *steps = m_project->steps();
    std::vector<TimelineStep> shown;
    shown.reserve(std::size_t(steps->rowCount()));
    const bool isSmall = steps->rowCount() <= mostAsked;
    for (int row = 0; row < steps->rowCount(); ++row) {
        const auto *step = isSmall ? steps->step(row) : steps->peek(row);
        shown.push_back(step != nullptr ? timelineStep(*step) : unknownStep(steps->idAt(row)));
    }
    m_view->setSteps(std::move(shown));
    m_view->setCurrent(m_project->currentStep());
    announceContext();
    if (isSmall && m_project->isOpen() && m_project->currentRun() != 0)
        m_settle.start();
}

// If results arrive one by one, only the last query matters.
void TimelinePane::askActivity()
{
    if (!m_project->isOpen())
        return;
    m_asking->ask(m_project->file(), timelineActivityStatement(m_project->currentRun()),
        [this, run = m_project->currentRun()](const Result<SqlAnswer> &answer) {
            if (answer && run == m_project->currentRun())
                m_view->setActivity(timelineActivity(*answer));
        });
}

QString TimelinePane::timeOfRun() const
{
    const auto *run = m_project->run();
    if (run != nullptr && run->record.time.seconds)
        return Words::duration(*run->record.time.seconds);
    const auto seconds = m_view->recordedSeconds();
    return seconds ? Words::duration(*seconds) : QString();
}

QString TimelinePane::context() const
{
    if (!m_project->isOpen())
        return {};
    if (isOfRuns())
        return WindowText::runCount(quint64(m_project->runs()->rowCount()), m_project->totals().runs);
    const auto number = m_project->runs()->numberOf(m_project->currentRun());
    const auto *steps = m_project->steps();
    if (number < 1 || steps->rowCount() == 0)
        return {};
    //: Beside the title of the timeline. %1: number of a run, %2: "9 steps"
    const auto text = tr("Run %1: %2")
                          .arg(QLocale().toString(number),
                              WindowText::stepCount(quint64(steps->rowCount()), quint64(steps->rowCount())));
    const auto time = timeOfRun();
    //: Beside the title of the timeline. %1: "Run 1: 9 steps", %2: how long the run took when it was recorded
    return time.isEmpty() ? text : tr("%1, %2").arg(text, time);
}

void TimelinePane::announceContext() { setContextText(context()); }

void TimelinePane::followFilter()
{
    announceContext();
    const auto &shown = m_project->runs()->listing().shown;
    if (!m_project->filter() || !shown) {
        m_runs->setShown({});
        return;
    }
    m_runs->setShown(QSet<RunId>(shown->ids().begin(), shown->ids().end()));
}

} // namespace vitrine
