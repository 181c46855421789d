// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

class QWidget;

namespace vitrine {

struct ExportOrder;
class Project;
class SharedPython;

/// File > Export: asks which runs of the open trail to export, and writes the file as a job. GUI thread.
class ExportControl final : public QObject {
    Q_OBJECT

public:
    ExportControl(Project *project, QWidget *window);

    void ask();

private:
    void start(ExportOrder order);

    Project *m_project;
    QWidget *m_window;
    std::shared_ptr<SharedPython> m_python; ///< kept: a process starts Python once
};

} // namespace vitrine
