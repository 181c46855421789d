// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "executor/stepresult.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Prints the results of a step in readable form: a head line, then its output, value and error, indented below it.
class StepPrinter final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::StepPrinter)

public:
    explicit StepPrinter(Console &console);

    /// "Step 2 b.py Blocked 0.3 ms 12 operations", with `title` as the first part.
    void printHead(const QString &title, const StepResult &result);
    void printDetails(const StepResult &result);

    static QString findings(const StepResult &result);
    static QString imports(const StepResult &result);

private:
    void printError(const StepResult &result);

    Console &m_console;
};

} // namespace vitrine
