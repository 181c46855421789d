// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace vitrine {

struct Pruning;
class Project;

/// Trail > Delete Old Runs: asks which runs to delete or move, does so as a job, and reads the trail again. GUI thread.
class RetentionControl final : public QObject {
    Q_OBJECT

public:
    RetentionControl(Project *project, QWidget *window);

    void ask();

private:
    void start(const QString &trail, const Pruning &pruning, const QString &target);

    Project *m_project;
    QWidget *m_window;
};

} // namespace vitrine
