// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/export/exportjob.h"

#include "app/wording/progresstext.h"
#include "app/wording/safetext.h"

#include <QFileInfo>
#include <QLocale>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

QString nameOf(const QString &file) { return safeLine(QFileInfo(file).fileName()); }

} // namespace

ExportJob::ExportJob(ExportOrder order, QObject *parent)
    //: What is worked on. %1: name of the new file
    : Job(tr("Exporting %1").arg(nameOf(order.file)), parent)
    , m_order(std::move(order))
{
}

QString ExportJob::pace() const { return ProgressText::stepsPerSecond(done(), elapsedMs()); }

void ExportJob::start(QThreadPool *pool)
{
    begin();
    QtConcurrent::run(pool, exportRuns, m_order, progressCall()).then(this, [this](const Result<ExportReport> &report) {
        finish(report);
    });
}

void ExportJob::finish(const Result<ExportReport> &report)
{
    if (!report) {
        Q_EMIT failed(report.error());
        return endWith(report.error());
    }
    Q_EMIT written(m_order.file);
    const bool isLacking = report->damaged > 0 || report->unproven > 0 || report->namesLeft > 0;
    end({ .text = words(*report), .isRemarkable = isLacking || (!m_order.withheld.empty() && report->withheld == 0) });
}

QString ExportJob::words(const ExportReport &report) const
{
    const auto steps = tr("%Ln step(s)", nullptr, int(report.steps));
    const auto runs = tr("%Ln run(s)", nullptr, int(report.runs));
    //: What came of an export. %1: name of a file, %2: "3 runs", %3: "21 steps"
    QStringList said { tr("Exported %2 with %3 to %1.").arg(nameOf(m_order.file), runs, steps) };
    if (report.damaged > 0)
        said += tr("Omitted %Ln damaged part(s).", nullptr, int(report.damaged));
    if (report.unproven > 0)
        //: After an export with proofs
        said += tr("%Ln step(s) have no proof.", nullptr, int(report.unproven));
    if (!m_order.withheld.empty())
        said += report.withheld == 0 ? tr("No text matched the redaction.")
                                     : tr("Redacted %Ln text(s).", nullptr, int(report.withheld));
    if (report.namesLeft > 0)
        said += tr("%Ln name(s) that contain it were kept.", nullptr, int(report.namesLeft));
    return said.join(u' ');
}

} // namespace vitrine
