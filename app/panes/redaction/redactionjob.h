// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"
#include "models/trail/write/reports.h"

namespace vitrine {

/// Takes texts out of a trail for good.
class RedactionJob final : public Job {
    Q_OBJECT

public:
    /// `title`: what the trail is called.
    RedactionJob(const QString &trail, const QString &title, Redaction redaction, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;
    /// Once it has begun, it comes to its end: a part of it would be worth nothing.
    void cancel() override { }

Q_SIGNALS:
    void redacted(quint64 texts);
    void failed(const vitrine::Error &error);

private:
    QString m_trail;
    Redaction m_redaction;
};

} // namespace vitrine
