// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/session/policy/stepdenial.h"

#include <QObject>

namespace vitrine {

class PolicyPane;
class Project;
class StepPane;
class WhyPanel;

/// Finds out why the active policy denies the selected step, and gives it to the strip over the step and to the panel
/// beside its code. What is chosen there becomes a change of the draft, never of the active policy. GUI thread.
class DenialControl final : public QObject {
    Q_OBJECT

public:
    DenialControl(Project *project, StepPane *step, PolicyPane *policies, QObject *parent);

    /// Opens the panel beside the code.
    void showWhy();
    /// The same, with the keyboard at the changes.
    void showChanges();

Q_SIGNALS:
    /// The lists are to show only what is found.
    void filterWanted(const QString &filter);
    /// The pane of the step is to be shown.
    void stepWanted();
    void policyWanted();

private:
    void follow();
    bool isWanted() const;
    void ask();
    void take(StepDenial denial);
    void allow();
    void showSame();
    QString policyName() const;

    Project *m_project;
    StepPane *m_step;
    PolicyPane *m_policies;
    WhyPanel *m_panel;
    StepDenial m_denial; ///< of the step that it names
    Latest m_asking;
};

} // namespace vitrine
