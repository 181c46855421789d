// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/columnlayout.h"
#include "app/kit/lists/pagedpresentation.h"
#include "models/trail/read/rowlist.h"

#include <span>

namespace vitrine {

class RunModel;
struct RunGroup;
struct RunRow;

/// The texts of the list of runs.
class RunPresentation final : public PagedPresentation {
    Q_OBJECT

public:
    explicit RunPresentation(RunModel *runs, QObject *parent = nullptr);

    static void arrange(RecordView &view);
    /// A cell of the row of a group.
    static Cell groupCell(RunGroupBy by, const RunGroup &group, int column);
    static Cell groupScore(const RunGroup &group);
    static Cell groupAnswers(const RunGroup &group);
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    Cell cell(int row, int column) const override;
    QString spokenRow(int row) const override;

private:
    Cell numberCell(int row) const;
    Cell calledCell(const RunRow &run) const;
    QVariant valueOf(int row, int column) const;

    /// How a column is shown; its title and raw value are in runmodel.cpp.
    struct ShownColumn {
        Cell (*cell)(const RunPresentation &self, const RunRow &run, int row);
        ColumnLayout layout = {};
    };
    static std::span<const ShownColumn> shownColumns();

    const RunModel *m_runs;
};

} // namespace vitrine
