// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/widgets/removaldialog.h"
#include "models/judging/retention.h"

#include <QPointer>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace vitrine {

class JobList;
class PrunableJob;

/// Asks which runs of a trail to delete or move, by age and project, and lists them. Reads the trail in the background;
/// the caller deletes. GUI thread.
class RetentionDialog final : public RemovalDialog {
    Q_OBJECT

public:
    /// Maximum number of listed runs; the button counts all.
    static constexpr std::size_t mostListed = 2'000;

    RetentionDialog(Subject subject, JobList *jobs, QWidget *parent = nullptr);
    ~RetentionDialog() override;

Q_SIGNALS:
    /// `target`: the new trail that the runs are moved into; empty: the runs are deleted.
    void pruningRequested(const vitrine::Pruning &pruning, const QString &target);

protected:
    void carryOut() override;

private:
    QWidget *makeChoice();
    QWidget *makeTarget();
    void makeList();
    void read();
    void showRuns(const std::vector<PrunableRun> &runs);
    void showFailure(const Error &error);
    RetentionRule rule() const;
    void choose();
    void list();
    void check();

    JobList *m_jobs;
    QPointer<PrunableJob> m_reading; ///< until it has ended
    std::vector<PrunableRun> m_all;
    std::vector<PrunableRun> m_chosen;
    QSpinBox *m_age;
    QComboBox *m_project;
    QTreeWidget *m_list;
    QLabel *m_state;
    QCheckBox *m_isMove;
    QLineEdit *m_target;
    QPushButton *m_browse;
};

} // namespace vitrine
