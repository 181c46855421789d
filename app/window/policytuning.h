// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QList>
#include <QObject>

#include <functional>
#include <utility>

namespace vitrine {

struct Actions;
class FilterControl;
class MessageStrip;
class PolicyChooser;
class PolicyDraft;
class PolicyPane;
class Project;
class StepPane;
class WorkArea;

/// Connects the policy pane to the window: the active policy, the steps that the pane links to, the filter bar, and the
/// layout that gives it space. GUI thread.
class PolicyTuning final : public QObject {
    Q_OBJECT

public:
    PolicyTuning(
        Project *project, WorkArea *area, Actions *actions, FilterControl *filter, StepPane *step, QObject *parent);

    PolicyDraft *draft() const;
    /// Activates drafts in the chooser, and follows its choice.
    void follow(PolicyChooser *policies);
    /// Applies changed settings.
    void followPreferences();
    /// Shows in the strip that steps wait for approval, in any pane; takes no focus.
    void announceIn(MessageStrip *strip);

Q_SIGNALS:
    /// The pane became visible or hidden.
    void shownChanged(bool isShown);
    /// Requests that the lists show only matches of a filter.
    void filterWanted(const QString &filter);
    /// See DenialControl.
    void changesKnown(vitrine::StepId step, const QList<std::pair<QString, QString>> &changes);

private:
    PolicyPane *m_pane;
    std::function<void()> m_showApproval;
};

} // namespace vitrine
