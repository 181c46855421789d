// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executionworker.h"
#include "app/session/jobs/job.h"

#include <optional>

namespace vitrine {

/// Replays all runs of a trail, one per CPU core in parallel if the executor has one process per session, and records
/// them in the trail. Results and their order do not depend on the number of parallel runs.
class ReplayJob final : public Job {
    Q_OBJECT

public:
    /// `title`: name of the trail. `policy`: nothing for the one recovered from each log. `factory` is called on
    /// several threads. `only`: one run instead of all.
    ReplayJob(const QString &trail, const QString &title, std::optional<Policy> policy, ExecutionBackendFactory factory,
        RunId only = 0, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;
    QString pace() const override;
    JobStage stage() const override;

Q_SIGNALS:
    /// Emitted for a cancelled job as well, with the runs that were completed.
    void replayed(const vitrine::ExecutionSummary &summary);
    void failed(const vitrine::Error &error);

private:
    QString m_trail;
    std::optional<Policy> m_policy;
    ExecutionBackendFactory m_factory;
    RunId m_only;
    std::shared_ptr<RemoteProgress> m_progress = std::make_shared<RemoteProgress>(); ///< of all sites waited for
};

} // namespace vitrine
