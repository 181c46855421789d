// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "models/trail/record/records.h"

#include <QMainWindow>

class QSettings;

namespace vitrine {

struct Actions;
struct Comparables;
struct FoundLocation;
struct RunSide;
class ComparePane;
class IssuesPane;
class FilterControl;
class Finder;
class IntakeControl;
class Navigation;
class OverviewPane;
class LocationSearch;
class PolicyChooser;
class PolicyTuning;
class DetailsPane;
class Project;
class Shortcuts;
class TrailState;
class ResultPanes;
class ValuePane;
class Menus;
class Pane;
class RunsPane;
class StepsPane;
class SearchPane;
class StepPane;
class WorkArea;

/// The panes that the window itself fills.
struct MainPanes {
    RunsPane *runs;
    StepsPane *steps;
    StepPane *step;
    ResultPanes *results;
    DetailsPane *details;
};

/// Tools for the window as a whole that need none of its internals: command palette, quick open, settings with the
/// shortcuts of all actions, the filter bar, timeline and Issues with the keys that walk them. Made before the menus,
/// which name the panes that it adds; `begin` follows when these exist. GUI thread.
class WindowTools final : public QObject {
    Q_OBJECT

public:
    WindowTools(QMainWindow *window, Project *project, Actions *actions, WorkArea *area, const MainPanes &panes);

    /// Takes over the actions and the user's keys.
    void begin(const Menus &menus, PolicyChooser *policies);
    FilterControl *filter() const { return m_filter; }
    PolicyTuning *policies() const { return m_policies; }
    /// Values of the results lead to the lines that gave them.
    void followValues();
    /// F7 walks the differences of the pane that has the focus: of two runs, or of the step. Finding goes on in the
    /// text that has the focus, or in the code of the step.
    void actOnStep();
    /// Reads a log while it is written.
    void follow(const QString &file);
    void save(QSettings &settings) const;

Q_SIGNALS:
    /// Whether agents' sessions are listed.
    void sessionsChanged();
    /// Requests to open a session of an agent, by its file.
    void sessionChosen(const QString &file);

private:
    void addPanes();
    void connectPane(const Pane *pane);
    void showStory(const Pane *transcript, bool hasPython);
    void showBeside(bool hasPython);
    void leadTo(const QString &filter);
    void showFiltered();
    void bringToFront(const Pane *pane);
    bool isInFront(const Pane *pane) const;
    void showOverview();
    void leaveOverview();
    void recover();
    void proveStep(RunId run, StepId step, std::uint64_t ordinal);
    void chooseComparison();
    void offerComparisons(const Comparables &known);
    void compareWith(const RunSide &side);
    void chooseExecutor();
    void replayIn(const QString &executor);
    void showPalette();
    void showSessions();
    void showQuickOpen();
    void showFound(const QString &typed, const std::vector<FoundLocation> &locations);
    void goToVariable(const FoundLocation &location);
    void showSettings();

    QMainWindow *m_window;
    Project *m_project;
    Actions *m_actions;
    WorkArea *m_area;
    MainPanes m_panes;
    ComparePane *m_comparison = nullptr;
    SearchPane *m_found = nullptr;
    IssuesPane *m_issues;
    FilterControl *m_filter;
    PolicyTuning *m_policies = nullptr;
    ValuePane *m_value = nullptr;
    IntakeControl *m_intake = nullptr;
    Finder *m_finder;
    LocationSearch *m_search;
    Latest m_sessions { this };
    Latest m_comparables; ///< the runs that one can be compared with
    Navigation *m_navigation = nullptr;
    Shortcuts *m_shortcuts = nullptr;
    TrailState *m_state = nullptr;
    OverviewPane *m_overview = nullptr;
    const Pane *m_transcript = nullptr;
    bool m_isOverviewDue = false; ///< the trail was just opened, and nothing was selected yet
    bool m_showsPython = true; ///< the run that is shown has code of Python
    bool m_isLeading = false; ///< what a filter lets through is to be shown once it is known
};

} // namespace vitrine
