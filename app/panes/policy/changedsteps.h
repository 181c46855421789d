// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/flatlist.h"
#include "models/judging/policycomparison.h"
#include "models/trail/record/records.h"

namespace vitrine {

struct DraftJudgement;
class Confirmer;

/// The steps whose verdict a draft changes, or that only a run can decide, with the results of running them. Choosing a
/// row opens its step.
class ChangedSteps final : public FlatList {
    Q_OBJECT

public:
    explicit ChangedSteps(QWidget *parent = nullptr);
    void show(const DraftJudgement &judgement, const Confirmer &confirmer);
    /// Shows new results.
    void refresh(const Confirmer &confirmer);

Q_SIGNALS:
    void stepChosen(vitrine::RunId run, vitrine::StepId step);

private:
    static QTreeWidgetItem *make(const DraftJudgement &judgement, StepIndex step);
};

} // namespace vitrine
