// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/print/printedpages.h"

class QWidget;

namespace vitrine {

class Project;

/// File > Print: asks what of the open trail is to be on paper, and prints it as a job. GUI thread.
class PrintControl final : public QObject {
    Q_OBJECT

public:
    PrintControl(Project *project, QWidget *window);

    /// The step that is shown, or its run. Does nothing when none is.
    void ask();

private:
    void print(const PrintOrder &order, const std::shared_ptr<QPrinter> &printer);

    Project *m_project;
    QWidget *m_window;
};

} // namespace vitrine
