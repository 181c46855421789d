// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/print/printedpages.h"

class QWidget;

namespace vitrine {

class Project;

/// File > Print: asks which part of the open trail to print, and prints it as a job. GUI thread.
class PrintControl final : public QObject {
    Q_OBJECT

public:
    PrintControl(Project *project, QWidget *window);

    /// Prints the shown step or its run. Does nothing if no step is shown.
    void ask();

private:
    void print(const PrintOrder &order, const std::shared_ptr<QPrinter> &printer);

    Project *m_project;
    QWidget *m_window;
};

} // namespace vitrine
