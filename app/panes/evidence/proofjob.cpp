// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/evidence/proofjob.h"

#include "app/kit/text/savedfile.h"
#include "app/wording/safetext.h"
#include "models/trail/read/trail.h"

#include <QFile>
#include <QFileInfo>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

Result<void> writeProof(const QString &trail, StepId step, const QString &target)
{
    const auto opened = Trail::open(QFile::encodeName(trail).toStdString());
    if (!opened)
        return std::unexpected(opened.error());
    const auto proof = (*opened)->proveStep(step);
    if (!proof)
        return std::unexpected(proof.error());
    return saveFile(target, QByteArray::fromStdString(*proof));
}

} // namespace

ProofJob::ProofJob(const QString &trail, const QString &title, StepId step, const QString &file, QObject *parent)
    //: What is worked on. %1: name of a log or a trail
    : Job(tr("Proving a step of %1").arg(safeLine(title)), parent)
    , m_trail(trail)
    , m_step(step)
    , m_file(file)
{
}

void ProofJob::start(QThreadPool *pool)
{
    begin();
    QtConcurrent::run(pool, writeProof, m_trail, m_step, m_file).then(this, [this](const Result<void> &outcome) {
        if (!outcome) {
            Q_EMIT failed(outcome.error());
            return endWith(outcome.error());
        }
        Q_EMIT saved(m_file);
        //: What came of a job. %1: name of a file
        end({ .text = tr("Saved %1.").arg(safeLine(QFileInfo(m_file).fileName())), .file = {} });
    });
}

} // namespace vitrine
