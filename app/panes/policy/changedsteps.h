// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/flatlist.h"
#include "models/judging/policycomparison.h"
#include "models/trail/record/records.h"

namespace vitrine {

struct DraftJudgement;
class Confirmer;

/// The steps whose verdict a draft changes, and those that are undecidable without running, with the outcome of running
/// them; choosing one opens it.
class ChangedSteps final : public FlatList {
    Q_OBJECT

public:
    explicit ChangedSteps(QWidget *parent = nullptr);
    void show(const DraftJudgement &judgement, const Confirmer &confirmer);
    /// Shows new outcomes of running them.
    void refresh(const Confirmer &confirmer);

Q_SIGNALS:
    void stepChosen(vitrine::RunId run, vitrine::StepId step);

private:
    static QTreeWidgetItem *make(const DraftJudgement &judgement, StepIndex step);
};

} // namespace vitrine
