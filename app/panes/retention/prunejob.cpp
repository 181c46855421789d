// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/retention/prunejob.h"

#include "app/wording/safetext.h"
#include "models/trail/write/archive.h"

#include <QFile>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

Result<PruneReport> pruneTrail(
    const std::filesystem::path &file, const Pruning &pruning, const std::filesystem::path &target)
{
    const auto recorder = Recorder::open(file);
    if (!recorder)
        return std::unexpected(recorder.error());
    return target.empty() ? (*recorder)->prune(pruning) : moveRuns(**recorder, pruning, target);
}

} // namespace

PruneJob::PruneJob(const QString &trail, const QString &title, Pruning pruning, const QString &target, QObject *parent)
    //: A job. %1: name of a log or trail
    : Job(target.isEmpty() ? tr("Deleting runs of %1").arg(safeLine(title))
                           //: A job. %1: name of a log or trail
                           : tr("Moving runs of %1").arg(safeLine(title)),
          parent)
    , m_trail(trail)
    , m_pruning(std::move(pruning))
    , m_target(target)
{
}

void PruneJob::start(QThreadPool *pool)
{
    begin();
    const std::filesystem::path file(QFile::encodeName(m_trail).toStdString());
    const std::filesystem::path target(QFile::encodeName(m_target).toStdString());
    QtConcurrent::run(pool, pruneTrail, file, m_pruning, target).then(this, [this](const Result<PruneReport> &outcome) {
        if (!outcome) {
            Q_EMIT failed(outcome.error());
            return endWith(outcome.error());
        }
        Q_EMIT pruned(outcome->runs);
        const auto count = static_cast<int>(outcome->runs);
        end({ .text
            = m_target.isEmpty() ? tr("Deleted %Ln run(s).", nullptr, count) : tr("Moved %Ln run(s).", nullptr, count),
            .file = m_target.isEmpty() ? m_trail : m_target });
    });
}

} // namespace vitrine
