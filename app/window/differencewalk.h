// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/sql/sqlasking.h"
#include "models/trail/record/records.h"

#include <QObject>

namespace vitrine {

class Project;
class StepPane;

/// F7 and Shift+F7 in the step: to the next difference of the step, and behind its last one to the next step of any run
/// whose replay came out otherwise. GUI thread.
class DifferenceWalk final : public QObject {
    Q_OBJECT

public:
    DifferenceWalk(Project *project, StepPane *step);

    void walk(int direction);

Q_SIGNALS:
    /// The pane of the step is to be shown.
    void stepWanted();
    /// There is no other step that differs; a sentence.
    void ended(const QString &sentence);

private:
    void ask(int direction);
    void take(const Result<SqlAnswer> &answer, int direction);
    bool goTo(int direction);

    Project *m_project;
    StepPane *m_step;
    SqlAsking *m_asking;
    StepId m_wanted = 0; ///< a step on its way, of which the first or last difference is to be shown
    int m_direction = 1;
};

} // namespace vitrine
