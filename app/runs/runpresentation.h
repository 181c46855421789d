// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/presentationmodel.h"

namespace vitrine {

class RunModel;

/// The words of the list of runs.
class RunPresentation final : public PresentationModel {
    Q_OBJECT

public:
    explicit RunPresentation(RunModel *runs, QObject *parent = nullptr);

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    Cell cell(const QModelIndex &source) const override;
    QString spokenRow(int sourceRow) const override;

private:
    const RunModel *m_runs;
};

} // namespace vitrine
