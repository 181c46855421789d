// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/approval/approvalserver.h"
#include "executor/finding.h"
#include "executor/policy/actionjudge.h"
#include "executor/stepresult.h"
#include "models/trail/record/records.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace vitrine {

class CodeEditor;
class ApprovalDecisions;
class MutedLabel;
class PolicyDraft;
class Project;
class ShapeLabel;
class SharedPython;

/// Shows pending steps of agents that record into the open trail and ask for approval: one at a time, with the draft's
/// verdict, to be allowed, edited or denied. Off until the user turns it on. Never takes the focus, and its buttons are
/// inactive for a moment whenever another step appears. GUI thread.
class ApprovalPage final : public QWidget {
    Q_OBJECT

public:
    ApprovalPage(Project *project, PolicyDraft *draft, QWidget *parent = nullptr);
    ~ApprovalPage() override;

    int waiting() const { return static_cast<int>(m_waiting.size()); }

Q_SIGNALS:
    /// The number of waiting steps has changed.
    void waitingChanged();
    /// The user wants to see a step that was decided on.
    void stepChosen(vitrine::RunId run, vitrine::StepId step);
    void failed(const vitrine::Error &error);

private:
    /// The draft's verdict on code.
    struct Opinion {
        Verdict verdict = Verdict::Undecidable;
        std::vector<Finding> findings; ///< those that deny the code
        std::optional<ActionRuling> ruling; ///< of a tool call
    };
    /// A step that waits for a decision.
    struct Waiting {
        ApprovalQuestion question;
        QElapsedTimer since;
        std::optional<Opinion> opinion; ///< nothing while the review runs
        quint64 review = 0; ///< number of the latest review
    };

    QWidget *makeView();
    QWidget *makeSwitch();
    QWidget *makeWaiting();
    QWidget *makeAnswers();
    QPushButton *addAnswer(const QString &text, const char *name, Qt::Key key, ApprovalDecision decision);
    void setOpen(bool isOpen);
    void take(const ApprovalQuestion &question);
    void forget(const std::string &id, const QString &why);
    Waiting *find(const std::string &id);
    Waiting *shown();
    static Opinion opinionOfCall(const std::optional<ActionRuling> &ruling);
    void review(Waiting &waiting);
    void followEditing();
    void reviewAll();
    void takeOpinion(const std::string &id, quint64 number, const Opinion &opinion);
    void showNext();
    void showWaiting();
    void show(Waiting &waiting);
    void showOpinion();
    bool isDraft() const; ///< the draft differs from the active policy
    void showTime();
    void showState();
    QString state() const;
    QString problem(const Error &error) const;
    void showAnswers();
    void answer(ApprovalDecision decision);
    void send(const Waiting &waiting, ApprovalAnswer answer);
    bool isEdited() const;
    static QString nameOf(const ApprovalQuestion &question);

    Project *m_project;
    PolicyDraft *m_draft;
    std::shared_ptr<SharedPython> m_python;
    ApprovalServer m_server;
    std::vector<Waiting> m_waiting;
    std::string m_shown; ///< id of the shown step; empty for none
    quint64 m_reviews = 0;
    std::string m_author; ///< the user who decides here
    QString m_last; ///< outcome of the previous step
    QTimer m_clock; ///< runs while steps wait
    QTimer m_settle; ///< runs while the buttons are inactive after another step has appeared
    QCheckBox *m_switch;
    QComboBox *m_which;
    MutedLabel *m_state;
    QListWidget *m_queue;
    QScrollArea *m_view; ///< everything but the buttons
    QWidget *m_visibility; ///< the shown step
    QWidget *m_answers;
    ApprovalDecisions *m_decisions; ///< shown instead while no step waits
    QLabel *m_step;
    ShapeLabel *m_shape;
    QLabel *m_verdict;
    CodeEditor *m_code;
    QProgressBar *m_time;
    QLineEdit *m_reason;
    QPushButton *m_allow = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_deny = nullptr;
};

} // namespace vitrine
