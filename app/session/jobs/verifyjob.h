// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"
#include "models/trail/read/trail.h"

namespace vitrine {

/// Verifies the hash chain of a trail.
class VerifyJob final : public Job {
    Q_OBJECT

public:
    /// `title`: name of the trail.
    VerifyJob(const QString &trail, const QString &title, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;
    bool givesWay() const override { return true; }
    bool onlyReads() const override { return true; }
    QString pace() const override;

Q_SIGNALS:
    void verified(const vitrine::Verification &verification);
    void failed(const vitrine::Error &error);

private:
    QString m_trail;
};

} // namespace vitrine
