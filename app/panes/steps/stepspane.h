// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"
#include "models/trail/record/records.h"

namespace vitrine {

class RecordView;
class StepModel;
class StepPresentation;

/// The list of a run's steps. Follows its model, and reports which step the user selects.
class StepsPane final : public Pane {
    Q_OBJECT

public:
    explicit StepsPane(StepModel *steps, QWidget *parent = nullptr);

    StepId currentStep() const; ///< 0 if none is selected
    void select(StepId step);
    /// Selects the step `distance` rows below in the order shown.
    void selectNeighbor(int distance);
    RecordView *view() const { return m_view; }
    /// If there is not enough room for both columns, the list shows policy verdicts instead of replay verdicts.
    void preferPolicy(bool isPreferred);

Q_SIGNALS:
    void stepChosen(vitrine::StepId step);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void giveWay();
    void announce(const QModelIndex &current);
    void showChosen();
    void makeRoomForNumbers();
    void sayWhyEmpty();

    StepModel *m_steps;
    StepPresentation *m_presentation;
    RecordView *m_view;
    StepId m_chosen = 0; ///< selected again when the list changes
    bool m_isPolicyPreferred = false;
    QList<int> m_optional;
};

} // namespace vitrine
