// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/print/printedpages.h"

namespace vitrine {

/// Prints while the window stays usable.
class PrintJob final : public Job {
    Q_OBJECT

public:
    PrintJob(PrintOrder order, std::shared_ptr<QPrinter> printer, QObject *parent = nullptr);

    void start(QThreadPool *pool) override;
    bool onlyReads() const override { return true; }

Q_SIGNALS:
    void failed(const vitrine::Error &error);

private:
    static QString whatCame(const QString &file);

    PrintOrder m_order;
    std::shared_ptr<QPrinter> m_printer;
};

} // namespace vitrine
