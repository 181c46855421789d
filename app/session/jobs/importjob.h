// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"

#include <QStringList>

namespace vitrine {

class SharedPython;

/// Imports logs into a trail in the user's folder of trails.
class ImportJob final : public Job {
    Q_OBJECT

public:
    /// `logs`: files, folders, patterns. Not empty. `format`: the format of the logs; empty: detected.
    ImportJob(const QStringList &logs, const QString &folder, const QString &format = {}, QObject *parent = nullptr);
    /// Imports into this existing trail instead of a new one. Call it before the job starts.
    void setTrail(const QString &trail) { m_trail = trail; }
    /// Reviews the code during the import. Call it before the job starts.
    void setPython(std::shared_ptr<SharedPython> python) { m_python = std::move(python); }

    void start(QThreadPool *pool) override;
    bool givesWay() const override { return true; }
    QString pace() const override;

Q_SIGNALS:
    /// The new trail can be read while the import continues. If the import fails later, the trail is removed again.
    void started(const QString &trail);
    void imported(const vitrine::ImportedLogs &logs);
    void failed(const vitrine::Error &error);

private:
    void finish(const Result<ImportedLogs> &outcome);

    QStringList m_logs;
    QString m_folder;
    QString m_format;
    QString m_trail; ///< empty: a new one in the folder
    std::shared_ptr<SharedPython> m_python;
};

} // namespace vitrine
