// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/importjob.h"

#include "app/text/safetext.h"

#include <QFile>
#include <QFileInfo>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

std::filesystem::path pathOf(const QString &file)
{
    return std::filesystem::path(QFile::encodeName(file).toStdString());
}

} // namespace

ImportJob::ImportJob(const QString &log, const QString &folder, QObject *parent)
    //: %1 is the name of a log file
    : Job(tr("Importing %1").arg(safeLine(QFileInfo(log).fileName())), parent)
    , m_log(log)
    , m_folder(folder)
{
}

void ImportJob::start(QThreadPool *pool)
{
    begin();
    QtConcurrent::run(pool, importIntoFolder, pathOf(m_log), pathOf(m_folder), progressCall())
        .then(this, [this](const Result<ImportedLog> &outcome) { finish(outcome); });
}

void ImportJob::finish(const Result<ImportedLog> &outcome)
{
    if (outcome)
        Q_EMIT imported(*outcome);
    else
        Q_EMIT failed(outcome.error());
    Q_EMIT ended();
}

} // namespace vitrine
