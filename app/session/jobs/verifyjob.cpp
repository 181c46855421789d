// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/verifyjob.h"

#include "app/wording/progresstext.h"
#include "app/wording/safetext.h"
#include "app/wording/windowtext.h"

#include <QFile>
#include <QFileInfo>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

Result<Verification> verifyTrail(const std::filesystem::path &file, const ProgressCall &progress)
{
    const auto trail = Trail::open(file);
    if (!trail)
        return std::unexpected(trail.error());
    return (*trail)->verify(progress);
}

} // namespace

VerifyJob::VerifyJob(const QString &trail, const QString &title, QObject *parent)
    //: %1: name of a log or trail
    : Job(tr("Verifying %1").arg(safeLine(title)), parent)
    , m_trail(trail)
{
}

QString VerifyJob::pace() const { return ProgressText::entriesPerSecond(done(), elapsedMs()); }

void VerifyJob::start(QThreadPool *pool)
{
    begin();
    const std::filesystem::path file(QFile::encodeName(m_trail).toStdString());
    QtConcurrent::run(pool, givingWay(verifyTrail), file, progressCall())
        .then(this, [this](const Result<Verification> &outcome) {
            if (!outcome) {
                Q_EMIT failed(outcome.error());
                return endWith(outcome.error());
            }
            Q_EMIT verified(*outcome);
            const auto text = outcome->isIntact ? WindowText::verified(*outcome, outcome->entries)
                                                : WindowText::damaged(*outcome).headline;
            end({ .text = text, .file = m_trail, .isRemarkable = !outcome->isIntact });
        });
}

} // namespace vitrine
