// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/evidence/recoveryjob.h"

#include "app/wording/progresstext.h"
#include "app/wording/safetext.h"
#include "models/trail/write/trailcopy.h"

#include <QFile>
#include <QtConcurrentRun>

#include <algorithm>

namespace vitrine {

RecoveryJob::RecoveryJob(const QString &trail, const QString &title, const QString &file, QObject *parent)
    //: What is worked on. %1: name of a log or a trail
    : Job(tr("Recovering %1").arg(safeLine(title)), parent)
    , m_trail(trail)
    , m_file(file)
{
}

QString RecoveryJob::pace() const { return ProgressText::bytesPerSecond(done(), elapsedMs()); }

void RecoveryJob::start(QThreadPool *pool)
{
    begin();
    const std::filesystem::path from(QFile::encodeName(m_trail).toStdString());
    const std::filesystem::path to(QFile::encodeName(m_file).toStdString());
    QtConcurrent::run(
        pool, givingWay([](const auto &...arguments) { return repairTrail(arguments...); }), from, to, progressCall())
        .then(this, [this](const Result<RepairReport> &outcome) {
            if (!outcome) {
                Q_EMIT failed(outcome.error());
                return endWith(outcome.error());
            }
            Q_EMIT recovered(m_file);
            const bool isComplete
                = outcome->lostTables == 0 && std::ranges::all_of(outcome->tables, &RepairReport::Table::isComplete);
            end({ .text = isComplete ? tr("All rows were recovered; changed data is still marked as damaged.")
                                     : tr("Some rows could not be recovered."),
                .file = m_file,
                .isRemarkable = true });
        });
}

} // namespace vitrine
