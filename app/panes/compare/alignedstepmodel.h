// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/presentationmodel.h"
#include "models/items/recordtablemodel.h"
#include "models/replay/runcomparison.h"

#include <memory>

namespace vitrine {

/// Two runs side by side, a row for each step or pair of steps.
class AlignedStepModel final : public RecordTableModel {
    Q_OBJECT

public:
    enum class Column { Left, Right, Verdict, What };
    Q_ENUM(Column)
    using RecordTableModel::RecordTableModel;

    /// Null: nothing is compared.
    void setComparison(std::shared_ptr<const RunComparison> comparison);
    const RunComparison *comparison() const { return m_comparison.get(); }
    const AlignedSteps &aligned(int row) const { return m_comparison->rows[static_cast<std::size_t>(row)]; }
    int differenceCount() const;
    /// The next row that differs behind `row`, or before it (-1); -1 when there is none.
    int nextDifference(int row, int direction) const;

protected:
    int recordCount() const override;
    int titleCount() const override { return 4; }
    QString title(int column) const override;
    QVariant value(int row, int column) const override;

private:
    static QVariant numberOf(const std::optional<std::size_t> &location, const RunSteps &side);

    std::shared_ptr<const RunComparison> m_comparison;
};

/// Gives the rows their words and shapes.
class AlignedStepPresentation final : public PresentationModel {
    Q_OBJECT

public:
    explicit AlignedStepPresentation(AlignedStepModel *steps, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source) const override;

private:
    const AlignedStepModel *m_steps;
};

} // namespace vitrine
