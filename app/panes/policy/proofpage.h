// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/policy/draftruns.h"
#include "executor/proof/policyproof.h"
#include "models/judging/proofrun.h"

#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <utility>
#include <vector>

class QComboBox;
class QPushButton;

namespace vitrine {

struct DraftJudgement;
class FlatList;
class MutedLabel;

/// Whether the draft allows anything that another policy does not, and vice versa: a proof, or the shortest
/// counterexamples, which can be run under both. GUI thread; searching and running happen in the background.
class ProofPage final : public QWidget {
    Q_OBJECT

public:
    explicit ProofPage(DraftRuns::MakeExecutor makeExecutor, QWidget *parent = nullptr);
    ~ProofPage() override;
    void show(std::shared_ptr<const DraftJudgement> judgement);

private:
    /// A permission of only one of the two policies.
    struct Found {
        PolicyCounterexample counterexample;
        bool isOfDraft = false; ///< allowed by the draft only
    };
    struct Answer {
        std::vector<Found> found;
        std::vector<std::string> undecided;
        bool isDraftWider = false;
        bool isOtherWider = false;
    };

    using Runs = std::vector<std::pair<std::size_t, ProofRun>>;

    static Answer prove(const Policy &draft, const Policy &other);
    QWidget *makeChoice();
    Policy other() const;
    void search();
    void showSearching();
    void take(const Answer &answer);
    QString sentence() const;
    void run();
    static Result<Runs> runAll(
        const DraftRuns::MakeExecutor &make, const Answer &answer, const Policy &draft, const Policy &other);
    void showRun(std::size_t at, const ProofRun &run);

    DraftRuns::MakeExecutor m_makeExecutor;
    std::shared_ptr<const DraftJudgement> m_judgement;
    Policy m_draft; ///< the draft of the shown result
    Policy m_other;
    Answer m_answer;
    quint64 m_search = 0; ///< of the latest search
    QTimer m_slow; ///< until an unanswered search is announced
    QComboBox *m_choice;
    QPushButton *m_run;
    MutedLabel *m_about;
    FlatList *m_list;
    QThreadPool m_pool; ///< one thread; last member, so that its destructor waits before others run
};

} // namespace vitrine
