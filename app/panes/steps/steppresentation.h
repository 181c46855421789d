// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/columnlayout.h"
#include "app/kit/lists/pagedpresentation.h"

#include <span>

namespace vitrine {

class StepModel;
struct StepRow;

/// The texts of the list of steps.
class StepPresentation final : public PagedPresentation {
    Q_OBJECT

public:
    explicit StepPresentation(StepModel *steps, QObject *parent = nullptr);

    static void arrange(RecordView &view);

protected:
    Cell cell(int row, int column) const override;
    QString spokenRow(int row) const override;

private:
    /// How a column is shown; its title and raw value are in stepmodel.cpp.
    struct ShownColumn {
        Cell (*cell)(const StepPresentation &self, const StepRow &step, int row);
        ColumnLayout layout = {};
    };
    static std::span<const ShownColumn> shownColumns();
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
