// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/job.h"

#include "app/wording/errortext.h"
#include "app/wording/progresstext.h"

#include <sys/resource.h>

namespace vitrine {

Job::Job(QString title, QObject *parent)
    : QObject(parent)
    , m_title(std::move(title))
{
}

double Job::secondsLeft() const { return ProgressText::secondsLeft(done(), total(), elapsedMs()); }

ProgressCall Job::progressCall() const
{
    return [counters = m_counters, stop = stopToken()](std::uint64_t done, std::uint64_t total) {
        counters->done = done;
        counters->total = total;
        return !stop.stop_requested();
    };
}

// Affects only the calling thread, although the function's name says "process". If it is not permitted, the window is
// only slightly slower.
void Job::giveWay()
{
    constexpr int lessUrgent = 10;
    ::setpriority(PRIO_PROCESS, 0, lessUrgent);
}

void Job::end(JobOutcome outcome)
{
    m_outcome = std::move(outcome);
    Q_EMIT ended();
}

void Job::endWith(const Error &error)
{
    if (error.code == ErrorCode::Cancelled)
        end({ .how = JobOutcome::How::Stopped });
    else
        end({ .how = JobOutcome::How::Failed, .text = ErrorText::sentence(error) });
}

} // namespace vitrine
