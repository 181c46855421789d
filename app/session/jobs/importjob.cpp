// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/importjob.h"

#include "app/wording/errortext.h"
#include "app/wording/progresstext.h"
#include "app/wording/safetext.h"
#include "models/items/filepath.h"
#include "models/replay/sharedpython.h"

#include <QFile>
#include <QFileInfo>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

std::vector<std::string> namesOf(const QStringList &files)
{
    std::vector<std::string> names;
    for (const QString &file : files)
        names.push_back(QFile::encodeName(file).toStdString());
    return names;
}

QString titleOf(const QStringList &logs)
{
    const QString first = safeLine(QFileInfo(logs.front()).fileName());
    if (logs.size() == 1)
        //: %1 is the name of a log file or of a folder with logs
        return ImportJob::tr("Importing %1").arg(first);
    //: %1 is the name of a log file, %n: how many others are imported with it
    return ImportJob::tr("Importing %1 and %Ln more", nullptr, static_cast<int>(logs.size() - 1)).arg(first);
}

QString resultOf(const ImportedLogs &logs)
{
    if (logs.wasThere)
        //: What came of the import of a log
        return ImportJob::tr("Already imported.");
    if (!logs.report.skipped.empty())
        return ErrorText::summary(logs.report);
    //: What came of the import of a log
    return ImportJob::tr("%Ln run(s) were imported.", nullptr, static_cast<int>(logs.report.runs));
}

} // namespace

ImportJob::ImportJob(const QStringList &logs, const QString &folder, const QString &format, QObject *parent)
    : Job(titleOf(logs), parent)
    , m_logs(logs)
    , m_folder(folder)
    , m_format(format)
{
}

QString ImportJob::pace() const { return ProgressText::bytesPerSecond(done(), elapsedMs()); }

void ImportJob::start(QThreadPool *pool)
{
    begin();
    // The job lives until its work has ended.
    const auto started = [this](const std::filesystem::path &trail) {
        QMetaObject::invokeMethod(
            this, [this, file = QFile::decodeName(trail.c_str())] { Q_EMIT this->started(file); });
    };
    QtConcurrent::run(pool, givingWay(m_trail.isEmpty() ? importIntoFolder : importIntoTrail), namesOf(m_logs),
        filePathOf(m_trail.isEmpty() ? m_folder : m_trail),
        ImportCalls { .progress = progressCall(),
            .started = started,
            .format = m_format.toStdString(),
            .python = m_python ? PythonSource([python = m_python] { return python->runtime(); }) : PythonSource() })
        .then(this, [this](const Result<ImportedLogs> &outcome) { finish(outcome); });
}

void ImportJob::finish(const Result<ImportedLogs> &outcome)
{
    if (!outcome) {
        Q_EMIT failed(outcome.error());
        return endWith(outcome.error());
    }
    Q_EMIT imported(*outcome);
    end({ .text = resultOf(*outcome),
        .file = QFile::decodeName(outcome->trail.c_str()),
        .isRemarkable = !outcome->report.skipped.empty() });
}

} // namespace vitrine
