// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/copytrailjob.h"

#include "app/session/jobs/trailcopy.h"
#include "app/wording/safetext.h"
#include "models/items/filepath.h"

#include <QFile>
#include <QFileInfo>
#include <QtConcurrentRun>

namespace vitrine {

CopyTrailJob::CopyTrailJob(const QString &from, const QString &to, QObject *parent)
    //: %1 is the name of the new file
    : Job(tr("Saving %1").arg(safeLine(QFileInfo(to).fileName())), parent)
    , m_from(from)
    , m_to(to)
{
}

void CopyTrailJob::start(QThreadPool *pool)
{
    begin();
    QtConcurrent::run(pool, givingWay(copyTrail), filePathOf(m_from), filePathOf(m_to), progressCall())
        .then(this, [this](const Result<void> &outcome) {
            if (!outcome) {
                Q_EMIT failed(outcome.error());
                return endWith(outcome.error());
            }
            Q_EMIT copied(m_to);
            //: What came of a job. %1: name of a file
            end({ .text = tr("Saved %1.").arg(safeLine(QFileInfo(m_to).fileName())), .file = m_to });
        });
}

} // namespace vitrine
