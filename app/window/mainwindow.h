// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executionbackend.h"

#include <QHash>
#include <QMainWindow>

#include <memory>
#include <optional>

class QStackedWidget;

namespace vitrine {

struct Actions;
struct ReadyExecutor;
struct ExecutionSummary;
struct ImportedLogs;
struct StepDetail;
class DraftKeeper;
class ExecutorChooser;
class LiveOutput;
class MessageStrip;
class ActionAvailability;
class LocationOpener;
class PolicyChooser;
class Project;
class RecentFiles;
class DetailsPane;
class ResultPanes;
class RunsPane;
class StatusLine;
class StepPane;
class StepsPane;
class TrailSaver;
class WelcomePage;
class WindowTools;
class WorkArea;

/// The window. It only assembles: panes show the project's models, actions call the project, and what happens there is
/// put into words here. GUI thread.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(ExecutionBackendFactory factory, QWidget *parent = nullptr);
    ~MainWindow() override;

    Project *project() const { return m_project; }
    void openFiles(const QStringList &files, const QString &format = {});
    /// Performs the desktop's other actions: see WorkbenchOptions::start. Unknown actions are ignored.
    void start(const QString &action);
    LocationOpener *locations() const { return m_locations; }
    /// Size of a window that was never open, on a screen with so much room.
    static QSize firstSize(const QSize &available);
    /// Offers drafts that survived the end of the program.
    void offerDrafts();
    /// A step was stopped without success: the process cannot exit normally.
    bool isStuck() const;

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void buildPanes();
    void connectActions();
    void connectViewActions();
    void connectGoActions();
    void connectWelcomePage();
    void offerSessions();
    void connectPanes();
    void connectProject();
    void connectExecution();

    void chooseFiles();
    void chooseCopy();
    void choosePolicyFile();
    void openSample();
    void verifyTrail();
    void runShownStep();
    void finishClosing();

    void showOpened();
    void showClosed();
    void showRun();
    void showStepTitle();
    void showDetail(const std::shared_ptr<const StepDetail> &detail);
    void rememberLogs(const ImportedLogs &logs);
    void showError(const Error &error);
    void showExecutor(const ReadyExecutor &info);
    void showActivity();
    void showSummary(const ExecutionSummary &summary);
    void showOtherEnvironment(const ExecutionSummary &summary);
    void showCounts();

    void restoreSettings();
    void saveSettings() const;

    Project *m_project;
    Actions *m_actions;
    ActionAvailability *m_availability; ///< of the actions
    RecentFiles *m_recent;
    QHash<QString, QString> m_logs; ///< the log that a trail of ours was made of
    TrailSaver *m_saver;
    LocationOpener *m_locations;
    MessageStrip *m_strip;
    QStackedWidget *m_pages;
    WelcomePage *m_welcome;
    WorkArea *m_area;
    RunsPane *m_runs;
    StepsPane *m_steps;
    StepPane *m_step;
    LiveOutput *m_live;
    ResultPanes *m_results;
    DetailsPane *m_details;
    PolicyChooser *m_policies;
    ExecutorChooser *m_executors;
    StatusLine *m_status;
    WindowTools *m_tools = nullptr;
    DraftKeeper *m_drafts = nullptr;
    std::optional<Error> m_runFailure; ///< shown until a run succeeds
    bool m_isClosing = false;
};

} // namespace vitrine
