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

/// The panes whose contents the window itself provides.
struct MainPanes {
    RunsPane *runs;
    StepsPane *steps;
    StepPane *step;
    ResultPanes *results;
    DetailsPane *details;
};

/// Tools for the whole window that need none of its internals: command palette, quick open, settings with the shortcuts
/// of all actions, the filter bar, timeline and Issues with their navigation keys. Created before the menus, which list
/// the panes that it adds; `begin` is called when the menus exist. GUI thread.
class WindowTools final : public QObject {
    Q_OBJECT

public:
    WindowTools(QMainWindow *window, Project *project, Actions *actions, WorkArea *area, const MainPanes &panes);

    /// Takes over the actions and the user's keys.
    void begin(const Menus &menus, PolicyChooser *policies);
    FilterControl *filter() const { return m_filter; }
    PolicyTuning *policies() const { return m_policies; }
    /// Makes values in the results link to the lines that set them.
    void followValues();
    /// Connects F7 to the differences in the focused pane: of two runs, or of the step. Find Next continues in the
    /// focused text, or in the code of the step.
    void actOnStep();
    /// Reads a log while it is being written.
    void follow(const QString &file);
    void save(QSettings &settings) const;
    /// Brings the step or the transcript to the front where the overview is: a step that the user selects must be
    /// visible.
    void leaveOverview();

Q_SIGNALS:
    /// The option to list agents' sessions was changed.
    void sessionsChanged();
    /// A session of an agent, given by its file, should be opened.
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
    Latest m_comparables; ///< the runs that can be compared with the shown one
    Navigation *m_navigation = nullptr;
    Shortcuts *m_shortcuts = nullptr;
    TrailState *m_state = nullptr;
    OverviewPane *m_overview = nullptr;
    const Pane *m_transcript = nullptr;
    bool m_isOverviewDue = false; ///< the trail was just opened, and nothing has been selected yet
    bool m_isBesideDue = false; ///< the panes at the right were away when the kind of run changed
    bool m_showsPython = true; ///< the shown run has Python code
    bool m_isLeading = false; ///< the first match of a filter should be shown once it is known
};

} // namespace vitrine
