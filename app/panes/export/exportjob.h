// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/export/runexport.h"
#include "app/session/jobs/job.h"

namespace vitrine {

/// Exports runs to a file while the window stays usable. Leaves no file behind if it is stopped or fails.
class ExportJob final : public Job {
    Q_OBJECT

public:
    explicit ExportJob(ExportOrder order, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;
    bool onlyReads() const override { return true; }
    QString pace() const override;

Q_SIGNALS:
    void written(const QString &file);
    void failed(const vitrine::Error &error);

private:
    void finish(const Result<ExportReport> &report);
    QString words(const ExportReport &report) const;

    ExportOrder m_order;
};

} // namespace vitrine
