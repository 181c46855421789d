// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/flatlist.h"
#include "executor/policy/rulejudge.h"
#include "models/trail/record/records.h"

namespace vitrine {

struct DraftJudgement;

/// In place of a list of changes that is empty: `noChange`, or that there is no draft that could change anything.
QString emptyChanges(const DraftJudgement &judgement, const QString &noChange);

/// The changes of a draft, by run. Choosing a row opens the first changed step of the run.
class ChangesByRun final : public FlatList {
    Q_OBJECT

public:
    explicit ChangesByRun(QWidget *parent = nullptr);
    void show(const DraftJudgement &judgement);

Q_SIGNALS:
    void stepChosen(vitrine::RunId run, vitrine::StepId step);
};

/// The changes of a draft, by rule: used modules, builtins and so on that one of the policies denies.
class ChangesByRule final : public FlatList {
    Q_OBJECT

public:
    explicit ChangesByRule(QWidget *parent = nullptr);
    void show(const DraftJudgement &judgement);
};

/// The dangerous rules of a draft, then its unused ones. Choosing a row shows the rule.
class LooseRules final : public FlatList {
    Q_OBJECT

public:
    explicit LooseRules(QWidget *parent = nullptr);
    void show(const DraftJudgement &judgement);

Q_SIGNALS:
    void ruleChosen(vitrine::UseKind kind, const QString &name);
};

} // namespace vitrine
