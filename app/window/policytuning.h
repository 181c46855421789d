// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

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

/// Joins the pane that tunes policies with the window: the policy in force, the steps that it leads to, the filter bar,
/// the layout that gives it room. GUI thread.
class PolicyTuning final : public QObject {
    Q_OBJECT

public:
    PolicyTuning(
        Project *project, WorkArea *area, Actions *actions, FilterControl *filter, StepPane *step, QObject *parent);

    PolicyDraft *draft() const;
    /// The draft comes into force there, and follows what is chosen there.
    void follow(PolicyChooser *policies);
    /// The settings may have changed.
    void followPreferences();
    /// Says there that steps wait for approval, wherever the user is; takes no focus.
    void announceIn(MessageStrip *strip);

Q_SIGNALS:
    /// The pane came into sight, or went out of it.
    void shownChanged(bool isShown);
    /// The lists are to show only what is found.
    void filterWanted(const QString &filter);

private:
    PolicyPane *m_pane;
    std::function<void()> m_showApproval;
};

} // namespace vitrine
