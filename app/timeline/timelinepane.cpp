// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/timelinepane.h"

#include "app/timeline/timelineview.h"
#include "app/window/project.h"
#include "models/items/stepmodel.h"

#include <QCheckBox>
#include <QStyle>
#include <QVBoxLayout>

namespace vitrine {

namespace {

// Of a longer run a bar is narrower than a pixel: it shows what the list of steps has read.
constexpr int mostAsked = 512;

TimelineStep unknownStep(StepId id)
{
    return { .id = id, .meaning = Meaning::Info, .hasCode = false, .recordedSeconds = {}, .codeSeconds = {} };
}

} // namespace

TimelinePane::TimelinePane(Project *project, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_view(new TimelineView)
{
    //: Check box of the timeline: steps are as wide as the time that they took
    auto *scale = new QCheckBox(tr("To scale"));
    scale->setObjectName(QStringLiteral("timelineToScale"));
    auto *layout = new QVBoxLayout(this);
    const int gap = style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, this) / 2;
    layout->setContentsMargins(0, 0, 0, gap);
    layout->setSpacing(gap);
    layout->addWidget(m_view, 1);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(gap * 2, 0, gap * 2, 0);
    row->addWidget(scale);
    row->addStretch(1);
    layout->addLayout(row);
    setFocusProxy(m_view);
    connect(scale, &QCheckBox::toggled, m_view, &TimelineView::setToScale);
    connect(m_view, &TimelineView::stepChosen, project, &Project::selectStep);
    connect(project, &Project::stepSelected, m_view, &TimelineView::setCurrent);
    connect(project->steps(), &QAbstractItemModel::modelReset, this, &TimelinePane::refresh);
    connect(project->steps(), &QAbstractItemModel::layoutChanged, this, &TimelinePane::refresh);
    connect(project->steps(), &QAbstractItemModel::dataChanged, this, &TimelinePane::refresh);
}

void TimelinePane::refresh()
{
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
}

} // namespace vitrine
