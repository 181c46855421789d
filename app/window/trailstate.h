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

/// Where the user was in each trail: arrangement of the panes, filter, run and step. They come back when it is opened
/// again. Kept in the settings for the trails that were open last. GUI thread.
class TrailState final : public QObject {
    Q_OBJECT

public:
    /// More trails than these are forgotten, the oldest first.
    static constexpr qsizetype mostTrails = 40;

    TrailState(Project *project, WorkArea *area, FilterControl *filter, PolicyChooser *policies);

    /// Whether the user has been in it.
    static bool isKnown(const QString &file);

    /// The window is about to close.
    void save();

private:
    void restore();
    void goThere();

    Project *m_project;
    WorkArea *m_area;
    FilterControl *m_filter;
    PolicyChooser *m_policies;
    QString m_file; ///< the trail that is open
    QString m_filterText;
    RunId m_run = 0; ///< where the user is
    StepId m_step = 0;
    bool m_isGoing = false; ///< the place to come back to has not been reached
};

} // namespace vitrine
