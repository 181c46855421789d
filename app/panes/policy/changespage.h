// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/policy/draftruns.h"
#include "models/trail/record/records.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QCheckBox;
class QPushButton;

namespace vitrine {

class ChangedSteps;
class Confirmer;
struct DraftJudgement;
struct Message;
class Project;

/// The steps that a draft changes, with the controls to run them under the draft: by a button, or shortly after each
/// change. Results are shown beside the predictions and recorded in the trail. GUI thread.
class ChangesPage final : public QWidget {
    Q_OBJECT

public:
    ChangesPage(Project *project, DraftRuns::MakeExecutor makeExecutor, QWidget *parent = nullptr);

    /// Shows another judgement and drops results for other drafts.
    void follow(const std::shared_ptr<const DraftJudgement> &judgement);
    /// Rebuilds the list.
    void refill();
    /// Shows progress and results.
    void showProgress();
    /// Applies changed settings.
    void followPreferences();

Q_SIGNALS:
    void stepChosen(vitrine::RunId run, vitrine::StepId step);
    /// A message to show above all pages.
    void reported(const vitrine::Message &message);

private:
    void toggle();
    void confirmByItself();
    void enable();
    void showOutcome();
    void keep();

    Project *m_project;
    Confirmer *m_confirmer;
    std::shared_ptr<const DraftJudgement> m_judgement;
    ChangedSteps *m_list;
    QPushButton *m_confirm;
    QCheckBox *m_automatic;
    QTimer m_settle; ///< delays the automatic verification of a draft
};

} // namespace vitrine
