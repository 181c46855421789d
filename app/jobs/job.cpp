// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/job.h"

#include "app/jobs/progresstext.h"

namespace vitrine {

Job::Job(QString title, QObject *parent)
    : QObject(parent)
    , m_title(std::move(title))
{
}

double Job::secondsLeft() const { return ProgressText::secondsLeft(done(), total(), elapsedMs()); }

ProgressCall Job::progressCall() const
{
    return [counters = m_counters](std::uint64_t done, std::uint64_t total) {
        counters->done = done;
        counters->total = total;
        return !counters->isCancelled;
    };
}

} // namespace vitrine
