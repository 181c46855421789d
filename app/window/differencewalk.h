// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/sql/sqlasking.h"
#include "models/trail/record/records.h"

#include <QObject>

namespace vitrine {

class Project;
class StepPane;

/// F7 and Shift+F7 in the step pane: go to the next difference of the step and, after its last one, to the next step of
/// any run whose replay differs. GUI thread.
class DifferenceWalk final : public QObject {
    Q_OBJECT

public:
    DifferenceWalk(Project *project, StepPane *step);

    void walk(int direction);

Q_SIGNALS:
    /// Requests that the step pane is shown.
    void stepWanted();
    /// No other step differs. `sentence` is for the user.
    void ended(const QString &sentence);

private:
    void ask(int direction);
    void take(const Result<SqlAnswer> &answer, int direction);
    bool goTo(int direction);

    Project *m_project;
    StepPane *m_step;
    SqlAsking *m_asking;
    StepId m_wanted = 0; ///< the next step, of which the first or last difference is shown once it is loaded
    int m_direction = 1;
};

} // namespace vitrine
