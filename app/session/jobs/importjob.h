// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"

#include <QStringList>

namespace vitrine {

class SharedPython;

/// Puts logs into a trail in the user's folder of trails.
class ImportJob final : public Job {
    Q_OBJECT

public:
    /// `logs`: files, folders, patterns. Not empty. `format`: that they are read as; empty: as it is recognised.
    ImportJob(const QStringList &logs, const QString &folder, const QString &format = {}, QObject *parent = nullptr);
    /// Into this trail, which is there already, not into one of its own. Before it starts.
    void setTrail(const QString &trail) { m_trail = trail; }
    /// Reviews the code meanwhile. Before it starts.
    void setPython(std::shared_ptr<SharedPython> python) { m_python = std::move(python); }

    void start(QThreadPool *pool) override;
    bool givesWay() const override { return true; }
    QString pace() const override;

Q_SIGNALS:
    /// The new trail can be read while the import goes on. When it fails after all, the trail is gone again.
    void started(const QString &trail);
    void imported(const vitrine::ImportedLogs &logs);
    void failed(const vitrine::Error &error);

private:
    void finish(const Result<ImportedLogs> &outcome);

    QStringList m_logs;
    QString m_folder;
    QString m_format;
    QString m_trail; ///< empty: one in the folder
    std::shared_ptr<SharedPython> m_python;
};

} // namespace vitrine
