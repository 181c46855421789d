// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/kit/lists/flatlist.h"
#include "models/judging/approvalhistory.h"

#include <vector>

namespace vitrine {

class Project;

/// The decisions on pending steps of the open trail, newest first: time, step, decision, user and reason. Read on
/// another thread, only while visible. GUI thread.
class ApprovalDecisions final : public FlatList {
    Q_OBJECT

public:
    explicit ApprovalDecisions(Project *project, QWidget *parent = nullptr);
    /// Reads the decisions again, as there may be new ones.
    void refresh();

Q_SIGNALS:
    void stepChosen(vitrine::RunId run, vitrine::StepId step);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fill(const std::vector<ApprovalRecord> &records);
    static void fillRow(QTreeWidgetItem *item, const ApprovalRecord &record);

    Project *m_project;
    std::vector<ApprovalRecord> m_records;
    Latest m_reading;
    bool m_isDue = true; ///< changed while hidden or while being read
};

} // namespace vitrine
