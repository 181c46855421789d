// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/printjob.h"

#include "app/text/safetext.h"

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
                return end({});
            Q_EMIT failed(outcome.error());
            endWith(outcome.error());
        });
}

} // namespace vitrine
