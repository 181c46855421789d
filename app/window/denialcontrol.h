// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/session/policy/stepdenial.h"

#include <QList>
#include <QObject>

#include <utility>

namespace vitrine {

class PolicyPane;
class Project;
class StepPane;
class WhyPanel;

/// Determines why the active policy denies the selected step, and passes it to the strip above the step and to the
/// panel beside its code. What the user chooses there changes the draft, never the active policy. GUI thread.
class DenialControl final : public QObject {
    Q_OBJECT

public:
    DenialControl(Project *project, StepPane *step, PolicyPane *policies, QObject *parent);

    /// Opens the panel beside the code.
    void showWhy();
    /// The same, with the focus on the changes.
    void showChanges();

Q_SIGNALS:
    /// Requests that the lists show only matches of a filter.
    void filterWanted(const QString &filter);
    /// Requests that the step pane is shown.
    void stepWanted();
    void policyWanted();
    /// Changes of the policy that would allow a denied step, each with its effect.
    void changesKnown(vitrine::StepId step, const QList<std::pair<QString, QString>> &changes);

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
    StepDenial m_denial; ///< of the step that it refers to
    Latest m_asking;
};

} // namespace vitrine
