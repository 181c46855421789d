// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/history.h"

namespace vitrine {

struct Actions;
class Project;
class RecordView;

/// Back and Forward: over the runs and steps that were selected, and the variables that were looked at. GUI thread.
class Navigation final : public QObject {
    Q_OBJECT

public:
    Navigation(Project *project, Actions *actions, RecordView *variables);

    /// Goes there, and to the variable once those of the step are there.
    void go(const History::Location &location);

private:
    void chooseWanted();
    void updateActions();

    Project *m_project;
    Actions *m_actions;
    RecordView *m_variables;
    History m_history;
    bool m_isMoving = false; ///< what is open closes to open again as a copy of it
    History::Location m_wanted; ///< where a variable waits to be selected
};

} // namespace vitrine
