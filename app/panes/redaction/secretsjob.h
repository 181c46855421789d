// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"
#include "models/judging/trailsecrets.h"

namespace vitrine {

/// Searches a trail for secrets and personal data.
class SecretsJob final : public Job {
    Q_OBJECT

public:
    /// `title`: name of the trail.
    SecretsJob(const QString &trail, const QString &title, SecretsWanted wanted, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;
    bool onlyReads() const override { return true; }
    bool givesWay() const override { return true; }

Q_SIGNALS:
    void found(const std::vector<vitrine::TrailSecret> &secrets);
    /// Emitted when stopped as well (Cancelled).
    void failed(const vitrine::Error &error);

private:
    QString m_trail;
    SecretsWanted m_wanted;
};

} // namespace vitrine
