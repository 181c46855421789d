// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/stepreview.h"
#include "models/trail/record/records.h"

#include <QObject>

namespace vitrine {

class Project;
class ResultPanes;
class StepPane;

/// Reviews code while it is edited, and shows the findings in the editor and in the list of findings; there together
/// with what exactly that code did when it ran. GUI thread.
class LiveReview final : public QObject {
    Q_OBJECT

public:
    LiveReview(Project *project, StepPane *step, ResultPanes *results);

private:
    void show(const StepReview &review);
    void list();

    Project *m_project;
    StepPane *m_step;
    ResultPanes *m_results;
    StepReview m_review; ///< the newest, of `m_reviewed`
    StepId m_reviewed = 0;
};

} // namespace vitrine
