// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/retention/prunablejob.h"

#include "app/wording/safetext.h"

#include <QFile>
#include <QtConcurrentRun>

#include <limits>

namespace vitrine {

namespace {

Result<std::vector<PrunableRun>> readPrunable(const std::filesystem::path &file, const ProgressCall &progress)
{
    const auto trail = Trail::open(file);
    if (!trail)
        return std::unexpected(trail.error());
    const RetentionRule all { std::numeric_limits<double>::infinity(), {} };
    return runsToPrune(**trail, all, [&progress] { return progress(0, 0); });
}

} // namespace

PrunableJob::PrunableJob(const QString &trail, const QString &title, QObject *parent)
    //: A job that reads how old the runs of a trail are. %1: name of a log or trail
    : Job(tr("Reading the age of runs in %1").arg(safeLine(title)), parent)
    , m_trail(trail)
{
}

void PrunableJob::start(QThreadPool *pool)
{
    begin();
    const std::filesystem::path file(QFile::encodeName(m_trail).toStdString());
    QtConcurrent::run(pool, readPrunable, file, progressCall())
        .then(this, [this](const Result<std::vector<PrunableRun>> &outcome) {
            if (!outcome) {
                Q_EMIT failed(outcome.error());
                return endWith(outcome.error());
            }
            Q_EMIT found(*outcome);
            end({});
        });
}

} // namespace vitrine
