// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"

namespace vitrine {

/// Saves a copy of a trail under another name.
class CopyTrailJob final : public Job {
    Q_OBJECT

public:
    CopyTrailJob(const QString &from, const QString &to, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;
    bool givesWay() const override { return true; }
    bool onlyReads() const override { return true; }

Q_SIGNALS:
    void copied(const QString &to);
    void failed(const vitrine::Error &error);

private:
    QString m_from;
    QString m_to;
};

} // namespace vitrine
