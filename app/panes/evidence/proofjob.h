// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"
#include "models/trail/record/records.h"

namespace vitrine {

/// Writes a proof that a step is in a trail into a file of its own.
class ProofJob final : public Job {
    Q_OBJECT

public:
    /// `title`: name of the trail.
    ProofJob(const QString &trail, const QString &title, StepId step, const QString &file, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;
    bool onlyReads() const override { return true; }

Q_SIGNALS:
    void saved(const QString &file);
    void failed(const vitrine::Error &error);

private:
    QString m_trail;
    StepId m_step;
    QString m_file;
};

} // namespace vitrine
