// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/redaction/secretsjob.h"

#include "app/wording/safetext.h"

#include <QFile>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

Result<std::vector<TrailSecret>> searchTrail(
    const std::filesystem::path &file, SecretsWanted wanted, const ProgressCall &progress)
{
    const auto trail = Trail::open(file);
    if (!trail)
        return std::unexpected(trail.error());
    return secretsIn(**trail, wanted, progress);
}

} // namespace

SecretsJob::SecretsJob(const QString &trail, const QString &title, SecretsWanted wanted, QObject *parent)
    //: A job that looks for secrets and personal data. %1: name of a log or trail
    : Job(tr("Looking for secrets in %1").arg(safeLine(title)), parent)
    , m_trail(trail)
    , m_wanted(wanted)
{
}

void SecretsJob::start(QThreadPool *pool)
{
    begin();
    const std::filesystem::path file(QFile::encodeName(m_trail).toStdString());
    QtConcurrent::run(pool, givingWay(searchTrail), file, m_wanted, progressCall())
        .then(this, [this](const Result<std::vector<TrailSecret>> &outcome) {
            if (!outcome) {
                Q_EMIT failed(outcome.error());
                return endWith(outcome.error());
            }
            Q_EMIT found(*outcome);
            //: What came of looking for secrets and personal data. %n: number of them
            end({ .text = tr("Found %Ln secret(s) or personal data.", nullptr, static_cast<int>(outcome->size())) });
        });
}

} // namespace vitrine
