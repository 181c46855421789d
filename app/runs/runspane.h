// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/records.h"

#include <QWidget>

class QSettings;

namespace vitrine {

class RecordView;
class RunModel;
class RunPresentation;

/// The list of runs. Follows its model, and says which run the user chose.
class RunsPane final : public QWidget {
    Q_OBJECT

public:
    explicit RunsPane(RunModel *runs, QWidget *parent = nullptr);

    RunId currentRun() const; ///< 0 when none is
    void select(RunId run);
    /// The run `distance` rows below in the order shown.
    void selectNeighbour(int distance);
    RecordView *view() const { return m_view; }
    /// Whether it may be empty because of a filter.
    void setFiltered(bool isFiltered);

Q_SIGNALS:
    void runChosen(vitrine::RunId run);

private:
    void announce(const QModelIndex &current);
    void showChosen();

    RunModel *m_runs;
    RunPresentation *m_presentation;
    RecordView *m_view;
    RunId m_chosen = 0; ///< found again in another list
};

} // namespace vitrine
