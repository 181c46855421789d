// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"
#include "models/trail/write/reports.h"

namespace vitrine {

/// Deletes runs of a trail, or moves them into a new one.
class PruneJob final : public Job {
    Q_OBJECT

public:
    /// `title`: name of the trail; `target`: the new trail, empty to delete the runs.
    PruneJob(
        const QString &trail, const QString &title, Pruning pruning, const QString &target, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;
    /// Does nothing: the job is completed as a whole, or not at all.
    void cancel() override { }

Q_SIGNALS:
    void pruned(quint64 runs);
    void failed(const vitrine::Error &error);

private:
    QString m_trail;
    Pruning m_pruning;
    QString m_target;
};

} // namespace vitrine
