// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/policy/draftruns.h"
#include "executor/policy/policydifference.h"
#include "models/judging/suggestion.h"
#include "models/judging/suggestionproof.h"

#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace vitrine {

struct DraftJudgement;
class FlatList;
class MutedLabel;
class Project;

/// The smallest policy under which the chosen runs keep their results: its differences from the draft with reasons, the
/// state of its verification, and a button to use it as the draft. GUI thread; searching and running happen in the
/// background.
class SuggestPage final : public QWidget {
    Q_OBJECT

public:
    /// The runs to suggest a policy for.
    enum class Choice { AllRuns, ShownRuns, SelectedRun };
    static constexpr std::array allChoices { Choice::AllRuns, Choice::ShownRuns, Choice::SelectedRun };
    static QString nameOf(Choice choice);

    SuggestPage(Project *project, DraftRuns::MakeExecutor makeExecutor, QWidget *parent = nullptr);
    void show(std::shared_ptr<const DraftJudgement> judgement);
    /// Restarts the search.
    void suggest();

Q_SIGNALS:
    void policyChosen(const vitrine::Policy &policy);
    /// A step whose result the suggested policy does not keep.
    void stepChosen(vitrine::RunId run, vitrine::StepId step);

private:
    static QString invitation();
    QWidget *makeChoice();
    QWidget *makeButtons();
    std::vector<RunIndex> chosenRuns() const;
    void take(const Suggestion &suggestion);
    void showDifferences();
    QString reasonOf(const PolicyDifference &difference) const;
    void toggleProving();
    void forget(const QString &emptyText);
    void forgetProof();
    void takeProof(std::size_t plan, const std::vector<ReplayedStep> &steps, const std::vector<ReplayStep> &recorded);
    void showStep(const ProofStep &step);
    void showProof();
    QString executionSentence() const;

    Project *m_project;
    DraftRuns m_runs;
    std::shared_ptr<const DraftJudgement> m_judgement; ///< of the latest call
    std::shared_ptr<const DraftJudgement> m_reference; ///< the basis of the suggestion
    std::optional<Suggestion> m_suggestion;
    std::vector<RunId> m_chosen; ///< the runs that the suggestion is for
    SuggestionProof m_proof;
    bool m_wasProved = false; ///< all chosen runs were replayed completely
    quint64 m_search = 0; ///< number of the latest
    bool m_isWanted = false; ///< the search begins once the recorded steps are read
    QComboBox *m_choice;
    QSpinBox *m_bound; ///< how many actions of other runs groups may allow
    FlatList *m_differences;
    MutedLabel *m_review;
    MutedLabel *m_execution;
    FlatList *m_notKept; ///< steps whose results differ in the replay
    QPushButton *m_prove;
    QPushButton *m_use;
};

} // namespace vitrine
