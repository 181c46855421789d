// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/panes/overview/overviewdata.h"
#include "app/panes/pane.h"

#include <QTimer>

#include <memory>
#include <optional>

class QAction;

namespace vitrine {

class OverviewLegend;
class OverviewMatrix;
class OverviewSection;
class PolicyDraft;
class Project;
class VisibilityWatcher;
class SqlAsking;

/// The whole trail at a glance: all runs and steps as a matrix, how they ended, how their replays compare and how the
/// active policy judges them, errors, answers, tokens and facts about the trail itself. Each count is a filter. Read in
/// the background while the pane is visible. GUI thread.
class OverviewPane final : public Pane {
    Q_OBJECT

public:
    explicit OverviewPane(Project *project, QWidget *parent = nullptr);

    /// The source of the verdicts of the active policy.
    void setDraft(PolicyDraft *draft);
    /// Actions of the links at the end of titles.
    struct Actions {
        QAction *sortRuns; ///< by tokens
        QAction *showReport;
        QAction *seal;
        QAction *replayAll;
    };
    void setActions(const Actions &actions);
    OverviewMatrix *matrix() const { return m_matrix; }

Q_SIGNALS:
    /// The user wants to see the selected step.
    void stepOpened();
    /// The pane became visible or hidden.
    void seen(bool isSeen);

private:
    QWidget *makePage();
    void read();
    void clear();
    void followVisibility(bool isSeen);
    void judge();
    void showRuns(std::vector<OverviewRun> runs);
    void showPolicy(OverviewPolicy policy);
    void takeSteps(std::vector<OverviewRun> runs, bool isCut);
    void showAnswers();
    void showSize();
    static QString stepsText(quint64 steps);
    void showScores(const std::vector<OverviewCount> &scores);
    void showBlocked(const SqlAnswer &answer);
    void showErrors(const SqlAnswer &answer);
    void showTotals(const OverviewTotals &totals);
    void showDivergences(const std::vector<OverviewRun> &runs);
    void showMatrixContext();
    void narrowBy(const QString &filter);

    Project *m_project;
    SqlAsking *m_steps;
    SqlAsking *m_denials;
    SqlAsking *m_errors;
    SqlAsking *m_totals;
    SqlAsking *m_scoring;
    SqlAsking *m_gaps;
    VisibilityWatcher *m_visibility;
    QAction *m_replayAll = nullptr;
    QTimer m_settle; ///< results of a replay arrive in bursts
    bool m_isStale = true;
    PolicyDraft *m_draft = nullptr;
    OverviewPolicy m_policy;
    Policy m_judgedPolicy; ///< the policy that `m_policy` belongs to, or will
    bool m_isJudgedOfLog = false;
    bool m_hasScores = false;
    OverviewTotals m_known; ///< shown last
    QString m_size; ///< of the whole trail
    std::shared_ptr<const FactBase> m_judgedBase; ///< the base that `m_policy` belongs to; null for none
    Latest m_judging;
    OverviewMatrix *m_matrix;
    OverviewLegend *m_legend;
    OverviewSection *m_all;
    OverviewSection *m_statuses;
    OverviewSection *m_verdicts;
    OverviewSection *m_policies;
    OverviewSection *m_denied;
    OverviewSection *m_errorTypes;
    OverviewSection *m_answers;
    OverviewSection *m_scores; ///< hidden if no log has scores
    OverviewSection *m_sums;
    OverviewSection *m_quality;
    OverviewSection *m_trail;
    OverviewSection *m_divergences;
};

} // namespace vitrine
