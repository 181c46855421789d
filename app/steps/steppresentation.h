// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/presentationmodel.h"

namespace vitrine {

class StepModel;
struct StepSummary;

/// The words of the list of steps.
class StepPresentation final : public PresentationModel {
    Q_OBJECT

public:
    explicit StepPresentation(StepModel *steps, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source) const override;
    QString spokenRow(int sourceRow) const override;

private:
    static Cell number(const StepSummary &step);
    Cell firstLine(const QModelIndex &source) const;
    Cell replayTime(int row) const;
    Cell policy(int row) const;
    Cell replay(int row) const;

    const StepModel *m_steps;
};

} // namespace vitrine
