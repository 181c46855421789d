// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/widgets/removaldialog.h"
#include "models/judging/trailsecrets.h"

#include <QPointer>
#include <QTimer>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeView;

namespace vitrine {

class FindingModel;
class JobList;
class SecretsJob;

/// Lists the secrets and personal data in a trail, masked, and asks which ones to redact. Searches in the background;
/// the caller redacts. GUI thread.
class RedactionDialog final : public RemovalDialog {
    Q_OBJECT

public:
    RedactionDialog(Subject subject, JobList *jobs, QWidget *parent = nullptr);
    ~RedactionDialog() override;

Q_SIGNALS:
    void redactionRequested(const vitrine::Redaction &redaction);

protected:
    void carryOut() override;

private:
    QWidget *makeSearch();
    QWidget *makeChoice();
    void search();
    void stopSearch();
    void showProgress();
    void showFindings(const std::vector<TrailSecret> &secrets);
    void showFailure(const Error &error);
    void showState(const QString &text);
    void check();

    JobList *m_jobs;
    QPointer<SecretsJob> m_search; ///< the running search
    QTimer m_tick;
    QComboBox *m_wanted;
    QLabel *m_state;
    QProgressBar *m_progress;
    QPushButton *m_stop;
    FindingModel *m_findings;
    QTreeView *m_view;
    QPushButton *m_all;
    QPushButton *m_none;
};

} // namespace vitrine
