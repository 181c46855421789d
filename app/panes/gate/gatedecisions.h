// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/kit/lists/flatlist.h"
#include "models/judging/gatehistory.h"

#include <vector>

namespace vitrine {

class Project;

/// The decisions on pending steps of the open trail, the newest first: time, step, decision, user and reason. Read
/// while visible, on another thread. GUI thread.
class GateDecisions final : public FlatList {
    Q_OBJECT

public:
    explicit GateDecisions(Project *project, QWidget *parent = nullptr);
    /// More may have been decided.
    void refresh();

Q_SIGNALS:
    void stepChosen(vitrine::RunId run, vitrine::StepId step);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fill(const std::vector<GateRecord> &records);
    static void fillRow(QTreeWidgetItem *item, const GateRecord &record);

    Project *m_project;
    std::vector<GateRecord> m_records;
    Latest m_reading;
    bool m_isDue = true; ///< changed while hidden, or while it was read
};

} // namespace vitrine
