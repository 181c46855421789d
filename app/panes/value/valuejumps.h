// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QObject>
#include <QString>

namespace vitrine {

class Navigation;
class OriginAsking;
class Project;
class ResultPanes;
class StepPane;
class ValuePane;

/// Opens the line that set a value: from the list of variables, from the Value pane, and from a name in the code. Also
/// fills in the steps that set variables. GUI thread.
class ValueJumps final : public QObject {
    Q_OBJECT

public:
    ValueJumps(Project *project, ResultPanes *results, StepPane *step, ValuePane *value, Navigation *navigation);

    /// Goes to where the name under the cursor, or the selected variable, got its value.
    void goToOrigin();

private:
    void readSetters();
    void goToOriginOf(const QString &name, int line);
    void goTo(StepId step, int line, const QString &variable);
    void showWantedLine();

    Project *m_project;
    ResultPanes *m_results;
    StepPane *m_step;
    ValuePane *m_value;
    Navigation *m_navigation;
    OriginAsking *m_setters;
    OriginAsking *m_asking;
    StepId m_wantedStep = 0;
    int m_wantedLine = 0; ///< in that step, once it is shown
};

} // namespace vitrine
