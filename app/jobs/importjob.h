// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/job.h"

namespace vitrine {

/// Puts a log into a trail in the user's folder of trails.
class ImportJob final : public Job {
    Q_OBJECT

public:
    ImportJob(const QString &log, const QString &folder, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;

Q_SIGNALS:
    void imported(const vitrine::ImportedLog &log);
    void failed(const vitrine::Error &error);

private:
    void finish(const Result<ImportedLog> &outcome);

    QString m_log;
    QString m_folder;
};

} // namespace vitrine
