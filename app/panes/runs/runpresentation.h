// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/pagedpresentation.h"

namespace vitrine {

class RunModel;
struct RunRow;

/// The words of the list of runs.
class RunPresentation final : public PagedPresentation {
    Q_OBJECT

public:
    explicit RunPresentation(RunModel *runs, QObject *parent = nullptr);

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    Cell cell(int row, int column) const override;
    QString spokenRow(int row) const override;

private:
    Cell numberCell(int row) const;
    Cell calledCell(const RunRow &run) const;
    Cell valueCell(const RunRow &run, int row, int column) const;

    const RunModel *m_runs;
};

} // namespace vitrine
