// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/overview/overviewdata.h"
#include "app/panes/pane.h"

#include <QTimer>

#include <optional>

namespace vitrine {

class OverviewMatrix;
class OverviewSection;
class Project;
class Sight;
class SqlAsking;

/// The whole trail at a glance: all runs and steps as a matrix, how they ended and how their replays compare, errors,
/// answers, tokens and what is known of the trail itself. Each count is a filter. Read in the background while the pane
/// is seen. GUI thread.
class OverviewPane final : public Pane {
    Q_OBJECT

public:
    explicit OverviewPane(Project *project, QWidget *parent = nullptr);

    OverviewMatrix *matrix() const { return m_matrix; }

Q_SIGNALS:
    /// The user wants to see the selected step.
    void stepOpened();

private:
    QWidget *makePage();
    void read();
    void clear();
    void takeSteps(const std::vector<OverviewRun> &runs, bool isCut);
    void showTotals(const OverviewTotals &totals);
    void showDivergences(const std::vector<OverviewRun> &runs);
    void showTrail();

    Project *m_project;
    SqlAsking *m_steps;
    SqlAsking *m_denials;
    SqlAsking *m_errors;
    SqlAsking *m_totals;
    Sight *m_sight;
    QTimer m_settle; ///< results of a replay come in bursts
    bool m_isStale = true;
    OverviewMatrix *m_matrix;
    OverviewSection *m_statuses;
    OverviewSection *m_verdicts;
    OverviewSection *m_denied;
    OverviewSection *m_errorTypes;
    OverviewSection *m_answers;
    OverviewSection *m_sums;
    OverviewSection *m_trail;
    OverviewSection *m_divergences;
};

} // namespace vitrine
