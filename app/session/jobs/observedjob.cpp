// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/observedjob.h"

#include "app/session/jobs/siteprogresstext.h"

namespace vitrine {

ObservedJob::ObservedJob(const QString &title, std::function<void()> stop, QObject *parent)
    : Job(title, parent)
    , m_stop(std::move(stop))
{
}

JobStage ObservedJob::stage() const { return m_progress ? SiteProgressText::stage(m_progress->last()) : JobStage(); }

void ObservedJob::cancel()
{
    Job::cancel();
    m_stop();
}

} // namespace vitrine
