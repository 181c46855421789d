// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace vitrine {

struct StepReview;
class Project;
class ResultPanes;
class StepPane;

/// Reviews code while it is edited, and shows the findings in the editor and, until exactly that code runs, in the list
/// of findings. GUI thread.
class LiveReview final : public QObject {
    Q_OBJECT

public:
    LiveReview(Project *project, StepPane *step, ResultPanes *results);

private:
    void show(const StepReview &review);

    Project *m_project;
    StepPane *m_step;
    ResultPanes *m_results;
};

} // namespace vitrine
