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

/// The steps that a draft changes, with the controls that run them under it: by a button, or a moment after each
/// change. The outcome is shown beside the prediction, and recorded in the trail. GUI thread.
class ChangesPage final : public QWidget {
    Q_OBJECT

public:
    ChangesPage(Project *project, DraftRuns::MakeExecutor makeExecutor, QWidget *parent = nullptr);

    /// Another judgement holds: what was confirmed of another draft is forgotten.
    void follow(const std::shared_ptr<const DraftJudgement> &judgement);
    /// Rebuilds the list.
    void refill();
    /// How far it is, and what came of it.
    void showProgress();
    /// The settings may have changed.
    void followPreferences();

Q_SIGNALS:
    void stepChosen(vitrine::RunId run, vitrine::StepId step);
    /// A message to show above all pages.
    void told(const vitrine::Message &message);

private:
    void toggle();
    void confirmByItself();
    void enable();
    void tellOutcome();
    void keep();

    Project *m_project;
    Confirmer *m_confirmer;
    std::shared_ptr<const DraftJudgement> m_judgement;
    ChangedSteps *m_list;
    QPushButton *m_confirm;
    QCheckBox *m_automatic;
    QTimer m_settle; ///< before a draft is confirmed by itself
};

} // namespace vitrine
