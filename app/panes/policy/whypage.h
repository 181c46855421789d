// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/actionremedies.h"
#include "models/judging/remedies.h"
#include "models/trail/record/records.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace vitrine {

struct DraftJudgement;
class FlatList;
class MutedLabel;

/// Why the draft denies the selected step, and the smallest changes that would allow it, best first. Choosing one makes
/// it the draft. GUI thread; the search runs in the background.
class WhyPage final : public QWidget {
    Q_OBJECT

public:
    explicit WhyPage(QWidget *parent = nullptr);
    void show(std::shared_ptr<const DraftJudgement> judgement, RunId run, StepId step);
    /// Moves the focus to the changes, and selects the best one as soon as it is known.
    void chooseChange();

Q_SIGNALS:
    void policyChosen(const vitrine::Policy &policy);

private:
    /// A change that would allow the step's code or one of its other actions.
    struct Change {
        Policy policy;
        QString title;
        quint64 allowed = 0;
        QString also; ///< side effects
    };

    static std::vector<Change> changesFor(const DraftJudgement &judgement, StepIndex step);
    void showReasons(StepIndex step);
    void searchFor(StepIndex step);
    void take(std::vector<Change> changes);

    std::shared_ptr<const DraftJudgement> m_judgement;
    std::vector<Change> m_remedies;
    quint64 m_search = 0; ///< of the latest search
    StepId m_step = 0;
    QString m_chosen; ///< title of the change that was last chosen for the step
    MutedLabel *m_about;
    FlatList *m_reasons;
    FlatList *m_changes;
};

} // namespace vitrine
