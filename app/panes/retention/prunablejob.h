// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"
#include "models/judging/retention.h"

namespace vitrine {

/// Reads the age and project of all runs in a trail.
class PrunableJob final : public Job {
    Q_OBJECT

public:
    /// `title`: name of the trail.
    PrunableJob(const QString &trail, const QString &title, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;
    bool onlyReads() const override { return true; }

Q_SIGNALS:
    void found(const std::vector<vitrine::PrunableRun> &runs);
    /// Emitted when stopped as well (Cancelled).
    void failed(const vitrine::Error &error);

private:
    QString m_trail;
};

} // namespace vitrine
