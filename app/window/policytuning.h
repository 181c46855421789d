// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace vitrine {

struct Actions;
class FilterControl;
class PolicyChooser;
class PolicyPane;
class Project;
class WorkArea;

/// Joins the pane that tunes policies with the window: the policy in force, the steps that it leads to, the filter bar,
/// the layout that gives it room. GUI thread.
class PolicyTuning final : public QObject {
    Q_OBJECT

public:
    PolicyTuning(Project *project, WorkArea *area, Actions *actions, FilterControl *filter, QObject *parent);

    /// The draft comes into force there, and follows what is chosen there.
    void follow(PolicyChooser *policies);

private:
    PolicyPane *m_pane;
};

} // namespace vitrine
