// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/pagedpresentation.h"

namespace vitrine {

class StepModel;
struct StepRow;

/// The words of the list of steps.
class StepPresentation final : public PagedPresentation {
    Q_OBJECT

public:
    explicit StepPresentation(StepModel *steps, QObject *parent = nullptr);

protected:
    Cell cell(int row, int column) const override;
    QString spokenRow(int row) const override;

private:
    Cell valueCell(const StepRow &step, int row, int column) const;
    static Cell kind(const StepRow &step);
    Cell number(const StepRow &step) const;
    static Cell status(const StepRow &step);
    static Cell firstLine(const StepRow &step);
    Cell replayTime(const StepRow &step) const;
    Cell policy(const StepRow &step, int row) const;
    Cell replay(const StepRow &step, int row) const;

    const StepModel *m_steps;
};

} // namespace vitrine
