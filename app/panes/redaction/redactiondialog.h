// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/trailsecrets.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeView;

namespace vitrine {

class FindingModel;
class JobList;
class SecretsJob;

/// Lists the secrets and personal data of a trail, masked, and asks which are to be redacted. Searches in the
/// background; who opens it redacts. GUI thread.
class RedactionDialog final : public QDialog {
    Q_OBJECT

public:
    /// The trail. `runNumber`: how the lists number a run.
    struct Subject {
        QString trail;
        QString title;
        std::function<int(RunId)> runNumber;
    };

    RedactionDialog(Subject subject, JobList *jobs, QWidget *parent = nullptr);
    ~RedactionDialog() override;

Q_SIGNALS:
    void redactionRequested(const vitrine::Redaction &redaction);

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

    Subject m_subject;
    JobList *m_jobs;
    QPointer<SecretsJob> m_search; ///< the one that runs
    QTimer m_tick;
    QComboBox *m_wanted;
    QLabel *m_state;
    QProgressBar *m_progress;
    QPushButton *m_stop;
    FindingModel *m_findings;
    QTreeView *m_view;
    QPushButton *m_all;
    QPushButton *m_none;
    QLineEdit *m_reason;
    QPushButton *m_redact;
};

} // namespace vitrine
