// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/job.h"

namespace vitrine {

Job::Job(QString title, QObject *parent)
    : QObject(parent)
    , m_title(std::move(title))
{
}

double Job::secondsLeft() const
{
    if (done() == 0 || total() < done())
        return -1;
    const auto elapsed = static_cast<double>(elapsedMs()) / 1000;
    return elapsed * static_cast<double>(total() - done()) / static_cast<double>(done());
}

ProgressCall Job::progressCall() const
{
    return [counters = m_counters](std::uint64_t done, std::uint64_t total) {
        counters->done = done;
        counters->total = total;
        return !counters->isCancelled;
    };
}

} // namespace vitrine
