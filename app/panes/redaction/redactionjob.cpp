// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/redaction/redactionjob.h"

#include "app/wording/safetext.h"
#include "models/trail/write/recorder.h"

#include <QFile>
#include <QStringBuilder>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

Result<RedactionReport> redactTrail(const std::filesystem::path &file, const Redaction &redaction)
{
    const auto recorder = Recorder::open(file);
    if (!recorder)
        return std::unexpected(recorder.error());
    return (*recorder)->redact(redaction);
}

} // namespace

RedactionJob::RedactionJob(const QString &trail, const QString &title, Redaction redaction, QObject *parent)
    //: A job that takes texts out of a trail. %1: name of a log or trail
    : Job(tr("Redacting %1").arg(safeLine(title)), parent)
    , m_trail(trail)
    , m_redaction(std::move(redaction))
{
}

void RedactionJob::start(QThreadPool *pool)
{
    begin();
    const std::filesystem::path file(QFile::encodeName(m_trail).toStdString());
    QtConcurrent::run(pool, redactTrail, file, m_redaction).then(this, [this](const Result<RedactionReport> &outcome) {
        if (!outcome) {
            Q_EMIT failed(outcome.error());
            return endWith(outcome.error());
        }
        Q_EMIT redacted(outcome->texts);
        auto said = tr("Redacted %Ln text(s).", nullptr, static_cast<int>(outcome->texts));
        if (outcome->namesLeft > 0)
            //: %n: number of names and other short values, which cannot be taken out of a trail
            said = QString(said % u' '
                % tr("%Ln name(s) that contain it were kept.", nullptr, static_cast<int>(outcome->namesLeft)));
        end({ .text = said, .file = m_trail, .isRemarkable = outcome->namesLeft > 0 });
    });
}

} // namespace vitrine
