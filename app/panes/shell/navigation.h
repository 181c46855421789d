// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/history.h"

namespace vitrine {

struct Actions;
class Project;
class RecordView;

/// Back and Forward through the runs, steps and variables that were selected. GUI thread.
class Navigation final : public QObject {
    Q_OBJECT

public:
    Navigation(Project *project, Actions *actions, RecordView *variables);

    /// Goes to a location, and selects its variable once the variables of the step are available.
    void go(const History::Location &location);

private:
    void chooseWanted();
    void updateActions();

    Project *m_project;
    Actions *m_actions;
    RecordView *m_variables;
    History m_history;
    bool m_isMoving = false; ///< the open trail is being closed to be reopened as a copy
    History::Location m_wanted; ///< has a variable that is still to be selected
};

} // namespace vitrine
