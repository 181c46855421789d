// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "executor/stepresult.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Writes what a step did for people: a head line, then what it printed, its value, its error, indented below it.
class StepPrinter final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::StepPrinter)

public:
    explicit StepPrinter(Console &console);

    /// "Step 2  b.py  Blocked  0.3 ms  12 operations", of which the first part is `title`.
    void printHead(const QString &title, const StepResult &result);
    void printDetails(const StepResult &result);

    static QString findings(const StepResult &result);
    static QString imports(const StepResult &result);

private:
    void printError(const StepResult &result);

    Console &m_console;
};

} // namespace vitrine
