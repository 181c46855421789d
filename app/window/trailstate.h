// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QObject>

namespace vitrine {

class FilterControl;
class PolicyChooser;
class Project;
class WorkArea;

/// The view of each trail: arrangement of the panes, filter, run and step. It is restored when the trail is opened
/// again. Stored in the settings for the trails opened last. GUI thread.
class TrailState final : public QObject {
    Q_OBJECT

public:
    /// Maximum number of trails; the oldest are forgotten first.
    static constexpr qsizetype mostTrails = 40;

    TrailState(Project *project, WorkArea *area, FilterControl *filter, PolicyChooser *policies);

    /// Whether a view is stored for this trail.
    static bool isKnown(const QString &file);

    /// Saves the current view, since the window is about to close.
    void save();

private:
    void restore();
    void goThere();

    Project *m_project;
    WorkArea *m_area;
    FilterControl *m_filter;
    PolicyChooser *m_policies;
    QString m_file; ///< the open trail
    QString m_filterText;
    RunId m_run = 0; ///< selected run
    StepId m_step = 0;
    bool m_isGoing = false; ///< the location to restore has not been reached yet
};

} // namespace vitrine
