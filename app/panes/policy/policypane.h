// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"
#include "base/error.h"
#include "executor/executor.h"
#include "executor/policy/policy.h"
#include "executor/policy/policycomments.h"
#include "models/judging/limitkind.h"
#include "models/trail/record/records.h"

#include <QTimer>

#include <functional>
#include <memory>

class QPushButton;
class QTabWidget;

namespace vitrine {

class ChangesByRule;
class ChangesByRun;
class ChangesPage;
class GatePage;
class LimitsPage;
class LogStart;
class LooseRules;
class MessageStrip;
class OtherToolsPage;
class PolicyDraft;
class PolicyEditor;
class PolicySides;
class PolicyTree;
class Project;
class ProofPage;
struct PolicyChange;
struct RecoveredPolicy;
enum class UseKind;
class SuggestPage;
class VersionsPage;
class WatchLine;
class WhatIfBar;
class WhyPage;

/// Tunes a policy: its rules and its document side by side, what the draft would have done to everything recorded, and
/// the steps that it changes. Nothing runs under the draft before it is put in force. GUI thread.
class PolicyPane final : public Pane {
    Q_OBJECT

public:
    /// Makes the executor that runs the changed steps to verify a draft; called on a thread of its own.
    using MakeExecutor = std::function<Result<std::unique_ptr<Executor>>()>;

    PolicyPane(Project *project, MakeExecutor makeExecutor, QWidget *parent = nullptr);

    /// The policy in force may have become another one.
    void followActive();
    /// The settings may have changed.
    void followPreferences();
    /// Restarts the draft; this can be undone.
    void begin(const Policy &policy, const PolicyComments &comments);
    /// Has the lists of the window show the changed steps only.
    void filterChanged();
    /// Brings the page with the reasons of the selected step to the front.
    void showWhy();
    PolicyDraft *judgedDraft() const { return m_draft; }
    /// The draft becomes this policy; what was written about its rules stays.
    void changeDraft(const Policy &policy);
    /// The same, with the keyboard on the changes that would allow the step.
    void showRemedies();
    /// The steps that wait at the gate.
    void showGate();
    bool isGateInSight() const;

Q_SIGNALS:
    void filterRequested(const QString &filter);
    /// The draft is to be the policy in force.
    void useRequested(const vitrine::Policy &policy);
    /// So many wait now, or the gate has come into sight or gone out of it.
    void waitingAtGate(int steps);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeButtons();
    QPushButton *makeStart();
    void addPages();
    void connectPages();
    void connectRules();
    Policy draft() const;
    PolicyComments comments() const;
    void startFromFile();
    void startFromLog(const RecoveredPolicy &recovered);
    void askForReason();
    void putInForce(const QString &reason);
    void keep(PolicyChange change);
    void change(const std::function<void(Policy &)> &edit);
    void moveLimit(LimitKind kind, double limit, bool goesOn);
    void filterUsers(UseKind kind, const QString &name);
    void requestFilter(const std::optional<QString> &filter);
    void suggest();
    void save();
    void showJudgement();
    void showLists();
    void showContext(std::size_t changes);
    void showPage();
    void showErrors();
    void showRemark();

    Project *m_project;
    PolicyDraft *m_draft;
    MessageStrip *m_strip;
    WhatIfBar *m_counts;
    WatchLine *m_watch;
    PolicyTree *m_tree;
    PolicyEditor *m_editor;
    QTabWidget *m_pages;
    PolicySides *m_sides;
    ChangesPage *m_changes;
    ChangesByRun *m_byRun;
    ChangesByRule *m_byRule;
    LimitsPage *m_limits;
    GatePage *m_gate;
    LooseRules *m_loose;
    WhyPage *m_why;
    VersionsPage *m_versions;
    SuggestPage *m_suggestions;
    OtherToolsPage *m_otherTools;
    ProofPage *m_proof;
    LogStart *m_logStart;
    QPushButton *m_use;
    QPushButton *m_revert;
    QPushButton *m_suggest;
    QPushButton *m_save;
    QString m_note; ///< where the draft comes from; holds for the text below
    QString m_noteText;
    QTimer m_fill; ///< before the lists follow the counts
};

} // namespace vitrine
