// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/panes/pane.h"
#include "models/replay/runcomparison.h"

#include <QTimer>

#include <memory>

class QAction;
class QComboBox;
class QLabel;

namespace vitrine {

class AlignedStepModel;
class AlignedStepPresentation;
class DifferenceView;
class Project;
class RecordView;

/// Two runs of the open trail side by side: their steps aligned, with a verdict and its reason for each row, and the
/// differences of the selected row. Each side is the recording or its latest replay. Follows changes of the trail. GUI
/// thread; the trail is read in the pool of jobs.
class ComparePane final : public Pane {
    Q_OBJECT

public:
    explicit ComparePane(Project *project, QWidget *parent = nullptr);

    void compare(const RunSide &left, const RunSide &right);
    /// Compares the latest replay of a run with the latest one in another executor, or with its recording.
    void compareExecutors(RunId run);
    void clear();
    /// Sets the action that the empty pane offers.
    void offerToCompare(QAction *choose);
    /// Goes to the next difference of the step and, after its last one, to the next step that differs; -1: backward.
    void goToDifference(int direction);

private:
    QWidget *makeBar();
    QComboBox *makeSide(const QString &name, const QString &text);
    void read();
    void take(const Result<RunComparison> &comparison);
    void showNames();
    void showTitles(const RunComparison &comparison);
    void showForms(QComboBox *form, const RunSide &side, const std::vector<RunReplay> &replays);
    void chooseSide();
    void showRow(const QModelIndex &index);
    void chooseRow(int row);
    void open(const QModelIndex &index);

    Project *m_project;
    AlignedStepModel *m_model;
    AlignedStepPresentation *m_presentation;
    RecordView *m_view;
    DifferenceView *m_difference;
    QLabel *m_leftName = nullptr;
    QLabel *m_rightName = nullptr;
    QComboBox *m_leftForm = nullptr;
    QComboBox *m_rightForm = nullptr;
    QTimer m_settle; ///< results of a replay arrive in bursts
    RunSide m_left; ///< run 0: nothing is compared
    RunSide m_right;
    Latest m_choosing; ///< reads which replays of a run exist
    Latest m_reading;
};

} // namespace vitrine
