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
class ApprovalPage;
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

/// Edits a policy: its rules and its document side by side, the effect of the draft on everything recorded, and the
/// steps that it changes. Nothing runs under a draft until it is activated. GUI thread.
class PolicyPane final : public Pane {
    Q_OBJECT

public:
    /// Creates the executor that runs the changed steps to verify a draft; called on a background thread.
    using MakeExecutor = std::function<Result<std::unique_ptr<Executor>>()>;

    PolicyPane(Project *project, MakeExecutor makeExecutor, QWidget *parent = nullptr);

    /// The active policy may have changed.
    void followActive();
    /// Applies changed settings.
    void followPreferences();
    /// Replaces the draft; this can be undone.
    void begin(const Policy &policy, const PolicyComments &comments);
    /// Filters the lists of the window by the changed steps.
    void filterChanged();
    /// Shows the page with the reasons for the selected step.
    void showWhy();
    PolicyDraft *judgedDraft() const { return m_draft; }
    /// Replaces the policy of the draft and keeps its comments.
    void changeDraft(const Policy &policy);
    /// The same, and moves the focus to the changes that would allow the step.
    void showRemedies();
    /// Shows the steps that wait for approval.
    void showApproval();
    bool isApprovalVisible() const;

Q_SIGNALS:
    void filterRequested(const QString &filter);
    /// The user wants to activate the draft.
    void useRequested(const vitrine::Policy &policy);
    /// The number of steps waiting for approval, or the visibility of their page, has changed.
    void waitingForApproval(int steps);

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
    void activateDraft(const QString &reason);
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
    void showDiagnostic();

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
    ApprovalPage *m_approvals;
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
    QString m_note; ///< origin of the draft, as long as its text is m_noteText
    QString m_noteText;
    QTimer m_fill; ///< delays the lists, which update after the counts
};

} // namespace vitrine
