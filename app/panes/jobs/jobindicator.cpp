// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/jobs/jobindicator.h"

#include "app/kit/theme/icons.h"
#include "app/session/jobs/joblist.h"
#include "app/wording/plaintip.h"
#include "app/wording/progresstext.h"
#include "app/wording/safetext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace vitrine {

namespace {

constexpr qint64 quietMs = 300;
constexpr int barSteps = 1'000;
constexpr qsizetype longestTitle = 48; // for an ended job: its outcome follows

QString endOf(const QString &title, JobOutcome::How how)
{
    switch (how) {
    //: In the status bar, when a job has ended. %1: "Verifying runs.vitrine"
    case JobOutcome::How::Done: return JobIndicator::tr("%1: done").arg(title);
    //: In the status bar, when a job has ended. %1: "Verifying runs.vitrine"
    case JobOutcome::How::Failed: return JobIndicator::tr("%1: failed").arg(title);
    //: In the status bar, when a job has ended. %1: "Verifying runs.vitrine"
    case JobOutcome::How::Stopped: return JobIndicator::tr("%1: stopped").arg(title);
    }
    return {};
}

} // namespace

JobIndicator::JobIndicator(JobList *jobs, QWidget *parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_stop(new QToolButton(this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setObjectName(QStringLiteral("jobText"));
    m_bar->setTextVisible(false);
    m_bar->setRange(0, barSteps);
    m_bar->setFixedWidth(fontMetrics().averageCharWidth() * 16);
    m_bar->setAccessibleName(tr("Progress of the job"));
    m_stop->setObjectName(QStringLiteral("stopJob"));
    m_stop->setIcon(actionIcon(ActionIcon::Stop));
    m_stop->setAutoRaise(true);
    m_stop->setToolTip(tr("Stop this job"));
    m_stop->setAccessibleName(tr("Stop this job"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    layout->addWidget(m_bar);
    layout->addWidget(m_stop);
    connect(m_stop, &QToolButton::clicked, this, [this] {
        if (auto *job = m_jobs->front())
            job->cancel();
    });
    connect(m_jobs, &JobList::changed, this, &JobIndicator::refresh);
    connect(m_jobs, &JobList::ticked, this, &JobIndicator::refresh);
    connect(m_jobs, &JobList::ended, this, [this](const Job *job) { showEnd(*job); });
    refresh();
}

void JobIndicator::refresh()
{
    const auto *job = m_jobs->front();
    const bool isShown = job && job->elapsedMs() >= quietMs;
    // The status bar has the same height with and without a job, so that the panes above do not move.
    m_bar->setFixedHeight(m_text->sizeHint().height());
    m_stop->setFixedHeight(m_text->sizeHint().height());
    m_bar->setVisible(isShown);
    m_stop->setVisible(isShown);
    m_text->setText(isShown ? words() : m_end.isEmpty() ? tr("No jobs") : m_end);
    m_text->setToolTip(isShown ? QString() : plainTip(m_endTip));
    if (!isShown)
        return;
    const auto total = job->total();
    m_bar->setMaximum(total == 0 ? 0 : barSteps);
    if (total != 0)
        m_bar->setValue(static_cast<int>(static_cast<double>(job->done()) / static_cast<double>(total) * barSteps));
}

void JobIndicator::showEnd(const Job &job)
{
    if (job.elapsedMs() < quietMs) {
        // Earlier outcomes are no longer shown.
        m_end.clear();
        m_endTip.clear();
        refresh();
        return;
    }
    m_end = endOf(safeLine(job.title(), longestTitle), job.outcome().how);
    m_endTip = endOf(job.title(), job.outcome().how);
    refresh();
}

QString JobIndicator::words() const
{
    const auto *job = m_jobs->front();
    auto words = job->title();
    if (m_jobs->count() > 1)
        //: %1: what one job does, %n: how many other jobs run besides
        words = tr("%1 and %Ln more", nullptr, static_cast<int>(m_jobs->count() - 1)).arg(words);
    if (job->isCancelled())
        //: %1: what a job does
        return tr("%1: stopping").arg(words);
    QStringList figures { job->stage().name, job->pace(), ProgressText::timeLeft(job->secondsLeft()) };
    figures.removeAll(QString());
    if (figures.isEmpty())
        return words;
    //: %1: what a job does, %2: how fast it is and how long it still takes
    return tr("%1: %2").arg(words, figures.join(u", "));
}

} // namespace vitrine
