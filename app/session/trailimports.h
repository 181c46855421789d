// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/logimport.h"

#include <QObject>
#include <QSet>
#include <QStringList>

#include <memory>

namespace vitrine {

class ImportJob;
class JobList;
class SharedPython;

/// The imports of logs, as jobs: of several requests, only the newest one's trail is to be shown. GUI thread.
class TrailImports final : public QObject {
    Q_OBJECT

public:
    /// `jobs` must outlive this object. `python` reviews the code during the imports.
    TrailImports(JobList &jobs, std::shared_ptr<SharedPython> python, QObject *parent = nullptr);

    /// Imports logs and folders of logs into a new trail. `format`: the format of the logs; empty: detected.
    /// `isWanted`: the trail is to be shown.
    void start(const QStringList &logs, const QString &format, bool isWanted);
    /// Repeats the imports of logs into an existing trail that were interrupted.
    void finish(const QStringList &logs, const QString &trail);
    /// Another trail is shown, so that none of those being imported is to be.
    void forgetWanted() { m_wanted.clear(); }
    /// Whether an import currently writes to this trail.
    bool isGrowing(const QString &trail) const { return m_growing.contains(trail); }

    /// The user's folder of trails.
    static QString folder();

Q_SIGNALS:
    /// The wanted trail can be read; emitted again once its import has ended.
    void ready(const QString &trail, const QString &title);
    /// All interrupted imports into this trail were repeated.
    void finished(const QString &trail);
    void imported(const vitrine::ImportedLogs &logs);
    /// The import failed and its trail, which could be read already, was removed.
    void removed(const QString &trail);
    void failed(const vitrine::Error &error);

private:
    void show(const QStringList &logs, const QString &trail);
    void fail(const QString &trail, const Error &error);

    JobList &m_jobs;
    std::shared_ptr<SharedPython> m_python;
    QSet<QString> m_growing;
    QStringList m_wanted; ///< the logs whose trail is to be shown
};

} // namespace vitrine
