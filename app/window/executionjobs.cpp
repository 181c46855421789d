// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/executionjobs.h"

#include "app/session/execution/executiontext.h"
#include "app/session/jobs/joblist.h"
#include "app/session/jobs/observedjob.h"
#include "app/session/jobs/siteprogresstext.h"
#include "app/session/project.h"
#include "models/items/runmodel.h"

#include <QLocale>

#include <utility>

namespace vitrine {

ExecutionJobs::ExecutionJobs(Project *project)
    : QObject(project)
    , m_project(project)
{
    auto *execution = project->execution();
    connect(execution, &ExecutionControl::stateChanged, this, [this](ExecutionControl::State state) {
        if (state == ExecutionControl::State::Running && !m_job)
            begin();
    });
    // The executor is idle before it reports a result, and it may report none.
    connect(
        execution, &ExecutionControl::stateChanged, this,
        [this](ExecutionControl::State state) {
            if (state == ExecutionControl::State::Idle && m_job && m_project->execution()->isIdle())
                std::exchange(m_job, nullptr)->finish({ .how = JobOutcome::How::Stopped });
        },
        Qt::QueuedConnection);
    connect(execution, &ExecutionControl::planned, this, [this](const std::vector<StepId> &steps) {
        m_planned = steps.size();
        m_done = 0;
    });
    connect(execution, &ExecutionControl::stepFinished, this, [this] {
        if (m_job)
            m_job->setProgress(++m_done, m_planned);
    });
    connect(execution, &ExecutionControl::finished, this, [this](const ExecutionSummary &summary) {
        if (m_job)
            finish(summary);
    });
    connect(execution, &ExecutionControl::ready, this, [this](const ReadyExecutor &info) {
        m_progress = info.progress;
        if (m_job)
            m_job->setProgress(m_progress);
    });
    connect(execution, &ExecutionControl::failed, this, [this](const Error &error) {
        if (m_job)
            std::exchange(m_job, nullptr)->fail(error);
    });
}

void ExecutionJobs::begin()
{
    m_planned = 0;
    m_done = 0;
    auto job = std::make_unique<ObservedJob>(title(), [this] { m_project->execution()->stop(); });
    m_job = job.get();
    if (m_progress)
        m_progress->report({ SiteProgress::Stage::Ready, {} }); // clears what the previous job waited for
    m_job->setProgress(m_progress);
    m_project->jobs()->start(std::move(job));
}

void ExecutionJobs::finish(const ExecutionSummary &summary)
{
    const auto warnings = m_progress ? m_progress->takeWarnings() : std::vector<std::string>();
    std::exchange(m_job, nullptr)
        ->finish({ .how = summary.isStopped ? JobOutcome::How::Stopped : JobOutcome::How::Done,
            .text = SiteProgressText::withWarnings(ExecutionText::summary(summary), warnings),
            .isRemarkable = !warnings.empty() });
}

QString ExecutionJobs::title() const
{
    const auto *execution = m_project->execution();
    const auto run = QLocale().toString(m_project->runs()->numberOf(execution->runningRun()));
    switch (execution->runningKind()) {
    //: A job. %1: number of a run
    case ExecutionJob::Kind::Run: return tr("Replaying run %1").arg(run);
    //: A job. %1: number of a run
    case ExecutionJob::Kind::Step: return tr("Running a step of run %1").arg(run);
    case ExecutionJob::Kind::ToStep:
    //: A job. %1: number of a run
    case ExecutionJob::Kind::FromStep: return tr("Running part of run %1").arg(run);
    //: A job: the session becomes what it was after a step. %1: number of a run
    case ExecutionJob::Kind::BackTo: return tr("Restoring an earlier state of run %1").arg(run);
    }
    return {};
}

} // namespace vitrine
