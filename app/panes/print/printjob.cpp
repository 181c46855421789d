// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/print/printjob.h"

#include "app/wording/safetext.h"

#include <QFileInfo>
#include <QtConcurrentRun>

namespace vitrine {

PrintJob::PrintJob(PrintOrder order, std::shared_ptr<QPrinter> printer, QObject *parent)
    //: What is worked on. %1: name of a file
    : Job(tr("Printing %1").arg(safeLine(order.title)), parent)
    , m_order(std::move(order))
    , m_printer(std::move(printer))
{
}

void PrintJob::start(QThreadPool *pool)
{
    begin();
    QtConcurrent::run(pool, printPages, m_order, m_printer, progressCall())
        .then(this, [this](const Result<void> &outcome) {
            if (outcome)
                return end({ .text = whatCame(m_printer->outputFileName()) });
            Q_EMIT failed(outcome.error());
            endWith(outcome.error());
        });
}

QString PrintJob::whatCame(const QString &file)
{
    if (file.isEmpty())
        //: What came out of a job
        return tr("Sent to the printer.");
    //: What came out of a job. %1: name of a file
    return tr("Saved %1.").arg(safeLine(QFileInfo(file).fileName()));
}

} // namespace vitrine
