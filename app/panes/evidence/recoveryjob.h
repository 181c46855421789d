// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"

namespace vitrine {

/// Copies all readable parts of a damaged trail into a new one.
class RecoveryJob final : public Job {
    Q_OBJECT

public:
    /// `title`: name of the trail; `file`: the new trail, which must not exist yet.
    RecoveryJob(const QString &trail, const QString &title, const QString &file, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;
    bool givesWay() const override { return true; }
    QString pace() const override;

Q_SIGNALS:
    void recovered(const QString &file);
    void failed(const vitrine::Error &error);

private:
    QString m_trail;
    QString m_file;
};

} // namespace vitrine
