// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"
#include "models/trail/record/records.h"

namespace vitrine {

class RecordView;
class StepModel;
class StepPresentation;

/// The list of a run's steps. Follows its model, and says which step the user chose.
class StepsPane final : public Pane {
    Q_OBJECT

public:
    explicit StepsPane(StepModel *steps, QWidget *parent = nullptr);

    StepId currentStep() const; ///< 0 when none is
    void select(StepId step);
    /// The step `distance` rows below in the order shown.
    void selectNeighbor(int distance);
    RecordView *view() const { return m_view; }
    /// If there is no room for both columns, the list shows policy verdicts in place of replay verdicts.
    void preferPolicy(bool isPreferred);

Q_SIGNALS:
    void stepChosen(vitrine::StepId step);

private:
    void announce(const QModelIndex &current);
    void showChosen();
    void sayWhyEmpty();

    StepModel *m_steps;
    StepPresentation *m_presentation;
    RecordView *m_view;
    StepId m_chosen = 0; ///< found again in another list
};

} // namespace vitrine
