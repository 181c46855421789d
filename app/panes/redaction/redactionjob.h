// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"
#include "models/trail/write/reports.h"

namespace vitrine {

/// Removes texts from a trail for good.
class RedactionJob final : public Job {
    Q_OBJECT

public:
    /// `title`: name of the trail.
    RedactionJob(const QString &trail, const QString &title, Redaction redaction, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;
    /// Does nothing: a started redaction always runs to its end, since a partial one would be useless.
    void cancel() override { }

Q_SIGNALS:
    void redacted(quint64 texts);
    void failed(const vitrine::Error &error);

private:
    QString m_trail;
    Redaction m_redaction;
};

} // namespace vitrine
