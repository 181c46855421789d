// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/importreports.h"

#include "app/kit/widgets/messagestrip.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/window/importreportdialog.h"
#include "app/wording/windowtext.h"

#include <QAction>
#include <QFile>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

Result<ImportReport> keptReport(const QString &file, const QString &title)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    const auto sources = trail ? (*trail)->sources() : std::unexpected(trail.error());
    if (!sources)
        return std::unexpected(sources.error());
    std::vector<ImportReport> reports;
    for (const SourceSummary &source : *sources) {
        if (source.report.empty())
            continue;
        auto report = reportFromJson(source.report);
        if (!report)
            return std::unexpected(std::move(report.error()));
        reports.push_back(std::move(*report));
    }
    return together(title.toStdString(), reports);
}

} // namespace

ImportReports::ImportReports(Project *project, MessageStrip *strip, QAction *show, QWidget *window)
    : QObject(window)
    , m_project(project)
    , m_strip(strip)
    , m_show(show)
    , m_window(window)
{
    connect(show, &QAction::triggered, this, &ImportReports::show);
    connect(project, &Project::imported, this, &ImportReports::take);
    connect(project, &Project::opened, this, &ImportReports::follow);
    connect(project, &Project::closed, this, [this] { m_show->setEnabled(false); });
    m_show->setEnabled(false);
}

void ImportReports::take(const ImportedLogs &logs)
{
    m_newest = logs;
    m_show->setEnabled(m_show->isEnabled() || isOfOpenTrail());
    report();
}

// The reports belong to the previous trail.
void ImportReports::follow()
{
    const bool isOfThis = isOfOpenTrail();
    if (isOfThis)
        report();
    m_show->setEnabled(isOfThis || m_project->hasImportReports());
}

bool ImportReports::isOfOpenTrail() const
{
    return m_newest && m_project->isOpen() && QFile::decodeName(m_newest->trail.c_str()) == m_project->file();
}

void ImportReports::report()
{
    if (m_newest->report.skipped.empty())
        return;
    auto message = WindowText::partlyRead(m_newest->report);
    message.action = [this, report = m_newest->report] { (new ImportReportDialog(report, m_window))->open(); };
    m_strip->show(message);
}

void ImportReports::show()
{
    // A log that was there before is not read again, and its report is empty.
    if (isOfOpenTrail() && !m_newest->wasThere)
        (new ImportReportDialog(m_newest->report, m_window))->open();
    else
        read();
}

void ImportReports::read()
{
    QtConcurrent::run(m_project->jobs()->pool(), keptReport, m_project->file(), m_project->title())
        .then(this, [this, file = m_project->file()](const Result<ImportReport> &report) {
            if (file != m_project->file())
                return;
            if (report)
                (new ImportReportDialog(*report, m_window))->open();
            else
                Q_EMIT m_project->failed(report.error());
        });
}

} // namespace vitrine
